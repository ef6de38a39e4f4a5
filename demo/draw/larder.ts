import { fitted, roundLabel } from "./labels.ts";
import { type Art, art, box, darker, dice, lighter, line, num, oval, p, shared } from "./svg.ts";

/** An egg, 36 × 46, plain or speckled. */
export function egg(shell: string, spots = ""): Art {
  const roll = dice(21);
  const marks = Array.from({ length: spots ? 11 : 0 }, (_, index) => {
    const turn = roll() + index * 2.4;
    const far = Math.sqrt((index + 0.5) / 11);
    return oval(
      spots,
      18 + Math.cos(turn) * 13 * far,
      26 + Math.sin(turn) * 16 * far,
      1.2 + roll() * 2.2,
      1 + roll() * 1.6,
    );
  });
  return art(
    36,
    46,
    p(shell, "M18 0C29 0 36 16 36 28 36 39 28 46 18 46S0 39 0 28C0 16 7 0 18 0Z"),
    p(darker(shell, 0.1), "M30 10C34 16 36 22 36 28 36 39 28 46 18 46 12 46 7 44 4 40 26 42 34 26 30 10Z"),
    ...marks,
    oval(lighter(shell, 0.55), 11, 17, 3.4, 5.4, 'transform="rotate(18 11 17)"'),
  );
}

/** Eggs in a pulp tray: `across` in front, one less behind; 46 wider than a row. */
export function eggTray(one: Art, across: number, pulp = "#8e98a3"): Art {
  const gap = 33;
  const w = across * gap + 26;
  const copy = shared(one.mark);
  const row = (count: number, y: number) =>
    Array.from({ length: count }, (_, index) =>
      copy.at(`translate(${num(w / 2 - (count * gap) / 2 - 1.5 + index * gap)} ${y})`),
    ).join("");
  const waves = Array.from({ length: across }, () => `q${gap / 4} 12 ${gap / 2} 12t${gap / 2}-12`).join("");
  const side = (w - across * gap) / 2;
  return art(
    w,
    102,
    copy.def,
    p(darker(pulp, 0.2), `M${side + 4} 56H${w - side - 4}V70H${side + 4}Z`),
    row(across - 1, 0),
    row(across, 26),
    p(pulp, `M0 56 ${side} 54${waves}L${w} 56 ${w - 12} 96Q${w - 14} 102 ${w - 20} 102H20Q14 102 12 96Z`),
    p(darker(pulp, 0.12), `M${w - side - 14} 62 ${w} 56 ${w - 12} 96Q${w - 14} 102 ${w - 20} 102H${w - 42}Z`),
    line(darker(pulp, 0.12), 2, `M22 88H${w - 46}`),
  );
}

/** The earthen pot of sweet curd under a paper lid, 118 × 104. */
export function clayPot(inner: Art): Art {
  return art(
    118,
    104,
    p("#c4693a", "M14 22H104C120 50 118 84 86 104H32C0 84-2 50 14 22Z"),
    p("#a7532b", "M84 22H104C120 50 118 84 86 104H70C98 82 100 48 84 22Z"),
    p("#d98250", "M4 14Q4 8 10 8H108Q114 8 114 14V20Q114 26 108 26H10Q4 26 4 20Z"),
    p("#a7532b", "M84 8H108Q114 8 114 14V20Q114 26 108 26H84Z"),
    p("#f7e7c8", "M12 8Q30 0 59 0T106 8Q92 15 59 15T12 8Z"),
    p("#e5a35d", "M22 8Q38 3 59 3T96 8Q84 12 59 12T22 8Z"),
    line("#e7a071", 3, "M16 44C12 58 16 72 24 82"),
    roundLabel(57, 62, 25, inner),
  );
}

