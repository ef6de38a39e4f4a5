import { type Art, art, darker, dice, lighter, line, num, oval, p, shared } from "./svg.ts";

/** The vegetables of every kitchen: tomato, onion, potato, garlic, capsicum; and pineapple. */

/** A ripe deshi tomato, ribbed and not quite round: 76 × 70. `turn` shows more or less of its stalk. */
export function tomato(skin = "#dd3b2a", shoulder = "#e8763a"): Art {
  return art(
    76,
    70,
    p(darker(skin, 0.3), "M38 9C60 4 76 18 76 38 76 58 60 70 38 70S0 58 0 38C0 18 16 4 38 9Z"),
    p(skin, "M38 9C59 4 74 17 74 35 73 54 58 63 37 63 17 63 1 53 1 36 1 18 16 4 38 9Z"),
    p(
      lighter(skin, 0.14),
      "M36 10C20 5 4 17 4 35 5 48 15 56 28 58 14 44 18 22 36 10ZM40 10C56 12 62 34 52 58 62 53 67 44 67 34 66 18 54 8 40 10Z",
    ),
    p(
      shoulder,
      "M38 9.5C50 7 59 10 65 17.5 56 21 47 20 38 17 29 20 19 21 11 18 17 10 26 7 38 9.5Z",
      'opacity=".75"',
    ),
    line(
      darker(skin, 0.18),
      1.6,
      "M38 18C34 30 33 44 36 60M44 17C54 26 58 40 55 56M32 17C22 26 17 38 19 52",
      'opacity=".55"',
    ),
    p("#fff", "M11 33C12 24 18 18 24 17 26 21 19 25 17 33 16 39 11 39 11 33Z", 'opacity=".62"'),
    p("#fff", "M14 45Q16 42 18 45 18 49 15 48Z", 'opacity=".4"'),
    p(
      "#3f7d2c",
      "M38 12C30 8 22 9 15 14 22 16 28 17 33 17 29 21 27 25 27 30 33 27 36 23 38 19 42 23 46 27 52 28 51 23 48 20 44 17 50 16 56 16 62 13 55 8 46 8 38 12Z",
    ),
    p("#5c9f3f", "M38 12C31 10 24 11 19 14 26 15 32 14 38 15 44 14 51 14 58 12 51 9 45 9 38 12Z"),
    line("#4c7a30", 3.4, "M38 13C37 9 38 6 42 2"),
    line("#86b860", 1.2, "M37.4 11C37.4 8 38.6 6 41 3"),
  );
}

/** A tomato cut across, its chambers to the front: 66 × 58. */
export const tomatoHalf: Art = art(
  66,
  58,
  oval("#a9281f", 33, 31, 33, 27),
  oval("#dd3b2a", 33, 28, 33, 26.5),
  oval("#f0755a", 33, 27.5, 29, 22.5),
  ...[0, 90, 180, 270].map((turn) => {
    const seeds = [
      [-5, 11],
      [0, 9],
      [5, 11],
      [-3, 15],
      [3, 15],
    ].map(([x = 0, y = 0]) => p("#f7d98a", `M${x} ${y - 2}q1.6 2 0 4-1.6-2 0-4Z`));
    const chamber = p("#c9301f", "M-9 7Q0 3 9 7 13 14 8 18 0 21-8 18-13 14-9 7Z");
    return `<g transform="translate(33 27.5)scale(1.2 .94)rotate(${turn + 45})">${chamber}${seeds.join("")}</g>`;
  }),
  oval("#f6a58c", 33, 27.5, 5, 4),
  p("#fff", "M8 20C12 12 20 7 26 6 25 9 16 12 12 20Z", 'opacity=".5"'),
);

/** A small deshi onion with papery skin, its neck up: 66 × 76. */
export function onion(skin = "#a8446d"): Art {
  const dark = darker(skin, 0.24);
  const pale = lighter(skin, 0.34);
  return art(
    66,
    76,
    line("#d9b98a", 1.6, "M30 70Q26 74 24 76M33 71V76M37 70Q40 74 43 75"),
    p(dark, "M33 15C36 22 66 26 66 48 66 64 50 72 33 72S0 64 0 48C0 26 30 22 33 15Z"),
    p(skin, "M32 13C35 23 61 27 62 46 61 61 48 68 32 68 15 68 2 61 2 46 3 27 29 23 32 13Z"),
    p(lighter(skin, 0.16), "M31 16C27 25 9 28 8 46 9 58 17 64 26 66 16 52 18 32 31 16Z"),
    line(
      pale,
      1.5,
      "M31 19C17 30 11 46 22 65M32.5 19C27 34 26 52 32 67M35 20C45 32 48 50 42 66M37 22C52 32 58 44 53 59",
      'opacity=".8"',
    ),
    line(
      dark,
      1.2,
      "M30 21C22 32 18 48 27 66M34 20C38 34 39 52 37 67M38 23C48 33 53 46 48 63",
      'opacity=".7"',
    ),
    p("#fff", "M10 44C10 36 15 31 20 29 22 32 16 37 15 45 14 50 10 50 10 44Z", 'opacity=".55"'),
    p("#c99a5e", "M25 22C29 15 29 8 27 1 31 4 33 3 35 0 36 4 39 4 41 2 38 9 38 16 42 22 36 18 31 18 25 22Z"),
    line("#8f6638", 1.2, "M31 18C32 12 32 8 31 4M35.5 17C35 12 36 8 37.5 4"),
    p(lighter(skin, 0.5), "M42 22C48 24 53 27 55 31 50 29 46 29 43 31 40 28 39 25 42 22Z", 'opacity=".7"'),
  );
}

