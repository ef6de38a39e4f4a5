import { type Art, art, box, line, num, p } from "./svg.ts";
import { words } from "./words.ts";

/** Checked cotton and cane weave; both are in one picture, so that their ids do not clash. */
const weave = `<pattern id="w" width="40" height="27" patternUnits="userSpaceOnUse">${box("#d9a75b", 0, 0, 40, 27)}${box("#edca8a", 1.5, 2, 17, 10, 3)}${box("#edca8a", 21.5, 15.5, 17, 10, 3)}${box("#e3b76c", 21.5, 2, 17, 10, 3)}${box("#e3b76c", 1.5, 15.5, 17, 10, 3)}</pattern>`;
const gamcha = `<pattern id="g" width="32" height="32" patternUnits="userSpaceOnUse" patternTransform="rotate(6)">${box("#fdfcf6", 0, 0, 32, 32)}${box("#1d7a48", 0, 0, 15, 32, 0, 'opacity=".55"')}${box("#1d7a48", 0, 0, 32, 15, 0, 'opacity=".55"')}${box("#f2b624", 22, 0, 3.6, 32)}${box("#f2b624", 0, 22, 32, 3.6)}</pattern>`;

/** The woven basket, 440 wide; `h` includes its 36 high rim. With `cut` it has no bottom, for the edge of a slide. */
export function jhuri(h: number, cut = false): Art {
  const inset = 0.21 * (h - 30);
  const left = 24;
  const right = 416;
  const body = cut
    ? `M${left} 26H${right}L${num(right - inset)} ${h}H${num(left + inset)}Z`
    : `M${left} 26H${right}L${num(right - inset + 3)} ${h - 16}Q${num(right - inset)} ${h} ${num(right - inset - 16)} ${h}H${num(left + inset + 16)}Q${num(left + inset)} ${h} ${num(left + inset - 3)} ${h - 16}Z`;
  const dark = cut
    ? `M326 26H${right}L${num(right - inset)} ${h}H300Q326 ${h * 0.6} 326 26Z`
    : `M326 26H${right}L${num(right - inset + 3)} ${h - 16}Q${num(right - inset)} ${h} ${num(right - inset - 16)} ${h}H300Q328 ${h * 0.6} 326 26Z`;
  const twists = Array.from({ length: 17 }, (_, index) => `M${22 + index * 24} 30 ${34 + index * 24} 6`).join(
    "",
  );
  return art(
    440,
    h,
    `<defs>${weave}</defs>`,
    p("url(#w)", body),
    p("#8a5f22", dark, 'opacity=".2"'),
    p("#8a5f22", `M${left} 34H${right}L${right - 3} 47H${left + 3}Z`, 'opacity=".25"'),
    box("#e3b76c", 0, 0, 440, 36, 18),
    box("#f1d096", 12, 5, 416, 6, 3),
    p("#c48f45", "M6 28Q10 36 18 36H422Q430 36 434 28 428 31 420 31H20Q12 31 6 28Z"),
    line("#bd8a42", 4, twists),
  );
}

/** The cloth over the rim, 150 × 124. */
export const cloth: Art = art(
  150,
  124,
  `<defs>${gamcha}</defs>`,
  p(
    "url(#g)",
    "M4 0H146C148 34 152 70 148 104 140 112 126 108 114 114 98 122 82 110 66 117 48 124 26 114 8 120 0 84 2 38 4 0Z",
  ),
  p("#ffffff", "M4 0H146L147.5 32H3Z", 'opacity=".3"'),
  p(
    "#143f2a",
    "M54 32C58 62 50 92 56 120L64 118C58 92 66 62 62 32ZM104 32C108 60 102 90 108 116L116 113C110 88 116 60 112 32Z",
    'opacity=".16"',
  ),
);

/** A price card on its bamboo stick; the card is 100 × 70, the stick reaches `h`. */
export function priceCard(word: keyof typeof words, h = 170, size = 30): Art {
  const { d, x, w } = words[word];
  const s = Math.min(size / 40, 84 / w);
  const left = 50 - (w * s) / 2 - x * s;
  return art(
    100,
    h,
    box("#c9973f", 46, 40, 8, h - 40, 3),
    box("#e2bd74", 47, 40, 3, h - 40, 1.5),
    line("#a97a2e", 1.8, `M46 ${num(h * 0.62)}H54M46 ${num(h * 0.85)}H54`),
    box("#d8c49a", 0, 0, 100, 70, 10),
    box("#fffef8", 2, 2, 96, 66, 8),
    box("#1d7a48", 12, 54, 76, 4.5, 2.2),
    p("#17301f", d, `transform="translate(${num(left)} 45)scale(${num(s)})"`),
  );
}

/** An empty winnowing tray, 240 × 48. */
export const kula: Art = art(
  240,
  48,
  p("#d9a75b", "M16 18H224L204 44Q202 48 196 48H44Q38 48 36 44Z"),
  p("#bb8740", "M170 18H224L204 44Q202 48 196 48H150Q168 36 170 18Z", 'opacity=".5"'),
  box("#edca8a", 0, 2, 240, 22, 11),
  box("#f6dfae", 10, 5, 220, 4, 2),
  line(
    "#bd8a42",
    3.4,
    Array.from({ length: 14 }, (_, index) => `M${12 + index * 16} 20 ${21 + index * 16} 6`).join(""),
  ),
);

/** A banana leaf lying flat, 420 × 96. */
export const bananaLeaf: Art = art(
  420,
  96,
  p("#2f7f3a", "M0 58C60 18 150 0 240 6 320 10 390 30 420 56 380 82 300 96 210 96 120 96 40 84 0 58Z"),
  p("#49a04a", "M0 58C60 18 150 0 240 6 320 10 390 30 420 56 300 46 120 44 0 58Z"),
  line("#b6dd8a", 4, "M-6 58Q200 40 416 56"),
  line(
    "#3f9144",
    2.4,
    "M60 50 40 40M100 48 78 26M140 47 120 14M180 46 164 8M220 46 210 6M260 47 256 8M300 49 302 14M340 51 348 24M70 60 52 74M120 58 104 84M170 58 158 92M220 58 214 95M270 58 270 93M320 58 326 86M360 58 370 76",
  ),
);