/** White cheese pressed in a small cane basket, 136 × 88. */
export const ponir = art(
  136,
  88,
  p("#fff6d8", "M14 40C16 12 38 0 68 0S120 12 122 40Z"),
  p("#f0dfae", "M92 4C110 10 121 22 122 40H98C104 26 100 12 92 4Z"),
  line("#e3cd92", 2.4, "M22 30Q68 42 114 30M32 16Q68 26 104 16M50 4 46 38M86 4 90 38M68 1V40"),
  ...[
    [40, 22],
    [60, 14],
    [78, 24],
    [100, 24],
    [56, 30],
  ].map(([x = 0, y = 0]) => oval("#e3cd92", x, y, 2.2, 1.8)),
  p("#d9a75b", "M8 40H128L116 82Q114 88 106 88H30Q22 88 20 82Z"),
  p("#bb8740", "M104 40H128L116 82Q114 88 106 88H90Z", 'opacity=".6"'),
  line("#b27f3a", 2.4, "M16 54H120M19 66H117M22 78H114"),
  line(
    "#f0cf8e",
    3,
    "M26 48V52M46 48V52M66 48V52M86 48V52M36 60V64M56 60V64M76 60V64M96 60V64M34 72V76M54 72V76M74 72V76M92 72V76",
  ),
  box("#e3b76c", 2, 34, 132, 12, 6),
  line(
    "#b27f3a",
    2.4,
    "M16 44 22 36M32 44 38 36M48 44 54 36M64 44 70 36M80 44 86 36M96 44 102 36M112 44 118 36",
  ),
);

/** A round of patali gur, one broken: 120 × 66. */
export const patali = art(
  120,
  66,
  p("#7a4218", "M4 34C4 18 26 10 54 10S104 18 104 34V46C104 58 82 66 54 66S4 58 4 46Z"),
  oval("#a8642b", 54, 32, 50, 22),
  oval("#8f5222", 54, 32, 38, 15),
  oval("#b87436", 52, 30, 34, 12),
  line("#d39a5a", 3, "M26 28Q38 20 56 20"),
  p("#8f5222", "M84 40 112 34 120 50 104 66 82 62Z"),
  p("#b87436", "M84 40 112 34 108 48 90 54Z"),
);

/** A date: 40 × 24. */
export const date = art(
  40,
  24,
  p("#5a2c1a", "M2 12C4 2 14 0 24 1 34 2 40 8 40 13 38 21 28 24 18 23 8 23 1 19 2 12Z"),
  p("#7b4430", "M8 9C14 4 24 4 30 6 30 9 22 8 14 12 9 14 6 12 8 9Z"),
  p("#c9a15f", "M0 9 4 7 5 16 1 15Z"),
);

/** A cashew: 40 × 30. */
export const cashew = art(
  40,
  30,
  p("#e8c48d", "M4 4C12-3 20 3 20 9 22 15 30 12 34 8 40 8 42 18 36 24 28 32 12 31 4 22-1 16 0 8 4 4Z"),
  p("#cfa468", "M2 18C10 26 26 28 38 18 38 20 38 22 36 24 28 32 12 31 4 22Z"),
  line("#f8e4c0", 2.6, "M6 8Q9 5 12 6"),
);

/** A folded sweet-shop box, open, with a drawing on its lid's inside: 130 × 84. */
export function openBox(colour: string, inside: string, inner: Art): Art {
  return art(
    130,
    84,
    p(darker(colour, 0.1), "M14 0H116L126 40H4Z"),
    p(lighter(colour, 0.2), "M19 5H111L119 38H11Z"),
    fitted(inner, 65, 22, 26),
    inside,
    p(colour, "M0 44H130L122 78Q121 84 114 84H16Q9 84 8 78Z"),
    p(darker(colour), "M100 44H130L122 78Q121 84 114 84H90Z"),
  );
}

/** A piece of honeycomb: 72 × 62. */
export function comb(): Art {
  const cell = "M0-10 8.7-5V5L0 10-8.700 5V-5Z".replace("8.700", "8.7");
  const cells = [
    [20, 14],
    [38, 14],
    [56, 14],
    [11, 30],
    [29, 30],
    [47, 30],
    [65, 30],
    [20, 46],
    [38, 46],
    [56, 46],
  ].map(
    ([x = 0, y = 0], index) =>
      `<path d="${cell}" fill="${index % 3 === 0 ? "#f7c13c" : index % 3 === 1 ? "#e9a11f" : "#fbd465"}" transform="translate(${x} ${y})"/>`,
  );
  return art(
    76,
    60,
    p("#c9811a", "M10 2H66L78 30 66 58H10L0 30Z"),
    ...cells,
    p("#f7c13c", "M50 50C54 50 58 52 58 58 58 62 50 62 50 58Z"),
  );
}