/** Half an onion with its rings: 62 × 60. */
export const onionHalf: Art = art(
  62,
  60,
  oval("#7d2f52", 31, 32, 31, 28),
  oval("#a8446d", 31, 30, 31, 28),
  oval("#f6e6ee", 31, 30, 28, 25),
  ...[23, 18, 13, 8].map(
    (r) =>
      `<ellipse cx="31" cy="30" rx="${r}" ry="${Math.round(r * 0.88)}" fill="${r % 2 ? "#fbf1f5" : "#f3dde8"}" stroke="#b9668c" stroke-width="1.5"/>`,
  ),
  oval("#dcb0c6", 31, 30, 3, 2.6),
);

/** A washed potato with its eyes: 76 × 58. `seed` gives each its own spots. */
export function potato(seed: number, skin = "#cf9f62"): Art {
  const roll = dice(seed);
  const shapes = [
    "M8 20C16 4 40-2 58 5 74 11 80 30 72 43 62 58 38 60 20 55 4 50 0 34 8 20Z",
    "M6 24C10 8 30 0 50 2 68 4 78 18 75 34 72 50 54 58 34 57 14 56 2 42 6 24Z",
    "M10 14C22 2 44 2 60 8 75 14 78 34 68 46 56 58 30 58 14 50 0 42 0 26 10 14Z",
  ];
  const shape = shapes[seed % 3] ?? "";
  const marks: string[] = [];
  for (let index = 0; index < 6; index++) {
    const x = Math.round(16 + index * 8.5 + roll() * 4);
    const y = Math.round(14 + roll() * 30);
    marks.push(line(darker(skin, 0.34), 1.7, `M${x} ${y}q3-2.4 6 0`));
    marks.push(oval(darker(skin, 0.2), x + 4, y + 4, 1.1, 0.8));
  }
  const specks = Array.from({ length: 12 }, () =>
    oval(darker(skin, 0.16), Math.round(12 + roll() * 52), Math.round(9 + roll() * 40), 0.9),
  );
  return art(
    76,
    58,
    p(darker(skin, 0.28), shape),
    `<g transform="translate(.6 -.4)scale(.97 .9)">${p(skin, shape)}</g>`,
    `<g transform="translate(4.5 2.6)scale(.76 .66)">${p(lighter(skin, 0.2), shape)}</g>`,
    ...specks,
    ...marks,
    p("#fff", "M14 20C18 12 26 8 32 8 32 12 24 13 19 21 16 25 12 24 14 20Z", 'opacity=".45"'),
  );
}

/** A head of garlic, its cloves under the skin: 70 × 74. */
export const garlicHead: Art = art(
  70,
  74,
  line("#c9b48c", 1.5, "M29 69Q26 73 25 74M35 70V74M40 69Q43 72 45 74"),
  p("#cdb9a4", "M33 16C30 26 0 30 0 50 0 64 16 71 35 71S70 64 70 50C70 30 40 26 39 16Z"),
  p("#f4ece0", "M33 14C30 25 2 29 2 48 3 61 17 67 35 67 53 67 66 61 67 47 67 29 40 25 39 14Z"),
  p(
    "#fffaf2",
    "M33 18C26 29 8 32 7 47 8 58 16 63 24 65 14 50 20 32 33 18ZM37 18C44 30 56 36 54 60 60 57 63 53 63 47 62 34 45 28 37 18Z",
  ),
  p("#e6d9c8", "M35 18C27 34 25 52 31 67H41C46 52 45 34 38 18Z"),
  p("#f7f0e5", "M35 20C29 34 28 52 33 66H38C42 52 41 34 37 20Z"),
  line(
    "#c3a7ae",
    1.3,
    "M33 20C20 32 15 48 22 64M34.5 20C28 34 27 52 32 67M38 20C44 34 46 52 41 67M39 20C53 32 58 46 51 63",
    'opacity=".9"',
  ),
  line("#b98d9c", 1, "M28 30C23 38 21 46 23 56M45 31C50 39 52 47 50 56", 'opacity=".7"'),
  p("#e3d3b8", "M30 20C33 13 32 7 30 0L36 2 42 0C39 7 39 14 42 20 38 17 34 17 30 20Z"),
  line("#b79f78", 1.3, "M34 17C35 12 34.5 8 33.5 3M37.5 17C37 12 38 8 39 3"),
);

