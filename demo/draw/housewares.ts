import { fitted, namedPlate, type PackWord, plate } from "./labels.ts";
import { type Art, art, box, darker, lighter, line, mix, oval, p } from "./svg.ts";

/** A box of tissues with one drawn out, 140 × 108. */
export function tissueBox(colour: string, inner: Art): Art {
  return art(
    140,
    108,
    p("#e3e8ec", "M44 48C40 30 34 18 46 8 54 14 60 2 70 0 76 10 88 4 94 12 100 24 92 34 92 48Z"),
    p("#ffffff", "M50 48C48 34 42 22 50 12 56 18 62 6 70 4 72 18 82 30 80 48Z"),
    p(lighter(colour, 0.35), "M0 54 22 36H140L120 54Z"),
    p(darker(colour, 0.4), "M40 48Q44 42 68 42T98 46Q94 50 68 50T40 48Z"),
    p("#ffffff", "M46 47C52 41 86 41 93 46L80 50H54Z"),
    p(darker(colour, 0.2), "M120 54 140 36V90L120 108Z"),
    box(colour, 0, 54, 120, 54),
    p(lighter(colour, 0.22), "M0 84Q30 70 60 84T120 84V108H0Z"),
    fitted(inner, 60, 80, 36),
  );
}

/** One toilet roll standing: 62 × 66. */
export const toiletRoll = art(
  62,
  66,
  p("#f4f2ec", "M0 16V54C0 61 14 66 31 66S62 61 62 54V16Z"),
  p("#e0ddd2", "M44 26C56 24 62 20 62 16V54C62 60 54 64 44 65Z"),
  oval("#fffefa", 31, 16, 31, 15),
  oval("#e0ddd2", 31, 16, 12, 6),
  oval("#b99a6c", 31, 16, 9, 4.4),
  line("#d8d4c6", 1.6, "M6 34h4M16 38h4M28 40h4M8 46h4M20 50h4M32 52h4"),
);

/** A sponge with its scouring side, 86 × 56. */
export function sponge(colour: string): Art {
  return art(
    86,
    56,
    box(darker(colour, 0.14), 0, 16, 86, 40, 9),
    box(colour, 0, 14, 86, 36, 9),
    p("#2f8a55", "M0 20V13Q0 4 9 4H77Q86 4 86 13V20Z"),
    p("#49a86f", "M2 13Q2 4 9 4H77Q84 4 84 13Z"),
    ...[
      [14, 30, 3],
      [30, 38, 4],
      [48, 28, 3],
      [62, 40, 3],
      [74, 30, 3.6],
      [20, 44, 2.4],
      [42, 42, 2],
    ].map(([x = 0, y = 0, r = 1]) => oval(darker(colour, 0.2), x, y, r, r * 0.8)),
  );
}

/** A broom of grass flowers lying aslant, 190 × 120. */
export function broom(): Art {
  const straws: string[] = [];
  for (let index = 0; index < 15; index++) {
    const spread = (index - 7) / 7;
    const tone = ["#c9a24c", "#b58a36", "#e0c074"][index % 3] ?? "#c9a24c";
    straws.push(
      line(tone, 6, `M82 62Q${126} ${62 + spread * 18} ${182 - Math.abs(spread) * 20} ${62 + spread * 50}`),
    );
  }
  const tufts = Array.from({ length: 12 }, (_, index) => {
    const spread = (index - 5.5) / 5.5;
    return line(
      "#e9d39a",
      2.4,
      `M${140} ${62 + spread * 32}l20 ${Math.round(spread * 16)}M${156} ${62 + spread * 38}l18 ${Math.round(spread * 10)}`,
    );
  });
  return art(
    190,
    124,
    `<g transform="rotate(-14 95 62)">${line("#b98a4a", 9, "M6 62H84")}${line("#d9b072", 3, "M6 60H84")}${straws.join("")}${tufts.join("")}${box("#c8352e", 70, 50, 9, 24, 4)}${box("#2c7d46", 82, 48, 9, 28, 4)}${box("#e7b63c", 94, 45, 7, 34, 3)}</g>`,
  );
}

/** A card with a product under a blister, 112 × 140. */
export function blister(colour: string, inner: Art): Art {
  return art(
    112,
    140,
    box(darker(colour, 0.16), 2, 2, 110, 138, 10),
    box(colour, 0, 0, 108, 136, 10),
    box("#ffffff", 42, 8, 24, 9, 4.5, 'opacity=".9"'),
    box(lighter(colour, 0.5), 12, 26, 84, 98, 12),
    box("#ffffff", 12, 26, 84, 98, 12, 'opacity=".55"'),
    fitted(inner, 54, 75, 70, 88),
    p("#fff", "M18 34 40 30 26 118 18 116Z", 'opacity=".4"'),
  );
}

/** A toothbrush standing, 22 × 96. */
export function toothbrush(colour: string): Art {
  return art(
    22,
    96,
    box("#ffffff", 10, 2, 12, 26, 2),
    line("#8fd0e8", 2, "M13 4V26M17 4V26"),
    box(colour, 0, 0, 11, 34, 5),
    p(colour, "M2 30H9C8 46 12 60 12 76V90Q12 96 6 96T0 90V76C0 60 3 46 2 30Z"),
    box(lighter(colour, 0.4), 3, 62, 5, 24, 2.5),
  );
}

