import { type Art, art, darker, dice, lighter, line, num, oval, p, shared } from "./svg.ts";

/** A hand of bananas hanging from its stalk, as wide as high: 138 × 138. */
export function bananas(skin: string, side: string, tip: string, stalk: string): Art {
  const finger = (turn: number, grow: number, tone: string) =>
    `<g transform="rotate(${turn} 46 14)translate(0 ${num(14 - 14 * grow)})scale(1 ${num(grow)})">${p(
      tone,
      "M36 14C28 52 34 92 62 118 68 124 76 120 74 112 60 84 60 48 58 14Z",
    )}${p(side, "M36 14C28 52 34 92 62 118 50 92 46 52 46 14Z")}${p(tip, "M62 118C66 123 77 122 74 112 68 108 60 112 62 118Z")}</g>`;
  const pale = lighter(skin, 0.22);
  return art(
    138,
    138,
    finger(-52, 0.96, darker(skin, 0.06)),
    finger(-36, 1.02, skin),
    finger(-20, 1.04, pale),
    finger(-3, 1.02, skin),
    finger(14, 0.94, pale),
    p(stalk, "M36 0H58L61 24Q48 30 34 24Z"),
    p(darker(stalk, 0.2), "M36 0H58L58.5 6H35.5Z"),
  );
}

/** A mango on its side: 92 × 78. */
export function mango(skin: string, blush: string, shadeTone: string): Art {
  return art(
    92,
    78,
    line("#7a5a2a", 4, "M26 12 22 3"),
    p("#3fa34d", "M24 6C32-4 50-2 58 6 48 12 34 13 24 6Z"),
    p(skin, "M8 42C4 22 16 8 34 10 60 8 90 26 92 48 92 68 70 80 46 77 26 76 12 62 8 42Z"),
    p(shadeTone, "M91 42C94 66 70 80 46 77 30 76 18 68 12 54 44 72 78 66 91 42Z"),
    p(blush, "M8 38C6 22 16 9 34 10 46 9 58 12 68 18 44 16 22 22 8 38Z"),
    p("#fff", "M22 30C28 24 36 22 40 23 40 27 30 29 26 35 22 38 18 35 22 30Z", 'opacity=".5"'),
  );
}

/** A litchi: 46 × 48. */
export function litchi(): Art {
  const bumps: string[] = [];
  for (let row = 0; row < 5; row++) {
    for (let index = 0; index < 5; index++) {
      const x = 7 + index * 8 + (row % 2) * 4;
      const y = 9 + row * 8;
      if ((x - 23) ** 2 + (y - 25) ** 2 < 400)
        bumps.push(oval(row > 2 || index > 3 ? "#b81f3e" : "#f0657a", x, y, 2.4));
    }
  }
  return art(
    46,
    48,
    p("#d93450", "M23 1C36 1 46 12 46 25 46 38 36 48 23 48S0 38 0 25C0 12 10 1 23 1Z"),
    ...bumps,
  );
}

/** A bunch of litchis under their leaves: 150 × 132. */
export function litchis(): Art {
  const one = shared(litchi().mark);
  const at = (x: number, y: number) => one.at(`translate(${x} ${y})`);
  const leafD = "M0 0C16-16 40-16 56-4 40 12 16 12 0 0Z";
  const leaf = (x: number, y: number, r: number, tone: string) =>
    `<g transform="translate(${x} ${y})rotate(${r})">${p(tone, leafD)}${line("#a6dc78", 1.6, "M6-1Q30-4 48-4")}</g>`;
  return art(
    150,
    132,
    one.def,
    line("#7a5a2a", 4, "M78 8 74 44M75 34 44 56M75 34 108 56"),
    leaf(74, 26, -150, "#2f7f3c"),
    leaf(78, 24, -22, "#2f7f3c"),
    leaf(76, 34, 168, "#4ea24a"),
    leaf(80, 34, 12, "#4ea24a"),
    at(52, 34),
    at(28, 44),
    at(78, 42),
    at(4, 72),
    at(100, 68),
    at(36, 80),
    at(72, 82),
    at(54, 58),
  );
}