/** A clove of garlic in its skin, lying: 40 × 24. */
export const clove: Art = art(
  40,
  24,
  p("#cdb9a4", "M1 15C5 4 18-1 30 4 36 7 39 12 40 17 34 23 22 25 12 23 5 22 0 20 1 15Z"),
  p("#f8f1e6", "M1 13C6 3 18-1 30 4 35 6 38 10 39 15 31 20 20 22 11 20 5 19 1 17 1 13Z"),
  line("#cfaebb", 1.2, "M5 15C12 6 24 5 36 13M8 18C16 13 26 13 36 16", 'opacity=".9"'),
  p("#fff", "M8 10C13 5 19 4 24 5 22 8 14 8 10 12Z"),
);

/** A capsicum on its feet: 80 × 88. */
export function capsicum(skin = "#4a9a35"): Art {
  const dark = darker(skin, 0.26);
  return art(
    80,
    88,
    p(
      dark,
      "M40 20C50 10 72 12 78 30 83 48 74 74 66 84 60 90 50 88 46 83 42 88 34 88 31 83 26 89 16 87 12 80 4 66-3 44 2 30 8 13 30 10 40 20Z",
    ),
    p(
      skin,
      "M40 20C30 10 9 14 4 30 0 46 7 66 14 77 19 84 28 82 31 76 35 82 42 82 46 76 51 83 58 83 63 76 70 66 75 46 72 31 66 13 50 11 40 20Z",
    ),
    p(lighter(skin, 0.17), "M36 21C26 14 12 18 8 31 5 46 11 62 17 72 22 75 27 72 29 66 24 50 25 32 36 21Z"),
    p(lighter(skin, 0.1), "M41 22C36 36 35 56 39 74 44 71 48 60 48 48 48 36 46 28 41 22Z"),
    line(dark, 2, "M36 22C25 34 25 58 31 76M44 22C53 34 54 58 46 76", 'opacity=".6"'),
    p("#fff", "M12 36C13 28 18 23 22 23 24 27 18 31 17 39 18 46 13 46 12 36Z", 'opacity=".6"'),
    p("#fff", "M15 52Q17 50 18 53 19 58 17 58 15 56 15 52Z", 'opacity=".4"'),
    p("#fff", "M57 24C62 25 65 29 66 33 62 33 60 28 55 27Z", 'opacity=".35"'),
    p("#38752a", "M26 20C30 15 36 15 40 18 44 15 51 15 55 19 50 24 46 24 40 23 34 25 30 24 26 20Z"),
    p("#5d9b3f", "M36 19C38 12 36 8 33 4L42 1C43 7 43 13 45 19 42 21 39 21 36 19Z"),
    p("#86b860", "M33 4 42 1 43 4 35 7Z"),
  );
}

/** Half a capsicum, its hollow and seeds to the front: 76 × 74. */
export function capsicumHalf(skin = "#4a9a35"): Art {
  const roll = dice(9);
  const seeds = Array.from({ length: 15 }, (_, index) =>
    oval(
      "#f3e3ae",
      38 + Math.cos(index * 1.3) * (5 + roll() * 4),
      25 + (index % 5) * 2.6 + roll() * 2,
      1.7,
      1.4,
    ),
  );
  return art(
    76,
    74,
    p(
      darker(skin, 0.22),
      "M38 8C50 0 70 4 75 20 79 38 70 60 62 69 56 75 48 74 44 70 40 74 34 74 31 70 26 75 17 73 13 67 5 54-3 34 2 20 8 4 28 0 38 8Z",
    ),
    p(
      lighter(skin, 0.3),
      "M38 12C48 5 65 8 70 22 73 36 66 56 59 64 54 69 48 67 44 62 40 67 35 67 31 62 27 68 20 67 16 62 9 50 3 34 7 22 12 8 29 5 38 12Z",
    ),
    p(
      lighter(skin, 0.56),
      "M38 20C46 14 58 16 62 26 64 38 59 52 54 57 48 60 46 52 38 52S28 60 22 57C16 50 11 36 14 26 18 16 30 14 38 20Z",
    ),
    line(lighter(skin, 0.3), 3, "M29 22C24 34 25 48 30 58M47 22C52 34 51 48 46 58"),
    p("#fbf6dc", "M30 12C34 20 31 30 35 38 38 41 41 40 43 37 46 30 42 20 47 12Z"),
    ...seeds,
    p("#5d9b3f", "M34 10C36 6 35 4 34 1L41 0C41 4 42 7 44 10 40 13 37 13 34 10Z"),
  );
}

