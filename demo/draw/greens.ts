import { type Art, art, box, darker, lighter, line, num, p, shared } from "./svg.ts";

/** A leaf or shoot growing up from the middle of its lower edge. */
function growth(shoot: Art, x: number, y: number, turn: number, s: number): string {
  return `translate(${num(x)} ${num(y)})rotate(${num(turn)})scale(${num(s)})translate(${num(-shoot.w / 2)} ${-shoot.h})`;
}

type Bunch = {
  back: Art;
  front: Art;
  stem: string;
  tie?: string;
  /** How wide the leaves fan out, in degrees to either side. */
  fan?: number;
  /** What the stems end in. */
  foot?: "cut" | "root";
};

/** A tied bunch, leaves up, 156 × 140. */
export function bunch({ back, front, stem, tie = "#e3b65a", fan = 58, foot = "cut" }: Bunch): Art {
  const copies = { back: shared(back.mark), front: shared(front.mark) };
  const marks: string[] = [copies.back.def, copies.front.def];
  const knot = { x: 78, y: 104 };
  for (let index = 0; index < 9; index++) {
    const x = 60 + index * 4.5;
    const end = 136 - Math.abs(index - 4) * 1.5;
    marks.push(
      line(
        index % 2 ? stem : darker(stem, 0.12),
        5,
        `M${knot.x + (index - 4) * 2} ${knot.y}L${num(x + (index - 4) * 1.5)} ${end}`,
      ),
    );
  }
  if (foot === "root")
    marks.push(line("#e58aa0", 5, "M58 130 54 139M72 134V140M88 134 89 140M98 132 103 139"));
  const row = (which: "back" | "front", count: number, wide: number, s: number, start: number) => {
    const shoot = which === "back" ? back : front;
    for (let index = 0; index < count; index++) {
      const share = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
      const turn = share * wide;
      const rad = (turn * Math.PI) / 180;
      marks.push(
        line(
          stem,
          3.6,
          `M${knot.x} ${knot.y}L${num(knot.x + Math.sin(rad) * start)} ${num(knot.y - Math.cos(rad) * start)}`,
        ),
      );
      const x = knot.x + Math.sin(rad) * (start - 4);
      const y = knot.y - Math.cos(rad) * (start - 4);
      marks.push(copies[which].at(growth(shoot, x, y, turn + (index % 2 ? 5 : -5), s)));
    }
  };
  row("back", 7, fan, 1, 44);
  row("front", 6, fan * 0.86, 0.96, 26);
  row("back", 3, fan * 0.4, 0.8, 16);
  row("front", 4, fan * 0.7, 0.72, 8);
  marks.push(box(tie, 62, 96, 32, 11, 5), line(darker(tie, 0.25), 2, "M64 101.5H92"));
  return art(156, 140, ...marks);
}

/** Leaves about 40 × 58, with a vein. */
export function blade(kind: "oval" | "arrow" | "heart" | "spear", fill: string, vein: string): Art {
  const shape = {
    oval: "M20 58C6 48 0 34 4 20 7 10 13 4 20 0 27 4 33 10 36 20 40 34 34 48 20 58Z",
    arrow:
      "M20 50C14 58 4 58 0 52 6 46 6 36 6 26 8 12 14 4 20 0 26 4 32 12 34 26 34 36 34 46 40 52 36 58 26 58 20 50Z",
    heart: "M20 50C12 60-2 54 0 38 2 22 12 10 20 0 28 10 38 22 40 38 42 54 28 60 20 50Z",
    spear:
      "M20 50C16 57 7 60 2 56 8 49 12 41 13 31 14 17 17 6 20 0 23 6 26 17 27 31 28 41 32 49 38 56 33 60 24 57 20 50Z",
  }[kind];
  const side = "M20 0C27 4 33 10 36 20 38 34 34 48 20 56Z";
  const veins = kind === "spear" ? "M20 56V10" : "M20 58V12M20 42 10 32M20 42 30 32M20 30 12 21M20 30 28 21";
  return art(
    40,
    58,
    p(fill, shape),
    kind === "oval" ? p(darker(fill, 0.1), side) : "",
    line(vein, 1.9, veins),
  );
}

