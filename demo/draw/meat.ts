import { type Art, art, darker, dice, lighter, line, oval, p } from "./svg.ts";

/** A dressed bird, breast up, legs to the right: 156 × 110. */
export function bird(skin: string, side: string, tip = "#f4e3c6"): Art {
  return art(
    156,
    110,
    p(side, "M30 56C20 52 12 54 10 62 8 70 14 78 24 80Z"),
    p(tip, "M16 58C10 60 9 70 15 74 20 72 22 62 16 58Z"),
    p(skin, "M22 70C22 36 50 10 84 12 112 14 130 34 132 62 132 92 108 108 76 108 44 108 22 96 22 70Z"),
    p(side, "M26 84C52 104 104 100 130 72 126 96 104 108 76 108 50 108 30 100 26 84Z"),
    p(lighter(skin, 0.4), "M48 40C58 26 74 20 86 22 88 28 76 30 66 38 58 44 52 52 48 54 42 54 42 48 48 40Z"),
    p(side, "M62 66C58 52 68 42 82 46 100 52 118 58 128 62L126 74C112 82 98 92 84 90 70 88 64 78 62 66Z"),
    p(
      lighter(skin, 0.16),
      "M66 63C63 52 71 45 82 49 98 54 114 59 125 63L124 70C111 76 97 85 85 84 73 82 68 73 66 63Z",
    ),
    p(tip, "M122 62 142 60C146 54 154 56 154 62 158 66 154 72 148 71L126 74Z"),
    p(skin, "M34 92C28 84 34 72 46 74 62 78 74 84 80 92 72 102 44 104 34 92Z"),
    line(side, 2.4, "M34 92C30 84 34 74 46 75 60 78 72 84 78 91"),
  );
}

/** A raw drumstick: 104 × 62. */
export const drumstick = art(
  104,
  62,
  p("#d9c19c", "M70 20 90 8C88 0 98-2 100 4 106 6 104 16 96 16L78 30Z"),
  p("#f1e4cd", "M70 18 89 7C88 0 97-2 99 4 102 6 102 10 100 11L76 24Z"),
  p("#f4b7a0", "M4 44C-4 26 12 8 34 8 54 8 70 12 78 18L84 28C74 40 56 58 34 60 18 62 8 56 4 44Z"),
  p("#e39a84", "M8 50C30 54 58 42 82 24L84 28C74 40 56 58 34 60 22 61 12 58 8 50Z"),
  p("#fbd8c8", "M18 26C24 18 34 15 42 16 44 20 36 22 28 27 22 32 16 32 18 26Z"),
);

/** A boneless chicken breast: 100 × 60. */
export const breast = art(
  100,
  60,
  p("#f7c4b4", "M2 36C0 16 22 2 50 4 76 4 98 18 100 32 96 46 74 54 50 58 24 62 4 54 2 36Z"),
  p("#eaa893", "M3 42C34 50 70 48 99 34 92 48 74 54 50 58 26 62 8 56 3 42Z"),
  line("#fbe0d6", 3, "M16 30C34 18 60 14 84 22M22 40C44 32 66 30 86 34"),
);

type Cut = { flesh: string; fat: string; bone?: boolean };

/** A cut of red meat: 84 × 72. */
export function cut({ flesh, fat, bone = false }: Cut): Art {
  return art(
    84,
    72,
    p(darker(flesh, 0.3), "M4 38C2 50 12 66 32 70 56 74 82 62 83 42L80 30 8 28Z"),
    p(fat, "M2 30C2 12 20 0 42 2 66 2 84 16 83 34 82 52 58 62 36 60 14 58 2 46 2 30Z"),
    p(flesh, "M9 30C9 17 24 7 42 8 62 9 77 19 76 33 75 47 56 55 37 53 20 52 9 43 9 30Z"),
    line(
      fat,
      2.6,
      "M18 22C26 26 28 34 24 42M54 14C50 22 56 28 66 28M34 46C42 42 50 46 56 48",
      'opacity=".9"',
    ),
    bone
      ? oval("#fff6e8", 44, 29, 12, 10) + oval("#e0b8a0", 44, 29, 6, 4.5)
      : line(fat, 2.4, "M34 16C38 24 46 30 48 38", 'opacity=".9"'),
  );
}

/** A cube of meat for curry, its cut side up: 52 × 44. `turn` of 1 to 3 gives its shape. */
export function cube(turn: number, { flesh, fat }: Cut): Art {
  const top = [
    "M4 15 24 3 48 10 44 24 22 30 6 25Z",
    "M3 18 18 4 42 3 49 17 32 28 10 29Z",
    "M5 12 30 3 48 15 38 28 14 29 3 22Z",
  ][turn - 1] as string;
  const marbling = [
    "M12 18C20 13 26 17 34 12M22 24C28 21 34 22 40 17",
    "M10 19C18 17 20 10 30 9M20 24C28 22 34 18 42 15",
    "M14 16C22 20 26 12 36 13M12 23C20 24 28 22 36 22",
  ][turn - 1] as string;
  const round = (colour: string) => `stroke="${colour}" stroke-width="5" stroke-linejoin="round"`;
  const dark = darker(flesh, 0.34);
  return art(
    52,
    44,
    `<g transform="translate(0 12)">${p(dark, top, round(dark))}</g>`,
    `<g transform="translate(0 7)">${p(darker(flesh, 0.2), top, round(darker(flesh, 0.2)))}</g>`,
    p(flesh, top, round(flesh)),
    turn === 2 ? line(fat, 4, "M3 19 18 5 30 3.5") : line(fat, 3.4, "M44 25 30 29 21 30.5"),
    line(fat, 1.7, marbling, 'opacity=".85"'),
    line(lighter(flesh, 0.35), 1.6, "M10 13Q16 8 22 6", 'opacity=".8"'),
  );
}

