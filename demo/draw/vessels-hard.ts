import { band, cream, fitted, plate, roundLabel } from "./labels.ts";
import { type Art, art, box, darker, lighter, line, p } from "./svg.ts";

const shine = (d: string, opacity = 0.4) => p("#fff", d, `opacity="${opacity}"`);

/** A slim bottle for oil, vinegar, sauce and juice, 62 × 146. */
export function bottle(inner: Art, colour: string, cap = "#2c7d46", rule = cap): Art {
  const dark = darker(colour, 0.17);
  return art(
    62,
    146,
    box(cap, 20, 0, 22, 17, 4),
    box(darker(cap), 34, 0, 8, 17, 3),
    box(lighter(cap, 0.25), 23, 3, 3, 11, 1.5),
    p(colour, "M22 17H40V32C40 44 61 46 61 66V136Q61 146 51 146H11Q1 146 1 136V66C1 46 22 44 22 32Z"),
    p(dark, "M34 17H40V32C40 44 61 46 61 66V136Q61 146 51 146H44C49 120 50 88 48 68 46 50 34 46 34 32Z"),
    band(1, 74, 60, 48, inner, rule),
    p("#6b4a10", "M48.5 74H61V122H48Q50 98 48.5 74Z", 'opacity=".1"'),
    shine("M7 62C8 54 13 50 17 47 20 48 18 52 14 56 12 60 12 64 12 68H7Z"),
    shine("M7 128H12V138Q7 138 7 134Z", 0.3),
  );
}

/** A rounder bottle with shoulders: drinks, shampoo without a pump, syrup, 66 × 134. */
export function flask(inner: Art, colour: string, cap = "#ffffff", rule = darker(colour, 0.3)): Art {
  const dark = darker(colour, 0.15);
  return art(
    66,
    134,
    box(cap, 17, 0, 32, 24, 5),
    box(darker(cap, 0.14), 38, 0, 11, 24, 4),
    p(colour, "M22 24H44C58 28 65 38 65 52V120Q65 134 52 134H14Q1 134 1 120V52C1 38 8 28 22 24Z"),
    p(dark, "M38 24H44C58 28 65 38 65 52V120Q65 134 52 134H44C54 100 56 50 38 24Z"),
    box(cream, 9, 54, 46, 58, 9),
    box(rule, 9, 98, 46, 4),
    fitted(inner, 32, 76, 36),
    shine("M7 48C8 40 13 35 17 33 20 34 18 37 15 40 12 44 11 48 11 52H7Z"),
  );
}

/** A five-litre can with a handle, 104 × 130. */
export function jerrycan(inner: Art, colour: string, cap = "#2c7d46", rule = cap): Art {
  const dark = darker(colour, 0.15);
  return art(
    104,
    130,
    box(cap, 12, 0, 28, 18, 5),
    box(darker(cap), 31, 0, 9, 18, 4),
    p(
      colour,
      "M16 16H36V24H54L64 14H88Q103 14 103 30V118Q103 130 91 130H13Q1 130 1 118V42Q1 32 10 30 16 28 16 22Z",
    ),
    p(dark, "M80 14H88Q103 14 103 30V118Q103 130 91 130H80Q92 70 80 14Z"),
    p(cream, "M56 26H84Q91 26 91 33 91 40 84 40H56Q49 40 49 33 49 26 56 26Z", 'opacity=".92"'),
    band(1, 58, 102, 52, inner, rule),
    p("#6b4a10", "M86 58H103V110H84Q88 84 86 58Z", 'opacity=".1"'),
    shine("M8 44Q8 38 14 36 17 38 14 43L13 52H8Z"),
  );
}

/** A food tin with a lid: milk powder, ghee, coffee, 92 × 118. `low` makes a flat one. */
export function tin(inner: Art, colour: string, lid = "#e8ebee", low = false): Art {
  const h = low ? 84 : 118;
  const dark = darker(colour, 0.17);
  const side = `${h - 10}Q46 ${h + 4}`;
  return art(
    92,
    h,
    p(darker(lid, 0.12), `M2 10H90V20H2Z`),
    p(lid, "M2 10Q2 1 46 0 90 1 90 10 90 15 46 17 2 15 2 10Z"),
    p(lighter(lid, 0.6), "M12 8Q14 4 46 3.5 78 4 80 8 72 12 46 12 20 12 12 8Z"),
    p(colour, `M3 20Q46 28 89 20V${h - 10}Q46 ${h + 4} 3 ${side.slice(0, 0)}${h - 10}Z`),
    p(dark, `M70 23 89 20V${h - 10}Q80 ${h - 5} 70 ${h - 3}Q76 60 70 23Z`),
    line(lighter(colour, 0.4), 2.5, `M4 ${h - 15}Q46 ${h - 5} 88 ${h - 15}`),
    shine(`M10 28H16V${h - 22}H10Z`, 0.35),
    roundLabel(44, low ? 50 : 66, low ? 22 : 29, inner),
  );
}