/** A guava: 74 × 76. */
export const guava = art(
  74,
  76,
  p(
    "#b9d85a",
    "M37 4C52 4 60 14 66 28 74 40 76 52 70 62 62 74 50 76 37 76S12 74 4 62C-2 52 0 40 8 28 14 14 22 4 37 4Z",
  ),
  p("#98bd42", "M66 28C74 40 76 52 70 62 62 74 50 76 37 76 24 76 14 74 7 66 44 72 64 52 66 28Z"),
  p("#e4f3a6", "M18 30C22 22 28 18 32 18 32 23 26 26 24 33 20 38 15 36 18 30Z"),
  p("#7a5f2e", "M30 2 37 5 44 2 42 9H32Z"),
);

/** Half a guava with its ring of seeds: 70 × 66. */
export function guavaHalf(): Art {
  const seeds = Array.from({ length: 16 }, (_, index) => {
    const turn = (index / 16) * Math.PI * 2;
    return oval("#d8b865", 35 + Math.cos(turn) * 14, 33 + Math.sin(turn) * 12.5, 1.9);
  });
  return art(
    70,
    66,
    oval("#a8cc4c", 35, 33, 35, 33),
    oval("#fbf6e0", 35, 33, 31, 29),
    oval("#f3e6bd", 35, 33, 19, 17.5),
    ...seeds,
  );
}

/** A green coconut, cut open, with a straw: 122 × 140. */
export const dab = art(
  122,
  140,
  line("#e8503a", 6, "M64 42 82 2"),
  line("#fff", 6, "M68 33 71 27M75 18 78 12"),
  p(
    "#5fae3c",
    "M28 40C44 32 78 32 94 40 116 54 126 84 118 108 110 130 86 140 61 140S12 130 4 108C-4 84 6 54 28 40Z",
  ),
  p(
    "#468c2c",
    "M94 40C116 54 126 84 118 108 110 130 86 140 61 140 46 140 32 137 22 130 78 130 104 92 94 40Z",
  ),
  p("#93d466", "M18 74C22 60 30 54 35 55 36 60 29 64 27 75 25 88 15 88 18 74Z"),
  p("#d9ecb2", "M26 42C40 28 82 28 96 42 92 54 76 58 61 58S30 54 26 42Z"),
  p("#fffdf2", "M36 42C46 34 76 34 86 42 82 50 72 52 61 52S40 50 36 42Z"),
  p("#dcd6b4", "M44 43C52 38 70 38 78 43 74 48 68 49 61 49S48 48 44 43Z"),
);

/** Dragon fruit: 96 × 100. */
export const dragonFruit = art(
  96,
  100,
  p("#7ccf3f", "M40 22C34 10 30 4 24 0 36 2 44 8 48 16 52 6 58 2 68 0 62 6 58 14 58 24Z"),
  p("#e5327e", "M48 14C72 14 90 34 90 58 90 84 70 100 48 100S6 84 6 58C6 34 24 14 48 14Z"),
  p("#bd1f66", "M76 26C86 34 90 46 90 58 90 84 70 100 48 100 38 100 28 97 20 90 62 92 84 62 76 26Z"),
  ...[
    [30, 40, -24],
    [60, 36, 10],
    [18, 66, -38],
    [46, 62, 0],
    [74, 62, 34],
    [34, 86, -12],
    [64, 84, 18],
  ].map(
    ([x, y, r]) =>
      `<g transform="translate(${x} ${y})rotate(${r})">${p("#f76aa5", "M-10 8C-9-2-4-8 0-18 4-8 9-2 10 8Z")}${p("#a8e05a", "M-3-6 0-18 3-6Q0-3-3-6Z")}</g>`,
  ),
);

/** Half a dragon fruit, white with black seeds: 84 × 80. */
export function dragonHalf(): Art {
  const roll = dice(9);
  const seeds = Array.from({ length: 34 }, () => {
    const turn = roll() * Math.PI * 2;
    const far = Math.sqrt(roll()) * 27;
    return oval("#2d2a33", 42 + Math.cos(turn) * far, 40 + Math.sin(turn) * far, 1.3);
  });
  return art(
    84,
    80,
    oval("#e5327e", 42, 40, 42, 40),
    oval("#f9b3cf", 42, 40, 36, 34),
    oval("#fffafc", 42, 40, 33, 31),
    ...seeds,
  );
}