/** A piece of rib: meat around a flat bone that shows at its end, 112 × 52. */
export function rib({ flesh, fat }: Cut): Art {
  return art(
    112,
    52,
    p("#d8b695", "M74 20C88 18 98 12 106 15 113 19 113 32 106 36 98 40 88 36 74 38Z"),
    p("#fff4e4", "M74 19C88 17 98 11 105 14 111 18 111 28 105 32 97 35 88 32 74 34Z"),
    oval("#e0b096", 105, 23, 3.6, 6),
    oval("#b9705e", 105, 23, 1.8, 3.6),
    p(darker(flesh, 0.32), "M3 28C2 42 18 52 40 52 62 52 82 48 86 32L84 22 6 20Z"),
    p(fat, "M2 24C4 8 22 0 44 2 66 3 84 8 86 22 86 36 66 44 42 44 18 44 1 38 2 24Z"),
    p(flesh, "M8 25C10 13 24 8 44 9 64 10 79 14 79 24 78 33 62 38 42 38 22 38 8 34 8 25Z"),
    line(
      fat,
      2.2,
      "M18 20C28 26 38 14 50 19M26 32C36 26 48 34 62 27M56 15C60 21 68 20 73 23",
      'opacity=".9"',
    ),
    line(lighter(flesh, 0.35), 2, "M18 14Q30 10 42 11", 'opacity=".8"'),
  );
}

/** A sawn marrow bone with meat around it: 66 × 46. */
export const marrow: Art = art(
  66,
  46,
  p("#8c262c", "M1 22V30C2 40 16 46 33 46S64 40 65 30V22Z"),
  oval("#fbe3d3", 33, 21, 33, 20),
  oval("#c3383f", 33, 21, 29, 16.5),
  oval("#fff4e4", 33, 21, 17, 10.5),
  oval("#e3a58c", 33, 21, 9.5, 5.6),
  oval("#f3cdb8", 31, 20, 4, 2.2),
  line("#fbe3d3", 1.8, "M7 17C11 20 12 24 10 28M54 12C56 18 59 20 58 27", 'opacity=".9"'),
);

/** Minced meat in strands: 120 × 54. */
export function mince(flesh: string): Art {
  const roll = dice(4);
  const strands = Array.from({ length: 22 }, (_, index) => {
    const x = 12 + roll() * 92;
    const y = 14 + (index / 22) * 34 + Math.abs(x - 60) * 0.12;
    return line(
      index % 3 === 0 ? lighter(flesh, 0.32) : index % 3 === 1 ? darker(flesh, 0.14) : flesh,
      5,
      `M${Math.round(x)} ${Math.round(y)}q8-7 14 0t10 ${index % 2 ? 3 : -3}`,
    );
  });
  return art(120, 54, p(flesh, "M2 50C6 26 28 4 60 4S114 26 118 50Q60 60 2 50Z"), ...strands);
}

/** Liver: two glossy lobes, 116 × 56. */
export const liver = art(
  116,
  56,
  p("#6e2430", "M4 40C-2 20 20 2 48 4 84 0 116 14 114 34 112 50 82 54 60 54 34 58 8 56 4 40Z"),
  p("#8b3140", "M6 34C6 18 24 6 48 8 82 4 110 16 110 30 104 42 78 44 58 44 34 48 10 48 6 34Z"),
  line("#6e2430", 3, "M58 10C52 22 56 34 66 42"),
  p("#d98a94", "M18 24C24 16 34 13 42 14 42 19 32 21 25 27 20 31 15 29 18 24Z", 'opacity=".8"'),
  p("#d98a94", "M76 17Q90 16 98 22 98 26 92 24 84 21 77 22Z", 'opacity=".8"'),
);

/** A butcher's tray under film, 168 × 96; `inside` holds marks drawn in 140 × 60 above the rim. */
export function tray(inside: string, colour = "#2f3a3f"): Art {
  return art(
    168,
    96,
    p(darker(colour, 0.3), "M6 46H162L152 88Q150 96 142 96H26Q18 96 16 88Z"),
    `<g transform="translate(14 0)">${inside}</g>`,
    p(colour, "M0 46Q0 42 4 42 20 54 84 54T164 42Q168 42 168 46L158 86Q156 96 146 96H22Q12 96 10 86Z"),
    p(lighter(colour, 0.14), "M0 46Q0 42 4 42 20 54 84 54T164 42Q168 42 168 46L166 54Q140 64 84 64T2 54Z"),
    p("#fff", "M26 36 58 6Q70 4 64 10L36 42Q26 44 26 36Z", 'opacity=".3"'),
    p("#fff", "M74 26 92 8Q98 6 96 11L80 30Q74 32 74 26Z", 'opacity=".24"'),
  );
}

/** A round of green leaf to lie meat on: 176 × 34. */
export const leafPlate = art(
  176,
  34,
  p("#3f8f3a", "M0 20C24 2 70-2 110 2 140 4 164 10 176 18 160 30 120 34 84 34 46 34 14 30 0 20Z"),
  p("#5cb04b", "M0 20C24 2 70-2 110 2 140 4 164 10 176 18 120 16 60 16 0 20Z"),
  line(
    "#a9dc86",
    2,
    "M6 20Q90 14 170 18M40 18 30 9M70 17 62 5M100 16 96 4M130 16 130 6M50 19 40 28M84 18 78 31M118 18 116 31M144 18 146 27",
  ),
);
