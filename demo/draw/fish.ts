import { type Art, art, darker, dice, lighter, line, num, oval, p, shared } from "./svg.ts";

type Carp = {
  back: string;
  side: string;
  belly: string;
  fin: string;
  /** Height of the body; 1 is the rui's. */
  deep?: number;
  head?: number;
  scales?: string;
};

/** A carp facing left, 176 × 92: rui and katla, and by its proportions hilsa too. */
export function carp({
  back,
  side,
  belly,
  fin,
  deep = 1,
  head = 46,
  scales = darker(side, 0.22),
}: Carp): Art {
  const mid = 50;
  const up = 30 * deep;
  const down = 27 * deep;
  const body = (top: number, low: number) =>
    `M2 ${mid + 4}C${22} ${num(mid - top)} ${62} ${num(mid - top - 4)} ${86} ${num(mid - top)}C112 ${num(mid - top * 0.8)} 132 ${mid - 9} 146 ${mid - 6}V${mid + 8}C130 ${mid + 10} 112 ${num(mid + low * 0.8)} 84 ${num(mid + low)}C54 ${num(mid + low + 4)} 22 ${num(mid + low * 0.7)} 2 ${mid + 4}Z`;
  const rows: string[] = [];
  for (let row = -1; row < 2; row++) {
    for (let index = 0; index < 6; index++) {
      const x = head + 14 + index * 13 + (row ? 6 : 0);
      if (x < 132 - Math.abs(row) * 14) rows.push(`M${x} ${num(mid - 6 + row * 13 * deep)}q6 6 0 12`);
    }
  }
  const top = num(mid - up);
  return art(
    176,
    96,
    p(
      fin,
      `M62 ${num(mid - up + 4)}C66 ${num(mid - up - 18)} 76 ${num(mid - up - 22)} 88 ${num(mid - up - 20)} 92 ${num(mid - up - 8)} 100 ${num(mid - up)} 112 ${num(mid - up * 0.7)}Z`,
    ),
    p(
      fin,
      `M142 ${mid - 5}C152 ${mid - 12} 164 ${mid - 30} 176 ${mid - 34} 174 ${mid - 16} 168 ${mid - 2} 168 ${mid + 1} 168 ${mid + 6} 174 ${mid + 22} 172 ${mid + 36} 160 ${mid + 30} 150 ${mid + 14} 142 ${mid + 8}Z`,
    ),
    p(
      fin,
      `M58 ${num(mid + down - 3)}C56 ${num(mid + down + 10)} 60 ${num(mid + down + 18)} 66 ${num(mid + down + 20)} 74 ${num(mid + down + 14)} 80 ${num(mid + down + 8)} 82 ${num(mid + down - 2)}Z`,
    ),
    p(
      fin,
      `M104 ${num(mid + down * 0.7)}C106 ${num(mid + down * 0.7 + 12)} 114 ${num(mid + down * 0.7 + 17)} 120 ${num(mid + down * 0.7 + 16)} 124 ${num(mid + 16)} 124 ${mid + 14} 124 ${mid + 10}Z`,
    ),
    line(
      darker(fin, 0.2),
      1.6,
      `M74 ${num(mid - up - 14)}L72 ${num(mid - up + 2)}M84 ${num(mid - up - 14)}L84 ${num(mid - up + 2)}M166 ${mid - 22}L152 ${mid - 4}M164 ${mid + 24}L152 ${mid + 7}`,
    ),
    p(side, body(up, down)),
    p(
      back,
      `M2 ${mid + 4}C22 ${top} 62 ${num(mid - up - 4)} 86 ${top}C112 ${num(mid - up * 0.8)} 132 ${mid - 9} 146 ${mid - 6}V${mid - 3}C116 ${num(mid - up * 0.36)} 60 ${num(mid - up * 0.5)} 2 ${mid + 4}Z`,
    ),
    p(
      belly,
      `M2 ${mid + 4}C50 ${num(mid + down * 0.42)} 110 ${num(mid + down * 0.5)} 146 ${mid + 5}V${mid + 8}C130 ${mid + 10} 112 ${num(mid + down * 0.8)} 84 ${num(mid + down)}C54 ${num(mid + down + 4)} 22 ${num(mid + down * 0.7)} 2 ${mid + 4}Z`,
    ),
    line(scales, 2, rows.join(""), 'opacity=".75"'),
    line(
      darker(side, 0.35),
      2.4,
      `M${head} ${num(mid - up * 0.72)}Q${head + 9} ${mid} ${head - 2} ${num(mid + down * 0.8)}`,
    ),
    p(
      lighter(fin, 0.1),
      `M${head + 4} ${mid + 8}C${head + 14} ${mid + 6} ${head + 22} ${mid + 12} ${head + 24} ${mid + 20} ${head + 14} ${mid + 22} ${head + 6} ${mid + 18} ${head + 4} ${mid + 8}Z`,
    ),
    oval("#fffdf6", 23, mid - 4, 6),
    oval("#22282b", 22.5, mid - 4, 3.6),
    oval("#fff", 21.3, mid - 5.3, 1.2),
    line(darker(side, 0.35), 2.2, `M3 ${mid + 5}Q10 ${mid + 9} 15 ${mid + 8}`),
  );
}

