/** A drawing in its own box 0…w × 0…h, standing on its lower edge. A product picture is 240 units wide. */
export type Art = { mark: string; w: number; h: number };

/** A placed drawing: (x, y) is the middle of its lower edge, `s` its scale, `r` its rotation in degrees. */
export type PlacedArt = { art: Art; x: number; y: number; s: number; r: number; flip: boolean };

/** The line on which products stand in a picture. */
export const ground = 166;

/** A number with at most two decimals, as short as SVG allows. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, "$1.");
}

export function art(w: number, h: number, ...marks: string[]): Art {
  return { mark: marks.join(""), w, h };
}

/** The drawing enlarged to a width, keeping its proportions. */
export function wide(drawing: Art, w: number): Art {
  const scale = w / drawing.w;
  return art(w, drawing.h * scale, `<g transform="scale(${num(scale)})">${drawing.mark}</g>`);
}

/** The same drawing in other colours. */
export function dye(drawing: Art, colours: Record<string, string>): Art {
  const mark = drawing.mark.replace(/#[0-9a-f]{3,6}\b/gi, (hex) => colours[hex.toLowerCase()] ?? hex);
  return { ...drawing, mark };
}

export function put(drawing: Art, x: number, y = ground, s = 1, r = 0, flip = false): PlacedArt {
  return { art: drawing, x, y, s, r, flip };
}

/** Several placed drawings as one of the given box. */
export function group(w: number, h: number, ...parts: (PlacedArt | string)[]): Art {
  const inner = parts.map((part) => (typeof part === "string" ? part : inPlace(part)));
  return art(w, h, ...inner);
}

export function inPlace(placed: PlacedArt): string {
  return `<g${transform(placed)}>${placed.art.mark}</g>`;
}

/** Rotates about the centre, so that a tilt does not move the drawing away. */
function transform({ art: { w, h }, x, y, s, r, flip }: PlacedArt): string {
  const half = (h * s) / 2;
  const steps = [`translate(${num(x)} ${num(y - half)})`];
  if (r) steps.push(`rotate(${num(r)})`);
  if (flip) steps.push(`scale(${num(-s)} ${num(s)})`);
  else if (s !== 1) steps.push(`scale(${num(s)})`);
  steps.push(`translate(${num(-w / 2)} ${num(-h / 2)})`);
  return ` transform="${steps.join("")}"`;
}

/** Repeated drawings become one definition. */
export function picture(w: number, h: number, parts: (PlacedArt | string)[]): string {
  const seen = new Map<string, number>();
  for (const part of parts) {
    if (typeof part !== "string") seen.set(part.art.mark, (seen.get(part.art.mark) ?? 0) + 1);
  }
  const shared = [...seen].filter(([, times]) => times > 1).map(([mark]) => mark);
  const defs = shared.map((mark, index) => `<g id="d${index}">${mark}</g>`).join("");
  const body = parts.map((part) => {
    if (typeof part === "string") return part;
    const at = shared.indexOf(part.art.mark);
    return at < 0 ? inPlace(part) : `<use href="#d${at}"${transform(part)}/>`;
  });
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">`;
  return `${open}${defs && `<defs>${defs}</defs>`}${body.join("")}</svg>\n`;
}

/** A mark used many times within one drawing: its definition, and a copy under a transform. */
export function shared(mark: string): { def: string; at: (transform: string) => string } {
  let sum = 7;
  for (const letter of mark) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
  const id = `s${(sum >>> 0).toString(36)}`;
  return {
    def: `<defs><g id="${id}">${mark}</g></defs>`,
    at: (transform) => `<use href="#${id}" transform="${transform}"/>`,
  };
}

/** The soft shade under a product. */
export function shade(x: number, y: number, rx: number, ry = Math.max(5, rx * 0.115)): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="#3b3a12" opacity=".13"/>`;
}

/** A product picture: the drawings on the ground with their shade. */
export function product(...parts: (PlacedArt | string)[]): string {
  const placed = parts.filter((part) => typeof part !== "string");
  const left = Math.min(...placed.map(({ art: a, x, s }) => x - (a.w * s) / 2));
  const right = Math.max(...placed.map(({ art: a, x, s }) => x + (a.w * s) / 2));
  const shadow = shade((left + right) / 2, ground, ((right - left) / 2) * 1.06);
  return picture(240, 240, placed.length > 0 ? [shadow, ...parts] : parts);
}

/** `from` moved towards `to` by a share of 0…1. */
export function mix(from: string, to: string, share: number): string {
  const a = parts(from);
  const b = parts(to);
  return `#${a.map((value, index) => hex(value + ((b[index] ?? 0) - value) * share)).join("")}`;
}

/** Whether dark letters are easier to read on a colour than pale ones. */
export function isPale(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = parts(colour);
  return red * 0.3 + green * 0.59 + blue * 0.11 > 150;
}

export const darker = (colour: string, share = 0.16) => mix(colour, "#2a1608", share);
export const lighter = (colour: string, share = 0.3) => mix(colour, "#ffffff", share);

function parts(colour: string): number[] {
  const full = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, "$&$&") : colour;
  return [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, "0");

/** A path with a fill. */
export const p = (fill: string, d: string, more = "") =>
  `<path fill="${fill}" d="${d}"${more && ` ${more}`}/>`;

/** A stroked path with round ends. */
export function line(stroke: string, width: number, d: string, more = ""): string {
  const ends = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return `<path stroke="${stroke}" stroke-width="${num(width)}" ${ends} d="${d}"${more && ` ${more}`}/>`;
}

export function box(fill: string, x: number, y: number, w: number, h: number, r = 0, more = ""): string {
  const round = r ? ` rx="${num(r)}"` : "";
  const place = `x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"`;
  return `<rect fill="${fill}" ${place}${round}${more && ` ${more}`}/>`;
}

export function oval(fill: string, cx: number, cy: number, rx: number, ry = rx, more = ""): string {
  const size = rx === ry ? `r="${num(rx)}"` : `rx="${num(rx)}" ry="${num(ry)}"`;
  const tag = rx === ry ? "circle" : "ellipse";
  return `<${tag} fill="${fill}" cx="${num(cx)}" cy="${num(cy)}" ${size}${more && ` ${more}`}/>`;
}

/** Repeatable numbers from 0 to 1, so that every run draws the same grains. */
export function dice(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}
