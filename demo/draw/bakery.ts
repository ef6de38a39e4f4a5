import { roundLabel } from "./labels.ts";
import { type Art, art, box, darker, dice, lighter, line, oval, p } from "./svg.ts";

/** A sliced loaf in its bag, tied at the right: 170 × 108. */
export function loaf(crust: string, crumb: string, print: string, inner: Art): Art {
  return art(
    170,
    108,
    p(lighter(print, 0.62), "M130 44 158 30 170 40 160 52 170 64 158 74 130 62Z", 'opacity=".9"'),
    box(print, 134, 42, 8, 22, 4),
    p(crust, "M8 40C-2 20 14 2 34 2H110C132 2 144 20 134 40V96Q134 106 124 106H18Q8 106 8 96Z"),
    p(darker(crust, 0.16), "M108 2H112C134 4 144 22 134 40V96Q134 106 124 106H106C118 74 118 34 108 2Z"),
    p(crumb, "M14 40C4 24 18 8 36 8 56 8 66 24 58 40V92Q58 100 50 100H22Q14 100 14 92Z"),
    line(darker(crumb, 0.14), 2.4, "M24 30Q26 24 32 22M26 50H30M42 62H46M28 78H33M44 36H48M42 86H45"),
    line(darker(crust, 0.2), 2.2, "M72 8Q80 22 74 40V98M90 8Q98 22 92 40V98", 'opacity=".6"'),
    p(print, "M66 46C90 40 116 44 134 50V84C114 90 88 90 66 84Z"),
    roundLabel(100, 67, 18, inner),
    p("#fff", "M22 4H112Q126 6 130 16 120 12 108 12H28Q16 12 10 20 12 8 22 4Z", 'opacity=".4"'),
  );
}

/** A glossy bun: 72 × 50. */
export const bun = art(
  72,
  50,
  p("#c9803c", "M0 36C0 14 16 0 36 0S72 14 72 36C72 46 62 50 36 50S0 46 0 36Z"),
  p("#e19a4e", "M3 32C4 14 18 3 36 3S68 14 69 32C60 40 12 40 3 32Z"),
  p("#f2bd79", "M14 22C18 12 28 8 38 8 40 12 28 14 22 22 16 28 12 26 14 22Z"),
  line("#fdeac5", 2.6, "M30 18 34 17M46 16 50 18M40 25 44 25M54 26 57 28M24 29 28 29M44 9 47 10"),
);

/** A flat round bread with browned spots: 118 × 26, for stacks. */
function roti(dough: string, spot: string): Art {
  return art(
    118,
    30,
    p(darker(dough, 0.16), "M0 16C0 6 26 4 59 4S118 6 118 16 92 30 59 30 0 25 0 16Z"),
    oval(dough, 59, 13, 59, 13),
    ...[
      [30, 10, 9, 3],
      [56, 17, 12, 3],
      [82, 9, 10, 3],
      [96, 16, 7, 2],
      [58, 6, 8, 2],
      [18, 15, 5, 2],
    ].map(([x = 0, y = 0, a = 1, b = 1]) => oval(spot, x, y, a, b, 'opacity=".75"')),
  );
}

/** A stack of roti: 118 × (30 + 9 each). */
export function rotis(dough: string, spot: string, count = 5): Art {
  const one = roti(dough, spot).mark;
  const step = 9;
  const marks = Array.from(
    { length: count },
    (_, index) => `<g transform="translate(${index % 2 ? 2 : -1} ${(count - 1 - index) * step})">${one}</g>`,
  );
  return art(118, 30 + step * (count - 1), ...marks);
}