type Cat = { back: string; side: string; fin: string; whiskers?: number; long?: boolean; stripe?: string };

/** A scaleless fish with whiskers, 180 × 66: pangas, pabda, shing. `long` keeps it slim with fins along the belly. */
export function whiskered({ back, side, fin, whiskers = 2, long = false, stripe }: Cat): Art {
  const mid = 30;
  const up = long ? 15 : 20;
  const down = long ? 14 : 22;
  const hairs = [
    "M10 36C6 44 4 50 6 58",
    "M14 37C14 46 16 52 22 56",
    "M8 26C2 20 0 14 2 8",
    "M12 24C10 16 12 8 18 4",
  ];
  return art(
    180,
    66,
    p(fin, long ? "M46 42C60 60 124 56 156 38L150 32 50 34Z" : "M92 46C98 62 118 60 138 40L130 34Z"),
    p(fin, "M50 14C54 2 62-2 70 0 72 8 76 12 80 15Z"),
    long ? "" : p(fin, "M120 16C124 8 130 8 134 10L134 22Z"),
    p(fin, "M150 28C160 22 168 10 180 6 176 18 172 26 172 31 174 38 178 46 178 56 166 52 158 42 150 36Z"),
    p(
      side,
      `M6 32C14 ${mid - up} 50 ${mid - up - 2} 78 ${mid - up + 1} 110 ${mid - up + 3} 136 24 156 27V37C136 42 112 ${mid + down - 6} 80 ${mid + down} 48 ${mid + down + 2} 14 ${mid + down - 2} 6 32Z`,
    ),
    p(
      back,
      `M6 32C14 ${mid - up} 50 ${mid - up - 2} 78 ${mid - up + 1} 110 ${mid - up + 3} 136 24 156 27V31C120 27 60 26 6 32Z`,
    ),
    p(
      "#fff",
      `M8 37C40 44 90 46 156 35V37C136 42 112 ${mid + down - 6} 80 ${mid + down} 48 ${mid + down + 2} 16 ${mid + down - 2} 8 37Z`,
      'opacity=".55"',
    ),
    stripe
      ? line(stripe, 3, "M48 32Q100 36 152 32", 'opacity=".8"')
      : line(darker(side, 0.2), 1.5, "M48 32Q100 35 152 32", 'opacity=".8"'),
    line(darker(side, 0.3), 2.2, `M44 ${mid - up + 4}Q52 30 44 ${mid + down - 4}`),
    p(lighter(fin, 0.1), "M48 38C58 36 66 42 68 50 58 52 50 48 48 38Z"),
    line(darker(back, 0.2), 1.8, hairs.slice(0, whiskers).join("")),
    oval("#fffdf6", 24, 25, 5),
    oval("#22282b", 23.6, 25, 3),
    line(darker(side, 0.35), 2, "M7 33Q14 37 20 36"),
  );
}

/** A deep fish with one long spiny fin: tilapia and koi, 150 × 92. */
export function perch(back: string, side: string, belly: string, fin: string, bars = false): Art {
  return art(
    150,
    92,
    p(fin, "M34 24 38 8 46 14 52 2 60 9 68 0 76 8 86 2 92 10 102 6 106 16 116 14 118 32Z"),
    p(fin, "M74 70C78 84 86 90 94 90 104 84 112 74 116 60Z"),
    p(fin, "M44 70C44 82 48 88 54 91 62 86 66 80 68 73Z"),
    p(fin, "M118 38C128 32 138 24 148 22 150 36 146 44 146 48 146 54 150 64 146 76 136 72 128 62 118 58Z"),
    p(side, "M2 50C16 24 44 14 70 16 94 18 110 34 122 38V58C110 62 96 76 70 78 42 80 16 70 2 50Z"),
    p(back, "M2 50C16 24 44 14 70 16 94 18 110 34 122 38V44C96 38 50 34 2 50Z"),
    p(belly, "M4 53C40 62 90 64 122 54V58C110 62 96 76 70 78 42 80 16 72 4 53Z"),
    bars
      ? line(
          darker(side, 0.25),
          5,
          "M58 22Q62 40 58 60M76 22Q80 42 76 62M94 28Q98 44 94 60M110 36V56",
          'opacity=".45"',
        )
      : "",
    line(
      darker(side, 0.22),
      1.9,
      "M54 38q6 6 0 12M68 36q6 6 0 12M82 38q6 6 0 12M96 40q6 6 0 12M60 54q6 6 0 10M75 54q6 6 0 10M90 54q6 5 0 9",
      'opacity=".8"',
    ),
    line(darker(side, 0.35), 2.4, "M42 28Q52 48 40 68"),
    p(lighter(fin, 0.15), "M46 52C56 50 64 56 66 64 56 66 48 62 46 52Z"),
    oval("#fffdf6", 24, 42, 6),
    oval("#22282b", 23.5, 42, 3.6),
    line(darker(side, 0.35), 2.2, "M3 51Q10 55 15 54"),
  );
}