/** A pomegranate with its crown: 84 × 90. */
export const pomegranate = art(
  84,
  90,
  p("#b02a37", "M30 18 26 0 36 8 42 0 48 8 58 0 54 18Z"),
  p("#d6404a", "M42 12C68 12 84 30 84 52 84 76 66 90 42 90S0 76 0 52C0 30 16 12 42 12Z"),
  p("#b02a37", "M70 22C80 30 84 40 84 52 84 76 66 90 42 90 30 90 20 87 12 80 54 84 78 58 70 22Z"),
  p("#f4949a", "M12 44C16 33 24 28 28 29 29 34 22 37 20 45 18 54 10 53 12 44Z"),
);

/** An opened pomegranate: 92 × 74. */
export function pomegranateHalf(): Art {
  const seeds: string[] = [];
  for (let index = 0; index < 30; index++) {
    const turn = index * 2.4;
    const far = Math.sqrt(index / 30) * 27;
    const x = 46 + Math.cos(turn) * far * 1.25;
    seeds.push(oval(index % 3 ? "#c2182f" : "#e5485a", x, 38 + Math.sin(turn) * far, 4.6, 4));
  }
  return art(92, 74, oval("#c93440", 46, 37, 46, 37), oval("#fbe3b4", 46, 38, 41, 32), ...seeds);
}

/** A whole watermelon, striped: 132 × 118. */
export const watermelon = art(
  132,
  118,
  p("#3f9a45", "M66 2C104 2 132 28 132 60 132 94 104 118 66 118S0 94 0 60C0 28 28 2 66 2Z"),
  p("#1f6b34", "M62 2C48 20 46 38 50 60 52 82 50 100 58 118H72C64 98 70 82 66 60 62 38 64 20 72 2Z"),
  p("#1f6b34", "M34 10C20 26 14 42 18 62 20 82 22 94 32 106L42 112C30 94 32 82 28 60 26 40 32 24 44 6Z"),
  p(
    "#1f6b34",
    "M100 10C112 26 116 42 114 62 112 82 110 94 98 107L88 112C100 94 98 82 102 60 104 40 98 24 88 6Z",
  ),
  p(
    "#123c20",
    "M118 30C128 40 132 50 132 60 132 94 104 118 66 118 52 118 38 115 28 109 92 108 124 78 118 30Z",
    'opacity=".28"',
  ),
  line("#7a5a2a", 5, "M66 6Q66-2 74-4"),
);

/** An apple with streaks: 74 × 76. */
export const apple = art(
  74,
  76,
  line("#6b4a22", 4, "M37 18Q36 8 40 2"),
  p("#4ea24a", "M40 10C44 2 54 0 62 3 58 12 48 15 40 10Z"),
  p(
    "#d63d45",
    "M37 16C46 10 60 10 68 20 78 34 74 56 62 68 52 78 44 74 37 74S22 78 12 68C0 56-4 34 6 20 14 10 28 10 37 16Z",
  ),
  p("#b52a3a", "M68 20C78 34 74 56 62 68 52 78 44 74 37 74 30 74 22 77 14 70 48 70 70 52 62 14Z"),
  p("#f2a14e", "M22 17C30 13 34 16 37 18 40 16 46 13 54 16 46 22 28 22 22 17Z"),
  line("#f27a72", 2.6, "M14 28Q8 40 12 52M24 26Q20 38 22 50M36 28V44M48 26Q52 36 50 46"),
  p("#fbd3cd", "M10 30C12 23 17 21 20 22 20 26 16 28 14 34 12 38 8 36 10 30Z"),
);

/** A malta, greenish at the shoulder: 66 × 66. */
export const malta = art(
  66,
  66,
  oval("#ee8f1e", 33, 33, 33),
  p("#faae36", "M33 0C51 0 66 15 66 33 66 37 65 41 64 44 50 62 16 62 4 48 1 43 0 38 0 33 0 15 15 0 33 0Z"),
  p("#cfc04a", "M33 0C43 0 52 4 57 10 46 18 20 18 9 10 14 4 23 0 33 0Z", 'opacity=".75"'),
  p("#4f8f2f", "M33 3 36 7 41 7 38 11 39 16 33 13 27 16 28 11 25 7 30 7Z"),
  p("#fddc9a", "M10 28C12 22 16 19 20 20 20 24 16 26 15 31 13 35 8 33 10 28Z"),
  ...[
    [30, 34],
    [44, 30],
    [38, 44],
    [24, 46],
    [52, 42],
  ].map(([x = 0, y = 0]) => oval("#e8961f", x, y, 1.4)),
);
