import { type Art, art, box, darker, dice, lighter, line, oval, p } from "./svg.ts";

/** Okra, lying, tip to the right: 124 × 32. */
export const okra = art(
  124,
  32,
  p("#5cab35", "M14 4C50-3 98 8 124 24 96 28 52 36 14 29Z"),
  p("#458a24", "M14 21C52 26 92 24 124 24 96 28 52 36 14 29Z"),
  line("#8fd05c", 2.2, "M20 9C54 6 88 14 108 21"),
  line("#458a24", 2, "M20 16C54 15 90 20 112 23"),
  p("#2f7a32", "M0 13H8C12 2 18 1 22 4 26 12 26 22 22 30 17 33 12 30 8 21H0Q-3 17 0 13Z"),
);

/** Pointed gourd, striped: 92 × 38. */
export const potol = art(
  92,
  38,
  p("#4c9a2a", "M3 20C14 4 30 0 48 0 66 0 82 8 91 18 82 31 66 38 47 38 29 38 13 33 3 20Z"),
  p("#3a7d20", "M8 25C32 34 64 34 88 21 80 32 65 38 47 38 30 38 16 34 8 25Z"),
  line("#b5dd7d", 2.6, "M12 17Q46 2 80 16M7 20Q46 17 88 19M14 27Q46 34 78 26", 'stroke-dasharray="15 5"'),
  line("#8a7a3a", 4, "M4 20 0 18"),
);

/** Bitter gourd with its warts: 128 × 46. */
export function korola(): Art {
  const roll = dice(11);
  const warts: string[] = [];
  for (let index = 0; index < 26; index++) {
    const x = 14 + ((index * 4.3) % 104);
    const half = 19 * Math.sqrt(Math.max(0, 1 - ((x - 62) / 62) ** 2));
    warts.push(oval(index % 3 ? "#79bf45" : "#4f9427", x, 24 + (roll() * 1.8 - 0.9) * half, 4.2, 3));
  }
  const skin =
    "M2 24C10 18 10 12 18 13 22 5 28 9 32 4 38 0 42 6 48 2 54-1 58 5 64 2 70-1 76 6 82 4 88 3 92 10 98 11 106 12 108 19 116 20L128 27 114 30C108 32 104 38 97 38 91 43 85 40 80 43 74 47 68 42 62 45 56 47 50 42 44 44 38 46 34 40 28 40 20 40 18 34 12 32Z";
  return art(
    128,
    46,
    p("#356f22", skin, 'stroke="#356f22" stroke-width="3"'),
    p("#5fa832", skin),
    ...warts,
    line("#3f7f2a", 5, "M3 24Q-2 22-3 18"),
  );
}

/** Ridge gourd: 168 × 42. */
export const jhinga = art(
  168,
  42,
  p("#3f8a33", "M4 14C40 4 84 2 126 6 152 8 168 18 167 27 164 38 146 42 122 41 84 41 40 30 4 24Z"),
  p("#2d6d2a", "M6 22C44 30 90 32 166 24 166 36 148 42 122 41 84 41 40 30 4 24Z"),
  line("#76b957", 2.6, "M10 16C56 8 110 9 152 15M8 19C60 18 110 20 160 22M14 24C56 31 106 36 146 35"),
  p("#6a8f2d", "M0 14 12 12V26L0 23Q-4 18 0 14Z"),
);

/** A hyacinth bean pod with a purple edge: 96 × 30. */
export const shim = art(
  96,
  30,
  p("#8a4a86", "M2 8C24 26 66 34 94 10 92 22 70 32 46 30 24 28 6 20 2 8Z"),
  p("#69b23f", "M4 6C22-2 40 4 56 4 72 4 86 2 94 10 74 26 56 26 42 25 22 24 8 16 4 6Z"),
  line("#a6dc78", 2.2, "M14 9C32 6 62 12 82 9"),
  ...[22, 38, 54, 70].map((x) => oval("#58a032", x, 15, 5, 4)),
  p("#3d7c2b", "M0 2 8 3 12 9 4 9Z"),
);

