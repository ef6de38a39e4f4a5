import { type Art, box, inPlace, oval, put } from "./svg.ts";

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
