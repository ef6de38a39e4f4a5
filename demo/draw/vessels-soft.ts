import { cream, lettering, namedPlate, type PackWord, roundLabel } from "./labels.ts";
import { type Art, art, box, darker, isPale, lighter, line, mix, p } from "./svg.ts";

/** The colour of a word on a pack of this colour. */
const ink = (colour: string) => mix(colour, "#24120a", 0.62);

const shine = (d: string, opacity = 0.35) => p("#fff", d, `opacity="${opacity}"`);

/** A cloth sack tied at the neck, 112 × 134. */
export function sack(inner: Art, colour = "#e6cb98", tie = "#2c7d46"): Art {
  const dark = darker(colour, 0.14);
  return art(
    112,
    134,
    p(colour, "M24 4Q36 8 45 3 57 8 68 3 78 8 90 3L80 31H34Z"),
    line(dark, 4, "M45 12 48 28M57 10V28M69 12 66 28"),
    p(
      colour,
      "M36 37H77C99 49 112 84 110 112 109 127 102 134 90 134H22C10 134 3 127 2 112 0 84 14 49 36 37Z",
    ),
    p(
      dark,
      "M72 37H77C99 49 112 84 110 112 109 127 102 134 90 134H74C88 124 93 108 92 90 91 66 84 48 72 37Z",
    ),
    line(dark, 2.5, "M24 60Q16 76 15 92M36 44Q31 49 28 54"),
    box(tie, 28, 27, 57, 12, 6),
    box(lighter(tie, 0.25), 33, 29.5, 20, 3, 1.5),
    roundLabel(55, 88, 26, inner),
  );
}

/** A flat woven bag, sewn shut along the top: rice and flour by the quintal, 104 × 138. */
export function bag(inner: Art, colour: string, stripe: string, word: PackWord): Art {
  const dark = darker(colour, 0.12);
  return art(
    104,
    138,
    p(colour, "M8 8Q52 2 96 8 104 70 99 130 98 138 90 138H14Q6 138 5 130 0 70 8 8Z"),
    p(stripe, "M2.4 64H29V78H2ZM2 86H29V92H2Z"),
    p(stripe, "M2 112Q52 120 102 112L99 130 98 138 90 138H14Q6 138 5 130Z"),
    p(dark, "M84 6.5 96 8Q104 70 99 130 98 138 90 138H78Q90 76 84 6.5Z"),
    p(darker(colour, 0.22), "M8 8Q52 2 96 8L97 16Q52 11 7 16Z"),
    line(cream, 2, "M10 12Q52 7 94 12", 'stroke-dasharray="5 4"'),
    shine("M32 26Q38 24 40 26L38 120Q34 123 31 120Z", 0.4),
    namedPlate([24, 28, 62, 80], word, ink(stripe), inner),
  );
}

/** A stand-up pouch with a torn-open notch and a zip, 92 × 134. */
export function pouch(inner: Art, colour: string, word: PackWord): Art {
  const dark = darker(colour, 0.16);
  return art(
    92,
    134,
    p(colour, "M8 4H84L83 26C86 60 92 96 91 126Q90 134 82 134H10Q2 134 1 126C0 96 6 60 9 26Z"),
    p(dark, "M69 4H84L83 26C86 60 92 96 91 126Q90 134 82 134H68C76 100 71 50 69 4Z"),
    p(darker(colour, 0.24), "M8 0H84Q88 0 88 4V22H4V4Q4 0 8 0Z"),
    line(lighter(colour, 0.35), 2.5, "M9 8H83M9 15H83"),
    line(darker(colour, 0.26), 2, "M8 122Q46 131 84 122", 'opacity=".6"'),
    shine("M14 34Q19 31 20 35C18 60 14 84 13 108 9 112 8 108 8 104 9 80 12 56 14 34Z"),
    namedPlate([12, 33, 66, 84], word, ink(colour), inner),
  );
}