/** Yardlong beans folded over and tied: 170 × 92. */
export function borboti(): Art {
  const tones = ["#3c8a2c", "#57a63a", "#6fbd4c"];
  const beans = Array.from({ length: 9 }, (_, index) => {
    const y = index * 4.2;
    const end = 158 - (index % 3) * 9;
    return line(
      tones[index % 3] ?? "#3c8a2c",
      6.5,
      `M${end} ${84 - y * 0.3}C110 ${90 - y * 0.5} 18 ${92 - y * 0.6} 14 ${52 - y * 0.2}C12 ${16 + y * 0.6} 90 ${6 + y} ${166 - (index % 4) * 8} ${26 + y * 0.9}`,
    );
  });
  return art(170, 92, ...beans, box("#e9c46a", 84, 8, 12, 80, 6), line("#c79a3c", 2, "M90 12V84"));
}

/** A long, slim brinjal: 150 × 46. */
export const longBrinjal = art(
  150,
  46,
  p("#7a3aa6", "M24 8C60 2 108 6 138 14 154 20 154 36 140 42 112 50 62 46 24 38Z"),
  p("#622b8a", "M24 30C66 38 114 36 150 26 150 34 146 40 140 42 112 50 62 46 24 38Z"),
  line("#b98be0", 4.5, "M48 14C80 11 108 14 126 19"),
  p(
    "#2f9e4f",
    "M2 18 14 19C18 8 26 4 34 2 32 8 38 10 46 10 40 15 42 19 50 22 42 25 40 28 46 34 38 34 32 36 34 43 24 40 18 36 14 27L2 27Q-2 22 2 18Z",
  ),
);

/** A long chilli, stalk to the left: 104 × 30. Dried ones are darker and wrinkled. */
export function chilli(skin: string, cap: string, dried = false): Art {
  return art(
    104,
    30,
    line(cap, 3.6, dried ? "M0 6Q8 6 14 11" : "M0 4Q7 5 13 10"),
    p(darker(skin, 0.2), "M12 8C34 4 68 10 104 28 66 30 32 28 14 20Z"),
    p(skin, "M12 8C34 4 68 10 104 28 68 25 34 22 14 17Z"),
    line(lighter(skin, 0.45), 2.4, "M26 11C44 10 60 14 74 18", 'opacity=".8"'),
    dried ? line(darker(skin, 0.35), 1.8, "M34 22 44 14M52 24 60 16M68 26 74 19M24 19 30 12") : "",
    p(cap, "M10 6C14 2 20 3 24 8 20 10 20 14 22 19 18 23 13 22 11 18 9 14 8 10 10 6Z"),
  );
}

/** A long salad cucumber: 150 × 42. */
export const shosha = art(
  150,
  42,
  p(
    "#2f7d35",
    "M4 22C6 8 22 2 44 2 80 0 118 2 138 10 152 16 154 28 140 34 116 42 60 42 30 40 12 38 3 32 4 22Z",
  ),
  p(
    "#4ea347",
    "M4 22C6 8 22 2 44 2 80 0 118 2 138 10 148 14 150 20 148 25 108 34 40 34 5 28 4 26 4 24 4 22Z",
  ),
  line(
    "#9fd67a",
    2.4,
    "M24 10C60 5 104 6 132 14M14 20C56 16 100 17 142 22M30 30C64 30 100 30 128 28",
    'stroke-dasharray="22 7"',
  ),
  line("#8a9a3c", 4.5, "M5 22-1 20"),
);

/** A slice of it: 40 × 38. */
export const shoshaSlice = art(
  40,
  38,
  oval("#3f8f3d", 20, 19, 20, 19),
  oval("#d9efb4", 20, 19, 17, 16),
  oval("#c3e394", 20, 19, 10, 9.5),
  ...Array.from({ length: 7 }, (_, index) =>
    oval("#fbfdec", 20 + Math.cos(index * 0.9) * 7, 19 + Math.sin(index * 0.9) * 6.5, 2, 1.6),
  ),
);
