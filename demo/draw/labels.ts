import words from "./pack-words.json" with { type: "json" };
import { type Art, box, inPlace, num, oval, p, put } from "./svg.ts";

/** What is written on packs, in Bengali: outlines from Anek Bangla (SIL Open Font License), 100 high, one path a line. */
export type PackWord = keyof typeof words;

export const cream = "#fffdf6";

/** The drawing scaled to fit a box around a centre. */
export function fitted(drawing: Art, cx: number, cy: number, w: number, h = w): string {
  const scale = Math.min(w / drawing.w, h / drawing.h);
  return inPlace(put(drawing, cx, cy + (drawing.h * scale) / 2, scale));
}

export function roundLabel(cx: number, cy: number, r: number, inner: Art, ground = cream): string {
  return oval(ground, cx, cy, r) + fitted(inner, cx, cy, r * 1.32);
}

/** A paper band around a vessel, with a coloured rule above and below. */
export function band(
  x: number,
  y: number,
  w: number,
  h: number,
  inner: Art,
  rule: string,
  ground = cream,
): string {
  const rules = box(rule, x, y, w, 3) + box(rule, x, y + h - 3, w, 3);
  return box(ground, x, y, w, h) + rules + fitted(inner, x + w / 2, y + h / 2, w * 0.72, h * 0.72);
}

export function plate(x: number, y: number, w: number, h: number, inner: Art, ground = cream): string {
  return box(ground, x, y, w, h, 7) + fitted(inner, x + w / 2, y + h / 2, w * 0.8, h * 0.8);
}

/** The word as large as fits a box around (cx, cy), each of its lines below the other. */
export function lettering(word: PackWord, ink: string, cx: number, cy: number, w: number, h: number): string {
  const lines = words[word];
  const gap = 14;
  const high = lines.reduce((sum, line) => sum + line.h + gap, -gap);
  const scale = Math.min(w / Math.max(...lines.map((line) => line.w)), h / high);
  let top = -high / 2;
  const paths = lines.map((line) => {
    const place = `translate(${num(-line.x - line.w / 2)} ${num(top - line.y)})`;
    top += line.h + gap;
    return p(ink, line.d, `transform="${place}"`);
  });
  return `<g transform="translate(${num(cx)} ${num(cy)})scale(${num(Math.round(scale * 1000) / 1000)})">${paths.join("")}</g>`;
}

/** A paper label with the word above what is in the pack. */
export function namedPlate(
  [x, y, w, h]: [x: number, y: number, w: number, h: number],
  word: PackWord,
  ink: string,
  inner: Art,
  ground = cream,
): string {
  const high = words[word].length > 1 ? 0.54 : 0.38;
  const label = box(ground, x, y, w, h, 7);
  const text = lettering(word, ink, x + w / 2, y + h * (high / 2 + 0.05), w * 0.86, h * (high - 0.04));
  const rest = h * (0.9 - high);
  return label + text + fitted(inner, x + w / 2, y + h * (high + 0.06) + rest / 2, w * 0.74, rest * 0.92);
}