/** A biscuit with pricked holes, round or oblong. */
export function biscuit(dough: string, oblong = false): Art {
  if (!oblong) {
    const teeth = Array.from({ length: 18 }, (_, index) =>
      oval(
        darker(dough, 0.12),
        30 + Math.cos((index * Math.PI) / 9) * 26,
        30 + Math.sin((index * Math.PI) / 9) * 26,
        5,
      ),
    );
    return art(
      60,
      60,
      ...teeth,
      oval(darker(dough, 0.12), 30, 30, 27),
      oval(dough, 30, 30, 25),
      line(darker(dough, 0.28), 3, "M22 22h0M38 22h0M30 30h0M20 36h0M40 36h0M30 42h0"),
    );
  }
  return art(
    76,
    54,
    box(darker(dough, 0.16), 0, 3, 76, 51, 9),
    box(dough, 0, 0, 76, 49, 9),
    line(darker(dough, 0.24), 3, "M14 14h0M30 14h0M46 14h0M62 14h0M14 35h0M30 35h0M46 35h0M62 35h0"),
    line(darker(dough, 0.16), 3, "M20 24.5H56"),
    box("none", 5, 5, 66, 39, 6, `stroke="${darker(dough, 0.14)}" stroke-width="1.8"`),
  );
}

/** A slice of dry toast: 66 × 60. */
export const toast = art(
  66,
  60,
  p("#b97434", "M6 22C-4 10 8 0 22 2 30-1 44-1 50 2 62 0 72 10 62 22V52Q62 60 54 60H14Q6 60 6 52Z"),
  p("#e8b26a", "M11 22C3 13 12 6 23 8 31 5 43 5 50 8 58 6 66 13 57 22V49Q57 55 51 55H17Q11 55 11 49Z"),
  line("#c98a45", 2.4, "M22 20h4M38 16h5M30 30h5M46 32h3M20 42h5M36 46h5M48 22h2"),
);

/** A crisp, layered bakorkhani: 82 × 40. */
export const bakorkhani = art(
  82,
  40,
  p("#b97a36", "M0 24C0 10 18 2 41 2S82 10 82 24 64 40 41 40 0 36 0 24Z"),
  oval("#e5b36a", 41, 18, 41, 17),
  oval("#d39b50", 41, 18, 30, 11.5),
  oval("#edc384", 41, 17, 27, 9.5),
  line("#b97a36", 3.2, "M26 15 32 21M40 12 42 22M56 14 51 21"),
);

/** A block of noodles: 96 × 62. */
export function noodles(): Art {
  const waves = Array.from({ length: 6 }, (_, index) =>
    line(index % 2 ? "#e9b54a" : "#fbd987", 5, `M7 ${9 + index * 8}q7-7 14 0t14 0 14 0 14 0 14 0 12 0`),
  );
  return art(96, 62, box("#c98f2e", 0, 4, 96, 58, 10), box("#f2c661", 0, 0, 96, 56, 10), ...waves);
}

/** A ball of puffed rice and molasses: 50 × 50. */
export function moa(): Art {
  const roll = dice(8);
  const puffs = Array.from({ length: 20 }, (_, index) => {
    const far = Math.sqrt(index / 20) * 20;
    const x = 25 + Math.cos(index * 2.4) * far;
    const y = 25 + Math.sin(index * 2.4) * far;
    const wideways = roll() > 0.5;
    return oval(index % 3 ? "#f7ead0" : "#e2bd85", x, y, wideways ? 4.4 : 3.2, wideways ? 3.2 : 4.4);
  });
  return art(50, 50, oval("#c98f4c", 25, 25, 25), oval("#b67a38", 29, 29, 20), ...puffs);
}

/** A singara, fried: 74 × 64. */
export const singara = art(
  74,
  64,
  p("#c98234", "M37 0C42 0 72 44 74 52 74 62 54 64 37 64S0 62 0 52C2 44 32 0 37 0Z"),
  p("#e3a64e", "M37 2C44 18 46 40 40 62 20 63 2 60 2 52 6 40 32 2 37 2Z"),
  line("#f4cf8c", 3, "M30 18C24 28 16 40 12 48"),
  line("#b06d24", 2.4, "M8 56Q36 62 66 56M40 10Q48 36 44 56"),
);
