import { type Art, art, box, darker, lighter, line, num, oval, p } from "./svg.ts";

/** The back of a pouch or pillow pack: text, a nutrition table and a barcode, all too small to read: 96 × 134. */
export function packBack(colour: string): Art {
  const crimps = [3, 127].map((y) => box(darker(colour, 0.2), 8, y - 3, 80, 10, 2)).join("");
  return art(
    96,
    134,
    p(colour, "M10 6H86C92 30 96 50 95 67 96 86 92 106 86 128H10C4 106 0 86 1 67 0 50 4 30 10 6Z"),
    crimps,
    p(
      darker(colour, 0.16),
      "M74 8H86C92 30 96 50 95 67 96 86 92 106 86 126H72C84 92 84 46 74 8Z",
      'opacity=".45"',
    ),
    box("#fffdf6", 15, 18, 66, 98, 5),
    words(21, 25, [54, 44, 50], 2.2, "#8a8577"),
    table(21, 39, 54, 8),
    words(21, 90, [22, 18, 21, 14], 1.6, "#b4ae9d"),
    barcode(50, 89, 25, 20),
    line(lighter(colour, 0.3), 2, "M16 12H80"),
  );
}

/** Lines of text that nobody reads, one below the other. */
function words(x: number, y: number, widths: number[], high: number, ink: string): string {
  return widths.map((w, index) => box(ink, x, y + index * (high + 2.2), w, high, high / 2)).join("");
}

/** A nutrition table with a head and `rows` rows. */
function table(x: number, y: number, w: number, rows: number): string {
  const step = 5.2;
  const lines = Array.from({ length: rows }, (_, index) => {
    const top = y + 7 + index * step;
    const label = box("#6c675b", x + 2, top + 1.6, 13 + ((index * 7) % 11), 1.9, 0.9);
    const amount = box("#6c675b", x + w - 12 + (index % 3), top + 1.6, 9 - (index % 3), 1.9, 0.9);
    return `${index % 2 ? "" : box("#f1ece0", x, top, w, step)}${label}${amount}`;
  });
  const frame = `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(7 + rows * step)}" fill="none" stroke="#3f3b33" stroke-width="1"/>`;
  return `${box("#3f3b33", x, y, w, 6.4)}${box("#fffdf6", x + 3, y + 2.2, 24, 2.2, 1.1)}${lines.join("")}${frame}`;
}

function barcode(x: number, y: number, w: number, h: number): string {
  const bars = [1.4, 0.7, 0.7, 1.8, 0.7, 1.2, 0.7, 0.7, 1.6, 0.7, 1.2, 0.7];
  let left = x + 1.5;
  const marks = bars.map((thick) => {
    const bar = box("#22201b", left, y + 2, thick, h - 5);
    left += thick + 1.05;
    return bar;
  });
  return box("#ffffff", x, y, w, h, 1.5) + marks.join("");
}

/** A white bowl, filled with what is heaped in it (drawn 92 wide): 120 × 84. */
export function servingBowl(filling: Art, rim = "#f4efe3"): Art {
  return art(
    120,
    84,
    oval(darker(rim, 0.12), 60, 36, 58, 13),
    `<g transform="translate(${num(60 - filling.w / 2)} ${num(42 - filling.h)})">${filling.mark}</g>`,
    p(rim, "M2 36C24 48 96 48 118 36 116 62 98 84 74 84H46C22 84 4 62 2 36Z"),
    p(darker(rim, 0.14), "M96 44Q110 42 118 36C116 62 98 84 74 84H60C82 78 94 62 96 44Z"),
    line("#4d8fbf", 3, "M8 52Q60 66 112 52", 'opacity=".75"'),
  );
}