/** A puffed pillow pack with crimped ends, standing, 96 × 134. */
export function pillow(inner: Art, colour: string, word: PackWord, flash = cream): Art {
  const dark = darker(colour, 0.16);
  const crimp = (y: number) => {
    const teeth = Array.from({ length: 11 }, (_, index) => `L${8 + index * 8} ${y + (index % 2 ? 4 : 0)}`);
    return `M8 ${y}${teeth.join("")}V${y + 13}H8Z`;
  };
  return art(
    96,
    134,
    p(dark, crimp(0)),
    p(dark, "M8 122H88V134L80 130 72 134 64 130 56 134 48 130 40 134 32 130 24 134 16 130 8 134Z"),
    p(colour, "M10 11H86C92 30 96 50 95 67 96 86 92 106 86 125H10C4 106 0 86 1 67 0 50 4 30 10 11Z"),
    p(flash, "M1 64Q48 46 95 64C95.5 74 95 82 94 90Q48 112 2 90 0.5 78 1 64Z"),
    p(dark, "M74 11H86C92 30 96 50 95 67 96 86 92 106 86 125H72C84 92 84 46 74 11Z", 'opacity=".45"'),
    line(lighter(colour, 0.3), 2, "M16 16.5H80M16 119.5H80"),
    shine("M15 24Q20 22 20 26 14 44 12 58 8 58 8 54 10 38 15 24Z", 0.45),
    lettering(word, isPale(colour) ? ink(colour) : cream, 47, 38, 66, 26),
    roundLabel(47, 82, 22, inner, flash),
  );
}

/** The same pack lying on its long side: biscuits, noodles, soap, 146 × 78. */
export function slab(inner: Art, colour: string, word: PackWord, flash = cream): Art {
  const dark = darker(colour, 0.16);
  return art(
    146,
    78,
    p(dark, "M0 6 5 12 0 18 5 24 0 30 5 36 0 42 5 48 0 54 5 60 0 66 5 72 0 76H14V2H0Z"),
    p(
      dark,
      "M146 6 141 12 146 18 141 24 146 30 141 36 146 42 141 48 146 54 141 60 146 66 141 72 146 76H132V2H146Z",
    ),
    p(colour, "M12 5C50-1 96-1 134 5 137 27 137 51 134 76H12C9 51 9 27 12 5Z"),
    p(dark, "M11 56Q73 62 135 56L134 76H12Z", 'opacity=".55"'),
    p(flash, "M44 1.5C84-1 112 1 134 5 136 20 136.5 40 135.5 56Q100 59 60 58 40 40 44 1.5Z"),
    shine("M18 13Q50 8 74 8 76 11 72 12 46 13 20 18 16 17 18 13Z", 0.5),
    lettering(word, ink(colour), 92, 17, 68, 22),
    roundLabel(92, 43, 14, inner, flash),
  );
}

/** A small flat sachet, 74 × 96. */
export function sachet(inner: Art, colour: string, word: PackWord): Art {
  const dark = darker(colour, 0.16);
  return art(
    74,
    96,
    p(dark, "M3 0 8 3 14 0 20 3 26 0 32 3 37 0 42 3 48 0 54 3 60 0 66 3 71 0V12H3Z"),
    p(colour, "M3 9H71V90Q71 96 66 96H8Q3 96 3 90Z"),
    p(dark, "M58 9H71V90Q71 96 66 96H56Q61 50 58 9Z"),
    line(lighter(colour, 0.35), 2, "M8 14H66M8 88H66"),
    shine("M9 22H13V76H9Z", 0.35),
    namedPlate([10, 20, 52, 62], word, ink(colour), inner),
  );
}

/** A large soft pack with a handle: nappies, pads, tissue, 124 × 118. */
export function pack(inner: Art, colour: string, word: PackWord, flash = cream): Art {
  const dark = darker(colour, 0.15);
  return art(
    124,
    118,
    line(dark, 6, "M42 16C42-2 82-2 82 16"),
    p(colour, "M14 16Q62 8 110 16 122 20 122 34V106Q122 118 110 118H14Q2 118 2 106V34Q2 20 14 16Z"),
    p(flash, "M2 62C34 44 80 50 122 74V106Q122 118 110 118H14Q2 118 2 106Z"),
    p(dark, "M98 14.5 110 16Q122 20 122 34V106Q122 118 110 118H94Q106 62 98 14.5Z", 'opacity=".5"'),
    line(lighter(colour, 0.4), 2.5, "M12 28Q62 20 108 27"),
    shine("M11 36Q15 33 17 36V56Q13 60 10 58Z", 0.5),
    lettering(word, isPale(colour) ? ink(colour) : cream, 62, 43, 84, 20),
    roundLabel(56, 82, 25, inner, flash),
  );
}