/** A finger-long silver fish: 78 × 26. */
const smallFish = art(
  78,
  26,
  p("#9fb0b8", "M62 12 78 3 74 13 77 24 62 16Z"),
  p("#8fa2ac", "M34 4 42 0 46 5Z"),
  p("#e3eaec", "M1 14C12 4 26 2 40 4 52 6 60 11 66 12V16C58 18 50 23 38 24 24 24 10 22 1 14Z"),
  p("#8ea3ad", "M1 14C12 4 26 2 40 4 52 6 60 11 66 12 44 11 20 10 1 14Z"),
  p("#f6d98a", "M18 13Q40 11 64 13.5 40 16 18 15Z"),
  oval("#fff", 9, 12, 3),
  oval("#22282b", 8.7, 12, 1.9),
);

/** Many small fish in a heap: 160 × 78. */
export function smallFishes(): Art {
  const places: [number, number, number][] = [
    [42, 16, -16],
    [84, 10, 8],
    [22, 34, 10],
    [70, 30, -10],
    [112, 30, 16],
    [2, 52, -8],
    [46, 50, 8],
    [88, 50, -12],
    [82, 66, 10],
    [26, 66, -6],
  ];
  const roll = dice(3);
  const one = shared(smallFish.mark);
  const marks = places.map(([x, y, r]) =>
    one.at(`translate(${x} ${y})rotate(${r + Math.round(roll() * 6)} 39 13)`),
  );
  return art(166, 92, one.def, ...marks);
}

/** A big river prawn with blue claws, 172 × 116. */
export const golda = art(
  172,
  116,
  line("#e88a5b", 2, "M40 52C24 30 30 12 54 2M38 52C14 44 4 26 8 6"),
  line("#3f78b8", 6, "M60 74C44 92 26 94 14 86M66 78C56 100 40 110 22 108"),
  p("#2f62a3", "M16 80C6 78-2 86 0 98L8 90 14 96C20 92 20 86 16 80Z"),
  p("#2f62a3", "M24 102C14 100 8 106 8 116L16 110 22 116C28 112 28 108 24 102Z"),
  line("#e88a5b", 3, "M78 82 72 98M88 84 86 102M98 84 100 101M108 82 114 96"),
  p("#6f8f8f", "M30 58C44 40 66 32 88 34L92 82C70 88 44 82 30 58Z"),
  p("#8fb0ac", "M30 58C44 40 66 32 88 34L90 54C66 50 46 54 30 58Z"),
  p("#e88a5b", "M40 46 16 36 44 40 62 36Z"),
  p("#a9c3bd", "M86 34C96 32 104 34 110 37L108 84Q98 88 88 83Z"),
  p("#8fb0ac", "M108 36C118 38 126 44 130 50L118 84Q112 86 106 84Z"),
  p("#a9c3bd", "M128 48C136 54 140 62 141 70L122 90Q116 88 114 84Z"),
  p("#8fb0ac", "M140 68C143 78 142 88 138 94L118 96Q116 90 120 86Z"),
  p(
    "#3f78b8",
    "M138 92C146 92 158 96 164 106 154 108 146 108 140 106 142 112 138 116 130 116 122 112 116 104 118 95Z",
  ),
  p("#fff", "M92 39Q104 38 116 46 120 50 115 50 104 43 93 44Z", 'opacity=".5"'),
  oval("#22282b", 44, 52, 3.6),
  oval("#fff", 43, 51, 1.2),
);

/** A slice of carp with its bone: 64 × 74. */
export function slice(skin: string): Art {
  return art(
    64,
    74,
    p(skin, "M32 0C48 4 62 22 64 44 64 62 50 74 32 74S0 62 0 44C2 22 16 4 32 0Z"),
    p("#f6c3b4", "M32 5C46 9 58 25 59 44 59 58 47 69 32 69S5 58 5 44C6 25 18 9 32 5Z"),
    p("#fbe3da", "M20 64C18 50 24 42 32 42S46 50 44 64Q38 69 32 69T20 64Z"),
    line("#e59a88", 2, "M32 12V30M20 22Q26 28 26 36M44 22Q38 28 38 36M12 38Q20 42 22 50M52 38Q44 42 42 50"),
    oval("#fff7ef", 32, 36, 5),
    oval("#e59a88", 32, 36, 2.2),
  );
}

/** A dried fish, flat and golden brown: 128 × 30. */
export const shutki = art(
  128,
  30,
  p("#a97a3e", "M104 12 128 0 120 15 126 30 104 18Z"),
  p("#c99a55", "M0 18C4 8 14 4 26 6 56 4 86 8 110 12V18C86 22 56 26 26 25 14 28 2 26 0 18Z"),
  p("#a97a3e", "M2 22C40 20 80 20 110 16V18C86 22 56 26 26 25 14 28 4 27 2 22Z"),
  line("#8a5f2c", 1.8, "M36 8V23M48 8V23M60 9V22M72 9V21M84 11V20M96 12V19", 'opacity=".7"'),
  oval("#4b3216", 14, 13, 3),
  line("#8a5f2c", 2, "M1 18Q8 21 14 20"),
);
