import {
  type Art,
  art,
  darker,
  dice,
  ground,
  lighter,
  line,
  mix,
  num,
  oval,
  type PlacedArt,
  p,
  put,
} from "./svg.ts";

/** Two below and one above, touching. `tilt` turns the lower ones outwards. */
export function heap3(one: Art, w = 68, tilt = 8, lift = 0.62): PlacedArt[] {
  const s = w / one.w;
  const h = one.h * s;
  const dx = w * 0.5;
  return [
    put(one, 120, ground - h * lift, s),
    put(one, 120 - dx, ground, s, -tilt),
    put(one, 120 + dx, ground, s, tilt, true),
  ];
}

/** Three below and two above. */
export function heap5(one: Art, w = 54, tilt = 8, lift = 0.62): PlacedArt[] {
  const s = w / one.w;
  const h = one.h * s;
  const dx = w * 0.9;
  return [
    put(one, 120 - dx / 2, ground - h * lift, s, -tilt / 2),
    put(one, 120 + dx / 2, ground - h * lift, s, tilt, true),
    put(one, 120 - dx, ground, s, -tilt),
    put(one, 120 + dx, ground, s, tilt, true),
    put(one, 120, ground + 3, s, 3),
  ];
}

/** Long things laid across one another. Angles in degrees; all stand on about the same line. */
export function laid(
  one: Art,
  w: number,
  places: [x: number, y: number, r: number, flip?: boolean][],
): PlacedArt[] {
  return places.map(([x, y, r, flip]) => put(one, x, y, w / one.w, r, flip ?? false));
}

export type Grain = "round" | "bead" | "split" | "long" | "seed" | "flake" | "puff" | "dust";

/** One grain about 8 wide, in three tones at most. */
function grain(kind: Grain, x: number, y: number, turn: number, colour: string): string {
  const at = `transform="translate(${num(x)} ${num(y)})rotate(${Math.round(turn)})"`;
  if (kind === "round") return oval(darker(colour, 0.22), x + 0.5, y + 0.8, 4.2) + oval(colour, x, y, 3.7);
  if (kind === "bead") return oval(colour, x, y, 2.1);
  if (kind === "split") return oval(colour, x, y, 4.2, 3);
  if (kind === "long") return p(colour, "M-6 0Q0-3 6 0 0 3-6 0Z", at);
  if (kind === "seed") return p(colour, "M-5 0Q0-2.4 5 0 0 2.4-5 0Z", at);
  if (kind === "flake") return p(colour, "M-6 0Q-2-5 5-3 8 1 3 4-4 5-6 0Z", at);
  if (kind === "puff") return p(colour, "M-6 0C-6-4-1-4.5 2-4 7-3 7 3 2 4-2 5-6 4-6 0Z", at);
  return oval(colour, x, y, 1.3);
}

/** Whether a colour is so dark that pale grains on it would look like bubbles. */
const dark = (colour: string) => [1, 3, 5].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) < 160);

/** A heap of grain, w × h, its own colour with lighter and darker grains on it. */
export function heap(kind: Grain, colour: string, w = 100, h = 44, spread = 1): Art {
  const roll = dice(colour.length + w + kind.length * 7);
  const tones = [
    lighter(colour, dark(colour) ? 0.2 : 0.4),
    mix(colour, "#a06a1e", 0.24),
    lighter(colour, 0.18),
  ];
  const count = Math.round(((w * h) / 95) * spread);
  const marks: string[] = [];
  for (let index = 0; index < count; index++) {
    const x = roll() * 2 - 1;
    const top = (1 - x * x) ** 0.8;
    const y = h - 4 - roll() * (h - 8) * top;
    marks.push(grain(kind, w / 2 + x * w * 0.45, y, roll() * 180, tones[index % 3] ?? colour));
  }
  const base = mix(colour, "#a06a1e", 0.1);
  const bulk = `M0 ${h - 3}C${w * 0.16} ${h - 5} ${w * 0.28} 0 ${w / 2} 0S${w * 0.84} ${h - 5} ${w} ${h - 3}Q${w / 2} ${h + 5} 0 ${h - 3}Z`;
  const shadeD = `M${w * 0.58} 1C${w * 0.74} 6 ${w * 0.86} ${h - 5} ${w} ${h - 3}Q${w * 0.8} ${h} ${w * 0.6} ${h}Q${w * 0.74} ${h * 0.5} ${w * 0.58} 1Z`;
  return art(w, h, p(base, bulk), ...marks, p(mix(colour, "#7a4a10", 0.5), shadeD, 'opacity=".2"'));
}

/** A brass-rimmed bowl with a heap in it, 92 × 58. */
export function bowl(kind: Grain, colour: string, clay = "#b9683f", spread = 1): Art {
  const top = heap(kind, colour, 78, 30, spread);
  return art(
    92,
    58,
    `<g transform="translate(7 2)">${top.mark}</g>`,
    p(clay, "M0 26H92C92 46 78 58 62 58H30C14 58 0 46 0 26Z"),
    p(darker(clay, 0.18), "M70 26H92C92 46 78 58 62 58H50C66 52 70 40 70 26Z"),
    p(lighter(clay, 0.25), "M0 24Q0 22 3 22H89Q92 22 92 24V30H0Z"),
    line(lighter(clay, 0.4), 2.5, "M12 38Q16 46 24 50", 'opacity=".7"'),
  );
}