/** A frilly coriander sprig: 46 × 58. */
export function frill(fill: string, light: string): Art {
  const lobe = (x: number, y: number, tone: string) =>
    p(
      tone,
      `M${x} ${y + 12}C${x - 9} ${y + 10} ${x - 14} ${y + 4} ${x - 11} ${y - 2}L${x - 7} ${y}L${x - 7} ${y - 8}L${x - 2} ${y - 4}L${x} ${y - 11}L${x + 2} ${y - 4}L${x + 7} ${y - 8}L${x + 7} ${y}L${x + 11} ${y - 2}C${x + 14} ${y + 4} ${x + 9} ${y + 10} ${x} ${y + 12}Z`,
    );
  return art(
    46,
    58,
    line(light, 2.4, "M23 58V20M23 46 10 32M23 46 36 32"),
    lobe(10, 28, fill),
    lobe(36, 28, fill),
    lobe(23, 13, fill),
    lobe(23, 34, light),
  );
}

/** A mint shoot with paired, toothed leaves: 46 × 62. */
export function mint(fill: string, light: string): Art {
  const leaf = "M0 0C3-7 9-10 13-9L15-12 18-9 22-9 22-5C20 1 10 5 0 0Z";
  const pair = (y: number, s: number, tone: string) =>
    [-1, 1]
      .map(
        (side) =>
          `<g transform="translate(23 ${y})scale(${num(side * s)} ${num(s)})">${p(tone, leaf)}${line(light, 1.2, "M3-1 16-6")}</g>`,
      )
      .join("");
  return art(
    46,
    62,
    line(darker(fill, 0.2), 2.6, "M23 62V10"),
    pair(54, 1, fill),
    pair(40, 0.95, lighter(fill, 0.08)),
    pair(26, 0.82, fill),
    pair(14, 0.6, light),
    p(light, "M23 0C28 4 28 10 23 14 18 10 18 4 23 0Z"),
  );
}

/** Amaranth shoot with pink-veined leaves of dark red: 46 × 62. */
export const amaranth = (fill: string): Art => blade("oval", fill, "#f2719b");

/** Malabar spinach, lying: thick reddish stems with round leaves, 168 × 112. */
export function puiShak(): Art {
  const leaf = shared(blade("heart", "#3f9a3a", "#a9db7e").mark);
  const pale = shared(blade("heart", "#62b84a", "#d0f0a8").mark);
  const set = (x: number, y: number, r: number, s: number, which: typeof leaf) =>
    which.at(`translate(${x} ${y})rotate(${r})scale(${s})translate(-20 -58)`);
  const stem = (d: string) => line("#8d3f5e", 7, d) + line("#b8628a", 2.2, d);
  return art(
    168,
    112,
    leaf.def,
    pale.def,
    stem("M6 100C50 98 90 74 118 22"),
    stem("M8 106C60 108 112 92 150 56"),
    set(60, 88, -48, 0.9, leaf),
    set(96, 60, -62, 0.95, leaf),
    set(112, 34, -28, 0.85, pale),
    set(116, 28, 30, 0.8, leaf),
    set(86, 74, 22, 0.75, pale),
    stem("M10 111C60 112 100 110 136 100"),
    set(146, 60, 0, 0.8, leaf),
    set(150, 58, 58, 0.8, pale),
    set(118, 84, 4, 0.85, pale),
    set(128, 102, 66, 0.9, leaf),
    set(92, 100, 14, 0.8, leaf),
    set(60, 106, -8, 0.7, pale),
    box("#e3b65a", 26, 94, 12, 18, 5),
  );
}
