import { type Art, art, darker, dice, lighter, line, num, oval, p } from "./svg.ts";

type Smooth = {
  skin: string;
  /** Height for a width of 60; 60 is a ball. */
  h?: number;
  /** The colour of the upper side, if it differs. */
  blush?: string;
  /** Pale or dark pores. */
  pores?: string;
  stem?: string;
};

/** A smooth fruit, round or long, its stem upwards: 60 wide. */
export function smooth({ skin, h = 60, blush, pores, stem = "#7a5a2a" }: Smooth): Art {
  const roll = dice(skin.length + h);
  const cy = 5 + h / 2;
  const ry = h / 2;
  const dots = Array.from({ length: pores ? 16 : 0 }, () => {
    const turn = roll() * Math.PI * 2;
    const far = Math.sqrt(roll()) * 0.78;
    return oval(pores ?? "", 30 + Math.cos(turn) * far * 30, cy + Math.sin(turn) * far * ry, 0.9);
  });
  const low = num(cy + ry * 0.2);
  return art(
    60,
    h + 5,
    line(stem, 3.4, `M30 ${num(cy - ry + 3)}Q30 4 33 1`),
    oval(skin, 30, cy, 30, ry),
    blush ? oval(blush, 25, round(cy - ry * 0.24), 21, round(ry * 0.62), 'opacity=".75"') : "",
    p(
      darker(skin, 0.2),
      `M59 ${num(cy - ry * 0.22)}C62 ${low} 52 ${num(cy + ry)} 30 ${num(cy + ry)} 18 ${num(cy + ry)} 8 ${num(cy + ry * 0.76)} 4 ${num(cy + ry * 0.5)} 32 ${num(cy + ry * 0.82)} 54 ${low} 59 ${num(cy - ry * 0.22)}Z`,
    ),
    ...dots,
    p(
      lighter(skin, 0.55),
      `M11 ${num(cy - ry * 0.2)}C13 ${num(cy - ry * 0.5)} 19 ${num(cy - ry * 0.66)} 23 ${num(cy - ry * 0.66)} 24 ${num(cy - ry * 0.5)} 18 ${num(cy - ry * 0.4)} 16 ${num(cy - ry * 0.12)} 14 ${num(cy + ry * 0.02)} 10 ${num(cy)} 11 ${num(cy - ry * 0.2)}Z`,
      'opacity=".8"',
    ),
  );
}

const round = (value: number) => Math.round(value * 100) / 100;

type HalfFruit = { rind: string; pith: string; flesh: string; ribs?: string; seeds?: string };

/** HalfFruit of a round fruit, cut side towards us: 84 × 80. */
export function half({ rind, pith, flesh, ribs, seeds }: HalfFruit): Art {
  const around = (count: number, far: number) =>
    Array.from({ length: count }, (_, index) => {
      const turn = (index / count) * Math.PI * 2;
      return [42 + Math.cos(turn) * far, 40 + Math.sin(turn) * far * 0.95] as const;
    });
  return art(
    84,
    80,
    oval(rind, 42, 40, 42, 40),
    oval(pith, 42, 40, 38, 36),
    oval(flesh, 42, 40, 31, 29.5),
    ...(ribs ? around(9, 31).map(([x, y]) => line(ribs, 2.4, `M42 40L${num(x)} ${num(y)}`)) : []),
    ...(seeds ? around(5, 13).map(([x, y]) => oval(seeds, x, y, 3.6, 5)) : []),
  );
}

/** A jackfruit on its side: 150 × 112. */
export function jackfruit(): Art {
  const skin = "#a9a83f";
  const bumps: string[] = [];
  for (let row = 0; row < 10; row++)
    for (let index = 0; index < 15; index++) {
      const x = 12 + index * 9.2 + (row % 2) * 4.6;
      const y = 18 + row * 9.4;
      const inside = ((x - 75) / 68) ** 2 + ((y - 60) / 46) ** 2 < 1;
      const tone = y > 78 || x > 122 ? "#878a30" : y < 44 && x < 90 ? "#ccc963" : "#bcb94c";
      if (inside)
        bumps.push(p(tone, `M${num(x)} ${num(y - 5)}L${num(x + 4.6)} ${num(y + 3)}H${num(x - 4.6)}Z`));
    }
  return art(
    150,
    112,
    line("#6f5226", 8, "M14 40 2 26"),
    p("#4ea24a", "M8 30C14 10 34 4 50 8 44 24 26 32 8 30Z"),
    oval(darker(skin, 0.2), 75, 61, 74, 51),
    oval(skin, 75, 58, 73, 49),
    ...bumps,
  );
}

