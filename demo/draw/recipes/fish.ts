import { carp, golda, perch, shutki, slice, smallFishes, whiskered } from "../fish.ts";
import { icon } from "../icons.ts";
import { fitted } from "../labels.ts";
import { laid } from "../piles.ts";
import { type Art, art, box, line, p, put } from "../svg.ts";
import { all, alone, type Recipes } from "./compose.ts";

export const rui: Art = carp({ back: "#8c7a72", side: "#d9d0cb", belly: "#f3ece4", fin: "#d9765b" });
export const katla: Art = carp({
  back: "#5c6670",
  side: "#c2c8cb",
  belly: "#eff0ec",
  fin: "#6b7680",
  deep: 1.18,
  head: 56,
});
export const hilsa: Art = carp({
  back: "#6f93a8",
  side: "#d7e3e9",
  belly: "#f8fafa",
  fin: "#8fabba",
  deep: 1.02,
  head: 40,
});
export const pangas: Art = whiskered({ back: "#5d6b78", side: "#bcc8cf", fin: "#8794a0" });
const shing: Art = whiskered({ back: "#4e2f2c", side: "#7c4d45", fin: "#5f3935", whiskers: 4, long: true });
const pabda: Art = whiskered({
  back: "#a9b08e",
  side: "#dfe3d2",
  fin: "#c3c7a8",
  long: true,
  stripe: "#8f9a78",
});
const tilapia: Art = perch("#6a7178", "#b4bcc0", "#e8e9e4", "#848d94", true);
const koi: Art = perch("#5d5a34", "#98925a", "#d9cf94", "#6f6a3e");

const shrimp = icon("shrimp", 64, { "#f8312f": "#e8936d", "#ff822d": "#f5b48d", "#ca0b4a": "#d47a58" });

/** A clear pouch that shows the dried fish, 112 × 134. */
function dryPouch(): Art {
  const fishes = [0, 1, 2, 3].map(
    (at) =>
      `<g transform="translate(${at % 2 ? 98 : 14} ${46 + at * 20})scale(${at % 2 ? -0.66 : 0.66} .66)">${shutki.mark}</g>`,
  );
  return art(
    112,
    134,
    p("#ffffff", "M8 6H104L108 122Q108 134 98 134H14Q4 134 4 122Z", 'opacity=".62"'),
    ...fishes,
    p("#a5522f", "M8 0H104Q108 0 108 4V32H4V4Q4 0 8 0Z"),
    box("#fffdf6", 30, 8, 52, 20, 10),
    fitted(icon("fish", 24, { "#00a6ed": "#b98a4a", "#0074ba": "#8a5f2c" }), 56, 18, 22),
    line("#ffffff", 2, "M8 40H104"),
    p("#ffffff", "M12 46H20L18 122Q14 124 12 120Z", 'opacity=".6"'),
    p("#7b4b20", "M90 34H108V122Q108 134 98 134H88Q98 90 90 34Z", 'opacity=".12"'),
  );
}

export const fish: Recipes = {
  "rui-fish": all(
    put(rui, 112, 150, 0.98, -3),
    put(slice("#8c7a72"), 176, 172, 0.66, 6),
    put(slice("#8c7a72"), 142, 174, 0.66, -6),
  ),
  "katla-fish": all(
    put(katla, 112, 150, 0.98, -3),
    put(slice("#5c6670"), 176, 172, 0.7, 6),
    put(slice("#5c6670"), 140, 175, 0.7, -6),
  ),
  "padma-hilsa": all(put(hilsa, 120, 174, 1.08, -3)),
  "pangas-fish": all(put(pangas, 120, 168, 1.08, -3)),
  tilapia: all(put(tilapia, 132, 134, 0.96, -8), put(tilapia, 108, 168, 1, 2)),
  "koi-fish": all(put(koi, 134, 124, 0.74, -10), put(koi, 88, 148, 0.76, 6), put(koi, 142, 168, 0.8, -3)),
  "shing-fish": all(
    ...laid(shing, 164, [
      [126, 120, -8],
      [112, 144, 4],
      [124, 169, -3],
    ]),
  ),
  "pabda-fish": all(
    ...laid(pabda, 168, [
      [126, 118, -8],
      [114, 142, 4],
      [124, 166, -3],
    ]),
  ),
  "mola-fish": alone(smallFishes(), 172),
  "golda-prawn": alone(golda, 172, 2),
  "small-shrimp": all(
    ...laid(shrimp, 70, [
      [98, 120, -8],
      [150, 122, 12, true],
      [70, 170, 4],
      [124, 164, -6],
      [176, 172, 8, true],
    ]),
  ),
  "loitta-shutki": all(put(dryPouch(), 104), put(shutki, 168, 172, 0.7, -6), put(shutki, 160, 162, 0.66, 8)),
};
