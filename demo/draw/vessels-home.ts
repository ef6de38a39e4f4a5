import { cream, fitted, plate, roundLabel } from "./labels.ts";
import { type Art, art, box, darker, lighter, line, oval, p } from "./svg.ts";

const shine = (d: string, opacity = 0.4) => p("#fff", d, `opacity="${opacity}"`);

/** A pump bottle: hand wash, lotion, shampoo, 74 × 140. */
export function pump(inner: Art, colour: string, head = "#ffffff"): Art {
  const dark = darker(colour, 0.15);
  return art(
    74,
    140,
    p(head, "M22 6Q22 0 29 0H50Q56 0 56 6V12H42V32H34V12H26Q23 16 18 18L14 14Q20 11 22 6Z"),
    box(darker(head, 0.14), 38, 12, 4, 20),
    box(head, 22, 28, 32, 14, 4),
    box(darker(head, 0.12), 44, 28, 10, 14, 4),
    p(colour, "M24 42H52Q73 44 73 66V128Q73 140 61 140H15Q3 140 3 128V66Q3 44 24 42Z"),
    p(dark, "M46 42H52Q73 44 73 66V128Q73 140 61 140H54Q64 90 46 42Z"),
    shine("M9 64Q10 52 18 49 21 51 17 56 14 60 14 66V84H9Z"),
    roundLabel(37, 94, 25, inner),
  );
}

/** A trigger spray: glass and kitchen cleaner, 84 × 144. */
export function spray(inner: Art, colour: string, head = "#e8503a"): Art {
  return art(
    84,
    144,
    p(head, "M8 4H52Q66 4 66 20V30H34V22H24L16 36 10 33 16 20H8Q4 20 4 16V8Q4 4 8 4Z"),
    p(darker(head), "M54 4Q66 5 66 20V30H52Z"),
    box(darker(head, 0.3), 0, 7, 6, 10, 2),
    box(cream, 36, 30, 28, 12, 3),
    p(colour, "M38 42H62C66 56 82 62 82 80V132Q82 144 70 144H30Q18 144 18 132V80C18 62 34 56 38 42Z"),
    p(darker(colour), "M56 42H62C66 56 82 62 82 80V132Q82 144 70 144H62C72 112 70 66 56 42Z"),
    shine("M24 82Q25 70 34 63 37 66 32 72 29 76 29 84V96H24Z"),
    plate(27, 88, 46, 42, inner),
  );
}

/** A squeeze bottle with a push-pull cap: dish wash, bleach, floor cleaner, 72 × 138. */
export function squeeze(inner: Art, colour: string, cap = "#2c7d46"): Art {
  return art(
    72,
    138,
    box(cap, 30, 0, 12, 12, 3),
    p(cap, "M24 10H48L52 30H20Z"),
    p(darker(cap), "M41 10H48L52 30H42Z"),
    p(
      colour,
      "M20 30H52C66 40 70 54 64 72 60 84 71 98 71 114V128Q71 138 61 138H11Q1 138 1 128V114C1 98 12 84 8 72 2 54 6 40 20 30Z",
    ),
    p(
      darker(colour),
      "M46 30H52C66 40 70 54 64 72 60 84 71 98 71 114V128Q71 138 61 138H53C60 110 50 90 53 72 56 54 54 40 46 30Z",
    ),
    shine("M11 58Q11 46 18 40 22 41 18 47 15 52 16 60Z"),
    roundLabel(35, 96, 24, inner),
  );
}

/** A tube standing on its cap, 58 × 136; recipes tilt it. */
export function tube(inner: Art, colour: string, cap = "#ffffff"): Art {
  return art(
    58,
    136,
    p(darker(colour, 0.2), "M0 0H58V10H0Z"),
    line(
      lighter(colour, 0.3),
      1.5,
      "M6 2.5V7.5M14 2.5V7.5M22 2.5V7.5M30 2.5V7.5M38 2.5V7.5M46 2.5V7.5M53 2.5V7.5",
    ),
    p(colour, "M0 10H58L48 108Q47 112 43 112H15Q11 112 10 108Z"),
    p(darker(colour), "M44 10H58L48 108Q47 112 43 112H36Z"),
    p(cap, "M14 112H44L42 130Q41 136 36 136H22Q17 136 16 130Z"),
    p(darker(cap, 0.14), "M35 112H44L42 130Q41 136 36 136H32Z"),
    shine("M7 16H12L17 100Q14 102 13 98Z", 0.4),
    roundLabel(28, 58, 20, inner),
  );
}

/** A toothpaste tube lying on its box, 170 × 62. */
export function paste(inner: Art, colour: string, cap = "#ffffff"): Art {
  return art(
    170,
    62,
    box(darker(colour, 0.2), 0, 2, 10, 58, 2),
    line(lighter(colour, 0.3), 1.5, "M3 8H7M3 16H7M3 24H7M3 32H7M3 40H7M3 48H7M3 55H7"),
    p(colour, "M9 2 122 10Q136 12 138 20V43Q136 51 122 52L9 60Z"),
    p(darker(colour), "M9 44 138 38V43Q136 51 122 52L9 60Z"),
    p(cream, "M36 4 84 7.5Q66 30 84 55L36 58Q20 30 36 4Z"),
    p(cap, "M138 16H164Q170 16 170 22V41Q170 47 164 47H138Z"),
    line(darker(cap, 0.2), 2, "M146 19V44M152 19V44M158 19V44M164 20V43"),
    fitted(inner, 56, 31, 32),
    shine("M90 13 122 16Q126 17 124 20L92 18Z", 0.6),
  );
}

/** A cake of soap, wrapped, 118 × 58. */
export function soapBar(inner: Art, colour: string): Art {
  return art(
    118,
    58,
    box(darker(colour, 0.2), 0, 8, 118, 50, 14),
    box(colour, 0, 0, 118, 48, 14),
    box(lighter(colour, 0.35), 8, 5, 70, 5, 2.5),
    roundLabel(59, 26, 19, inner),
  );
}

/** A roll of paper, foil or bags, lying with its end forward, 128 × 62. */
export function roll(colour: string, core = "#c9a878", inner?: Art): Art {
  return art(
    128,
    62,
    p(colour, "M31 0H97Q128 0 128 31 128 62 97 62H31Z"),
    p(darker(colour, 0.1), "M31 42Q80 48 127 37 123 62 97 62H31Z"),
    oval(lighter(colour, 0.4), 31, 31, 31),
    oval(darker(colour, 0.12), 31, 31, 24),
    oval(lighter(colour, 0.4), 31, 31, 22),
    oval(core, 31, 31, 11),
    oval(darker(core, 0.35), 31, 31, 7),
    inner ? roundLabel(92, 27, 20, inner) : "",
  );
}