/** Yellow bulbs of an opened jackfruit: 66 × 44. */
export const bulbs: Art = art(
  66,
  44,
  p("#eeb02c", "M2 30C2 14 14 6 24 8 34 12 34 34 26 42 14 46 4 42 2 30Z"),
  p("#f7cb52", "M26 28C24 12 36 2 48 4 60 8 66 24 60 36 48 46 30 44 26 28Z"),
  oval("#c98a1e", 46, 24, 6, 9),
  oval("#fbe39a", 36, 14, 5, 3),
);

/** A custard apple: knobs all over, 78 × 78. */
export function ata(): Art {
  const knobs: string[] = [];
  for (let row = 0; row < 6; row++)
    for (let index = 0; index < 6; index++) {
      const x = 9 + index * 12 + (row % 2) * 6;
      const y = 14 + row * 11;
      if ((x - 39) ** 2 + (y - 42) ** 2 < 1_050)
        knobs.push(oval(row > 3 || index > 4 ? "#7fa04c" : "#c3d88d", x, y, 6.4, 5.6));
    }
  return art(
    78,
    80,
    line("#7a5a2a", 5, "M39 12V2"),
    p("#93b45c", "M39 8C62 6 78 24 76 46 74 66 56 78 39 80 22 78 4 66 2 46 0 24 16 6 39 8Z"),
    ...knobs,
  );
}

/** A ripe starfruit on its side: 104 × 62. */
export const kamranga: Art = art(
  104,
  62,
  p("#d9bf2c", "M2 32C16 8 42 0 70 6 88 10 98 22 103 32 94 48 74 60 50 60 28 60 12 48 2 32Z"),
  p("#efd94a", "M2 32C26 16 66 12 103 32 70 30 36 36 2 32Z"),
  p("#b89a1e", "M2 32C30 46 72 46 103 32 94 48 74 60 50 60 28 60 12 48 2 32Z"),
  p("#cdb229", "M2 32C34 38 70 38 103 32 76 48 30 50 2 32Z"),
  line("#fbf0a4", 2.4, "M14 26C34 14 62 12 84 20"),
  line("#7f9a2e", 4, "M102 32 104 34"),
);

/** A slice of a starfruit: 60 × 58. */
export const star: Art = art(
  60,
  58,
  p("#d9bf2c", "M30 0 38 20 60 21 43 35 49 57 30 45 11 57 17 35 0 21 22 20Z"),
  p("#f6e77c", "M30 9 36 24 51 25 39 34 43 49 30 41 17 49 21 34 9 25 24 24Z"),
  ...[0, 72, 144, 216, 288].map((turn) =>
    oval("#8a6a24", 30, 26, 1.6, 3, `transform="rotate(${turn} 30 32)"`),
  ),
);

/** A chalta: petals closed over the fruit, 84 × 80. */
export const chalta: Art = art(
  84,
  80,
  oval("#8fb34a", 42, 42, 42, 38),
  p("#a9c860", "M42 4C22 6 4 22 2 44 14 28 28 18 46 16 46 10 45 6 42 4Z"),
  p("#c2da7e", "M42 4C62 4 80 20 82 42 66 40 52 30 46 16 45 12 44 8 42 4Z"),
  p("#9bbd52", "M2 44C8 66 24 80 44 80 36 64 38 44 46 16 26 18 12 28 2 44Z"),
  p("#7f9f3e", "M82 42C82 62 66 80 44 80 38 64 40 44 46 16 54 32 66 40 82 42Z"),
  line("#dcebaa", 2.2, "M14 34Q26 22 40 19M52 14Q66 22 74 34"),
  p("#6d8a34", "M36 6Q42-2 48 6L44 12H40Z"),
);

/** A cheek of a mango, scored in cubes: 92 × 58. */
export const mangoCheek: Art = art(
  92,
  58,
  p("#d2b53f", "M2 30C2 12 24 0 48 2 72 2 92 16 90 32 88 48 66 58 44 57 20 57 2 46 2 30Z"),
  p("#f7a92f", "M7 28C8 13 27 5 48 6 69 6 86 18 85 31 82 44 64 52 44 51 24 51 7 42 7 28Z"),
  p("#ffc559", "M12 24C18 12 36 8 52 9 42 14 22 18 12 24Z"),
  line("#dd8618", 2.2, "M26 10 22 47M42 6 38 51M58 7 56 51M72 12 70 47M8 24Q44 16 84 24M9 36Q44 30 84 38"),
);

/** A mango stone with some flesh: 70 × 34. */
export const mangoStone: Art = art(
  70,
  34,
  oval("#f3a833", 35, 17, 35, 17),
  oval("#f2dcab", 35, 17, 28, 11.5),
  line("#d3b679", 1.8, "M12 17H58M18 11Q36 8 52 11M18 23Q36 26 52 23"),
);