/** A disposable razor, 40 × 96. */
export function razor(colour: string): Art {
  return art(
    40,
    96,
    box("#c3cad1", 0, 0, 40, 14, 4),
    line("#6d7a85", 2, "M4 5H36M4 9.5H36"),
    p(colour, "M6 13H34L25 28H15Z"),
    p(colour, "M15 26H25C24 44 28 60 27 78V88Q27 96 20 96T13 88V78C12 60 16 44 15 26Z"),
    line(lighter(colour, 0.45), 2.4, "M17 62H23M17 69H23M17 76H23M18 83H22"),
  );
}

/** A child's bowl with a spoon, 136 × 84. */
export const bowlAndSpoon = art(
  136,
  84,
  `<g transform="rotate(28 104 40)">${p("#f28aa8", "M98 2C106-2 116 2 116 14 116 24 110 28 110 34L108 82Q104 88 100 82L98 34C98 28 92 24 92 14 92 8 94 4 98 2Z")}${p("#f9b7ca", "M100 8C105 5 110 8 110 15 110 20 106 23 104 23S97 20 97 15C97 11 98 9 100 8Z")}</g>`,
  p("#5bb8c9", "M2 34H106C106 62 88 78 70 82H38C20 78 2 62 2 34Z"),
  p("#479fb0", "M82 34H106C106 62 88 78 70 82H56C78 72 82 54 82 34Z"),
  p("#8fd6e2", "M0 30Q0 24 6 24H102Q108 24 108 30T102 40H6Q0 40 0 30Z"),
  p("#fff2c9", "M12 26C24 16 84 16 96 26Q54 34 12 26Z"),
  oval("#fffdf6", 42, 60, 12),
  p("#f7b733", "M42 51 44.6 57 51 57.5 46 61.5 47.8 68 42 64.4 36.2 68 38 61.5 33 57.5 39.4 57Z"),
);

/** Cotton buds in their round box, 96 × 116. */
export function cottonBuds(colour: string, inner: Art): Art {
  const buds = Array.from({ length: 8 }, (_, index) => {
    const x = 14 + index * 9.6;
    const top = 10 + (index % 3) * 5;
    return line("#8ecbe6", 3, `M${x} ${top + 6}V50`) + oval("#ffffff", x, top, 5, 8);
  });
  return art(
    96,
    116,
    ...buds,
    p("#dff0f7", "M4 40H92V104C92 112 72 116 48 116S4 112 4 104Z"),
    p("#bfe0ec", "M70 44 92 40V104C92 110 82 114 70 115Z"),
    p(colour, "M4 56Q48 66 92 56V96Q48 106 4 96Z"),
    p("#ffffff", "M10 46H15V104L10 102Z", 'opacity=".6"'),
    plate(26, 62, 44, 36, inner),
  );
}

/** A toilet cleaner with its bent neck, 78 × 140. */
export function duckNeck(colour: string, inner: Art, cap = "#d6322c"): Art {
  return art(
    78,
    140,
    p(cap, "M2 6 16 0 26 16 10 24Z"),
    p(
      colour,
      "M12 18 26 10C40 16 50 26 52 38 70 42 77 54 77 70V128Q77 140 65 140H25Q13 140 13 128V70C13 56 22 46 32 42 30 32 22 26 12 18Z",
    ),
    p(darker(colour), "M40 19C47 25 51 31 52 38 70 42 77 54 77 70V128Q77 140 65 140H56C68 100 64 62 44 44Z"),
    p("#fff", "M19 72C20 60 28 54 32 52 36 55 30 60 27 66 25 70 25 76 25 82H19Z", 'opacity=".4"'),
    plate(22, 82, 42, 42, inner),
  );
}

/** A tablet of foil or film: a long box with a torn sheet, 168 × 66. */
export function foilBox(colour: string, inner: Art): Art {
  return art(
    168,
    74,
    p("#dfe5ea", "M8 22 24 4 60 0 100 5 148 2 154 22Z"),
    p("#c2ccd4", "M24 4 34 22H8ZM60 0 76 22H50ZM100 5 120 22H96Z"),
    box(darker(colour, 0.2), 0, 22, 168, 52, 5),
    box(colour, 0, 20, 168, 46, 5),
    p(lighter(colour, 0.25), "M0 46Q44 30 84 46T168 44V61Q168 66 163 66H5Q0 66 0 61Z"),
    line(
      "#8f9aa3",
      2,
      "M4 22 8 18 12 22 16 18 20 22 24 18 28 22 32 18 36 22 40 18 44 22 48 18 52 22 56 18 60 22 64 18 68 22 72 18 76 22 80 18 84 22 88 18 92 22 96 18 100 22 104 18 108 22 112 18 116 22 120 18 124 22 128 18 132 22 136 18 140 22 144 18 148 22 152 18 156 22 160 18 164 22",
    ),
    plate(98, 26, 56, 34, inner),
  );
}

/** The open side of a paper bag with its folded top, 96 × 130. */
export function paperBag(colour: string, inner: Art, word: PackWord): Art {
  return art(
    96,
    130,
    p(darker(colour, 0.14), "M6 10H90V30H6Z"),
    p(colour, "M4 4Q4 0 8 0H88Q92 0 92 4V22H4Z"),
    line(darker(colour, 0.2), 2, "M8 22H88"),
    p(colour, "M4 24H92L95 124Q95 130 89 130H7Q1 130 1 124Z"),
    p(darker(colour, 0.13), "M76 24H92L95 124Q95 130 89 130H72Q82 80 76 24Z"),
    line(darker(colour, 0.1), 2, "M12 34 10 120"),
    namedPlate([14, 36, 60, 80], word, mix(colour, "#24120a", 0.62), inner),
  );
}