/** A glass jar showing its contents, 80 × 112. */
export function jar(inner: Art, contents: string, lid = "#f6e3c3"): Art {
  const dark = darker(contents, 0.14);
  return art(
    80,
    112,
    box(lid, 10, 0, 60, 20, 5),
    box(darker(lid, 0.15), 54, 0, 16, 20, 5),
    line(darker(lid, 0.12), 2, "M14 14H66"),
    p("#ffffff", "M14 20H66V25Q80 28 80 42V98Q80 112 66 112H14Q0 112 0 98V42Q0 28 14 25Z", 'opacity=".6"'),
    p(contents, "M8 36Q40 31 72 36 77 38 77 44V97Q77 109 65 109H15Q3 109 3 97V44Q3 38 8 36Z"),
    p(dark, "M60 33.5 72 36Q77 38 77 44V97Q77 109 65 109H58Q66 70 60 33.5Z"),
    shine("M7 46Q8 40 13 39 15 42 13 48V60Q9 64 7 60Z", 0.55),
    roundLabel(39, 72, 24, inner),
  );
}

/** A milk carton with a gable, 78 × 130. */
export function gable(inner: Art, colour: string, foot = "#f4f8fc"): Art {
  const dark = darker(colour, 0.17);
  return art(
    78,
    130,
    p(dark, "M18 0H62V18H18Z"),
    p(colour, "M18 16H62L77 46V122Q77 130 69 130H9Q1 130 1 122V46Z"),
    line(lighter(colour, 0.5), 2.5, "M3 46H75"),
    p(foot, "M1 68Q14 58 27 66 40 74 52 66 64 58 77 68V122Q77 130 69 130H9Q1 130 1 122Z"),
    p("#173a5e", "M54 16H62L77 46V122Q77 130 69 130H55Q60 80 54 16Z", 'opacity=".13"'),
    shine("M9 50H14V60Q11 62 9 61Z", 0.4),
    fitted(inner, 37, 98, 36, 42),
  );
}

/** A carton seen a little from the side, 104 × 128 by default. */
export function carton(inner: Art, colour: string, w = 100, h = 124, flash = cream): Art {
  const front = w - 20;
  const top = 12;
  return art(
    w,
    h,
    p(lighter(colour, 0.28), `M0 ${top} 18 0H${w}L${front} ${top}Z`),
    p(darker(colour, 0.22), `M${front} ${top} ${w} 0V${h - 14}L${front} ${h}Z`),
    p(colour, `M0 ${top}H${front}V${h}H4Q0 ${h} 0 ${h - 4}Z`),
    p(
      flash,
      `M0 ${h * 0.34}Q${front / 2} ${h * 0.24} ${front} ${h * 0.34}V${h * 0.78}Q${front / 2} ${h * 0.88} 0 ${h * 0.78}Z`,
    ),
    box(lighter(colour, 0.4), 8, top + 8, front * 0.5, 4, 2),
    box(lighter(colour, 0.4), 8, top + 16, front * 0.3, 4, 2),
    fitted(inner, front / 2, h * 0.56, front * 0.62, h * 0.4),
  );
}

/** A tub with a lid: butter, yoghurt, ice cream, 98 × 74. */
export function tub(inner: Art, colour: string, lid = cream): Art {
  return art(
    98,
    74,
    p(colour, "M5 18H93L85 66Q84 74 75 74H23Q14 74 13 66Z"),
    p(darker(colour), "M74 18H93L85 66Q84 74 75 74H64Q72 46 74 18Z"),
    box(darker(lid, 0.12), 0, 8, 98, 13, 5),
    box(lid, 2, 0, 94, 14, 6),
    shine("M14 26H20L24 62Q21 64 18 60Z", 0.35),
    roundLabel(48, 46, 20, inner),
  );
}

/** A flat printed box, 120 × 64; 74 × 96 for match and soap boxes. */
export function smallBox(inner: Art, colour: string, w = 120, h = 64): Art {
  const front = w - 14;
  return art(
    w,
    h,
    p(lighter(colour, 0.3), `M0 12 12 0H${w}L${front} 12Z`),
    p(darker(colour, 0.2), `M${front} 12 ${w} 0V${h - 12}L${front} ${h}Z`),
    box(colour, 0, 12, front, h - 12),
    p(lighter(colour, 0.22), `M0 12H${front * 0.44}L${front * 0.3} ${h}H0Z`),
    plate(front * 0.42, 19, front * 0.5, h - 26, inner),
  );
}