/** A crown of stiff leaves: 100 × 68. */
const crown: Art = (() => {
  const leaf = (turn: number, long: number, tone: string) =>
    `<g transform="translate(50 66)rotate(${turn})">${p(tone, `M-8 0C-9-${Math.round(long * 0.5)}-4-${Math.round(long * 0.8)} 3-${long} 7-${Math.round(long * 0.7)} 9-${Math.round(long * 0.4)} 8 0Z`)}${line("#b9d07a", 1.2, `M0-4Q-1-${Math.round(long * 0.6)} 2-${Math.round(long * 0.88)}`, 'opacity=".7"')}</g>`;
  const back = [-62, -40, -18, 4, 26, 48, 66].map((turn, index) =>
    leaf(turn, 48 + (index % 3) * 8, "#3d7a3a"),
  );
  const front = [-48, -24, 0, 20, 42].map((turn, index) => leaf(turn, 40 + (index % 2) * 12, "#5a9a45"));
  return art(100, 68, ...back, ...front, leaf(-8, 30, "#7cb356"), leaf(14, 28, "#7cb356"));
})();

/** One eye of a pineapple's skin, 2 × 13 around its middle. */
const eye = (tone: string) =>
  shared(p(tone, "M-1 0L0-6.5 1 0 0 6.5Z") + p("#7d5a1c", "M-.12-3.5H.12V1.5H-.12Z"));

/** A pineapple with its crown: 100 × 176. */
export function pineapple(): Art {
  const lit = eye("#f3c04a");
  const plain = eye("#e5a534");
  const shaded = eye("#c98420");
  const eyes: string[] = [];
  for (let row = 0; row < 9; row++) {
    const y = 78 + row * 10.6;
    const half = 38 * Math.sqrt(Math.max(0, 1 - ((y - 120) / 58) ** 2));
    for (let at = -4; at <= 4; at++) {
      const turn = (((at + (row % 2) / 2) / 4.2) * Math.PI) / 2;
      if (Math.abs(turn) > 1.54) continue;
      const wide = 5.6 * Math.max(0.45, Math.cos(turn));
      const tone = turn > 0.66 ? shaded : turn < -0.3 ? lit : plain;
      eyes.push(
        tone.at(`translate(${num(50 + Math.sin(turn) * half)} ${Math.round(y)})scale(${num(wide)} 1)`),
      );
    }
  }
  return art(
    100,
    176,
    lit.def,
    plain.def,
    shaded.def,
    crown.mark,
    p("#a8681a", "M50 64C76 62 92 86 92 120 92 154 76 176 50 176S8 154 8 120C8 86 24 62 50 64Z"),
    p("#b9781f", "M50 64C74 62 89 86 89 118 89 150 74 172 49 172 25 172 9 152 9 119 9 86 24 62 50 64Z"),
    ...eyes,
    p("#fff", "M22 98C24 88 30 80 36 78 37 84 30 90 28 104 27 116 20 114 22 98Z", 'opacity=".3"'),
    p("#5c3a10", "M74 78C90 96 94 132 80 158 66 176 44 178 30 168 60 172 88 140 74 78Z", 'opacity=".22"'),
    p("#4d8a3e", "M30 68C36 60 64 60 70 68 62 74 38 74 30 68Z"),
  );
}

/** A slice of pineapple: 74 × 46. */
export const pineappleSlice: Art = art(
  74,
  46,
  oval("#a8681a", 37, 25, 37, 21),
  oval("#d99a2b", 37, 22, 37, 20),
  oval("#f8d667", 37, 21.5, 33, 17),
  ...Array.from({ length: 14 }, (_, index) => {
    const turn = (index / 14) * Math.PI * 2;
    const at2 = (r: number) =>
      `${Math.round(37 + Math.cos(turn) * r)} ${Math.round(21.5 + Math.sin(turn) * r * 0.52)}`;
    return line("#eab93c", 1.5, `M${at2(13)}L${at2(29)}`);
  }),
  oval("#f3e3a0", 37, 21.5, 8, 4.5),
  p("#fff", "M12 16C18 9 28 6 36 6 33 9 22 11 16 17Z", 'opacity=".5"'),
);
