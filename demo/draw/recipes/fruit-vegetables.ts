import {
  apple,
  bananas,
  dab,
  dragonFruit,
  dragonHalf,
  guava,
  guavaHalf,
  litchis,
  malta,
  mango,
  pomegranate,
  pomegranateHalf,
  watermelon,
} from "../fruit.ts";
import { amaranth, blade, bunch, frill, mint, puiShak } from "../greens.ts";
import { icon } from "../icons.ts";
import { heap3, heap5, laid } from "../piles.ts";
import {
  borboti,
  chilli,
  jhinga,
  korola,
  longBrinjal,
  okra,
  potol,
  shim,
  shosha,
  shoshaSlice,
} from "../pods.ts";
import {
  capsicum,
  capsicumHalf,
  clove,
  garlicHead,
  onion,
  onionHalf,
  pineapple,
  pineappleSlice,
  potato,
  tomato,
  tomatoHalf,
} from "../staples.ts";
import { put } from "../svg.ts";
import {
  cabbage,
  cauliflower,
  kagji,
  lau,
  papaya,
  papayaHalf,
  pumpkinWedge,
  roundBrinjal,
  taro,
} from "../vegetables.ts";
import { all, alone, type Recipes } from "./compose.ts";

const greenChilli = chilli("#57b23a", "#2f7f3c");
const himsagar = mango("#f2c341", "#c8d052", "#dfa52c");
const amrapali = mango("#f7a531", "#ee6a3c", "#e28a22");

export const fruitVegetables: Recipes = {
  "deshi-tomato": all(
    put(tomato(), 88, 132, 0.92, -10),
    put(tomato("#e2512c", "#eda045"), 142, 134, 0.86, 12, true),
    put(tomato("#d23a2a"), 64, 166, 0.98, -6),
    put(tomato("#e0432b", "#e98a3c"), 122, 170, 1, 5, true),
    put(tomatoHalf, 178, 172, 0.96, -4),
  ),
  potato: all(
    put(potato(3), 84, 136, 0.86, -14),
    put(potato(4, "#d9ab6c"), 142, 134, 0.8, 10),
    put(potato(8, "#c8975a"), 62, 168, 0.84, 4),
    put(potato(7), 178, 168, 0.82, -8),
    put(potato(9, "#d6a667"), 120, 172, 1.02, 3),
  ),
  "deshi-onion": all(
    put(onion("#9b3d63"), 96, 134, 0.84, -8),
    put(onion("#b3557a"), 144, 138, 0.78, 14),
    put(onion(), 66, 168, 0.94, -12),
    put(onion("#a8446d"), 120, 171, 0.98, 6, true),
    put(onionHalf, 174, 172, 0.98, 3),
  ),
  "deshi-garlic": all(
    put(garlicHead, 98, 134, 0.9, -7),
    put(garlicHead, 146, 140, 0.8, 12, true),
    put(garlicHead, 66, 168, 0.92, -10),
    put(garlicHead, 124, 171, 0.98, 5, true),
    put(clove, 176, 162, 0.86, -16, true),
    put(clove, 184, 177, 1, 6),
  ),
  ginger: alone(icon("ginger-root", 136)),
  "green-chilli": all(
    ...laid(greenChilli, 104, [
      [104, 128, 14],
      [140, 132, -18, true],
      [92, 148, -6],
      [148, 150, 10, true],
      [84, 168, 8],
      [150, 170, -6, true],
      [116, 166, -14],
    ]),
  ),
  "coriander-leaves": alone(
    bunch({
      back: frill("#3f9a3a", "#57b548"),
      front: frill("#5cb84a", "#7fd162"),
      stem: "#7fc25a",
      fan: 52,
    }),
  ),
  "mint-leaves": alone(
    bunch({ back: mint("#1f8a55", "#4fbf83"), front: mint("#2fa468", "#7fdba8"), stem: "#4f9a68", fan: 54 }),
  ),
  "kagji-lime": all(
    put(kagji, 122, 128, 0.94, -10),
    put(kagji, 78, 166, 1.04, 6, true),
    put(kagji, 164, 164, 0.98, 8),
    put(icon("lime", 60), 122, 172),
  ),
  "long-brinjal": all(
    ...laid(longBrinjal, 146, [
      [124, 128, -9],
      [116, 148, 5, true],
      [122, 168, -4],
    ]),
  ),
  "round-brinjal": all(...heap3(roundBrinjal, 74, 10, 0.56)),
  okra: all(
    ...laid(okra, 118, [
      [112, 118, 24],
      [132, 122, -16, true],
      [100, 140, -12],
      [140, 146, 12, true],
      [104, 166, 8],
      [138, 170, -8, true],
    ]),
  ),
  "pointed-gourd": all(
    ...laid(potol, 88, [
      [120, 112, -6],
      [84, 138, 8],
      [158, 140, -10, true],
      [66, 167, -4],
      [174, 168, 6, true],
      [120, 169, 3],
    ]),
  ),
  "bitter-gourd": all(
    ...laid(korola(), 134, [
      [124, 114, -10],
      [110, 142, 6, true],
      [132, 168, -5],
    ]),
  ),
  "bottle-gourd": alone(lau, 186, -4),
  "sweet-pumpkin": alone(pumpkinWedge, 156, -3),
  "green-papaya": all(
    put(papaya("#5a9c3c", "#46832d"), 112, 140, 0.98, -12),
    put(papayaHalf("#5a9c3c", "#e6f2c4", "#f5f6dc", "#fdfdf3"), 146, 170, 0.86, 6),
  ),
  cucumber: all(
    ...laid(shosha, 144, [
      [126, 122, -12],
      [114, 147, 6, true],
    ]),
    put(shosha, 122, 168, 0.94, -3),
    put(shoshaSlice, 176, 172, 1),
    put(shoshaSlice, 150, 177, 0.92),
  ),
  carrot: all(
    put(icon("carrot", 86, { "#ff822d": "#f47420", "#ff6723": "#dd5a14" }), 140, 150, 1, 2),
    put(icon("carrot", 92), 76, 164, 1, -6),
    put(icon("carrot", 92, { "#ff822d": "#ff8f40" }), 160, 176, 1, 8),
  ),
  cauliflower: alone(cauliflower, 152),
  cabbage: alone(cabbage, 140),
  "hyacinth-bean": all(
    ...laid(shim, 98, [
      [96, 118, -20],
      [142, 122, 16, true],
      [84, 144, 14],
      [150, 146, -12, true],
      [112, 156, -6],
      [88, 170, -8],
      [152, 170, 12, true],
    ]),
  ),
  "yardlong-bean": alone(borboti(), 172),
  "taro-root": all(...heap5(taro, 58)),
  "ridge-gourd": all(
    ...laid(jhinga, 158, [
      [122, 122, -12],
      [116, 146, 8, true],
      [124, 168, -5],
    ]),
  ),
  "green-banana": all(put(bananas("#6faa3c", "#4f8a2a", "#3d5a22", "#4f7a2a"), 112, 180, 1.05)),
  capsicum: all(
    put(capsicum("#3f8a2f"), 120, 138, 0.94, 6),
    put(capsicum(), 74, 168, 1, -9),
    put(capsicum("#5aa83c"), 132, 171, 0.94, 8, true),
    put(capsicumHalf("#4a9a35"), 184, 173, 0.82, 12),
  ),
  "red-amaranth": alone(
    bunch({ back: amaranth("#8f1d4a"), front: amaranth("#b3275f"), stem: "#d6497f", foot: "root" }),
  ),
  "palong-shak": alone(
    bunch({
      back: blade("arrow", "#23713b", "#6fb56a"),
      front: blade("arrow", "#3a8f47", "#9ad688"),
      stem: "#79bf5e",
      foot: "root",
      fan: 54,
    }),
  ),
  "kolmi-shak": alone(
    bunch({
      back: blade("spear", "#3f9440", "#8ed07c"),
      front: blade("spear", "#62b84a", "#c0eba0"),
      stem: "#8cc96a",
      fan: 62,
    }),
  ),
  "pui-shak": alone(puiShak(), 172),
  "sagor-banana": all(put(bananas("#ffd23f", "#e9b12c", "#6b4a22", "#8a6a2e"), 112, 180, 1.05)),
  "himsagar-mango": all(...heap3(himsagar, 80, 8, 0.6)),
  "amrapali-mango": all(...heap3(amrapali, 80, 8, 0.6)),
  litchi: alone(litchis(), 152),
  guava: all(put(guava, 96, 166, 1, -6), put(guava, 124, 132, 0.94, 8), put(guavaHalf(), 156, 170, 0.96)),
  "ripe-papaya": all(
    put(papaya("#f7b13c", "#ea8d2b"), 112, 138, 1, -12),
    put(papayaHalf("#f3a93a", "#ff8743", "#e8682f", "#33322c"), 146, 170, 0.9, 6),
  ),
  pineapple: all(put(pineapple(), 100, 170, 0.92, -6), put(pineappleSlice, 164, 174, 0.98, -3)),
  watermelon: all(put(watermelon, 104, 166, 1), put(icon("watermelon", 74), 170, 172, 1, 4)),
  "green-coconut": alone(dab, 124),
  "dragon-fruit": all(put(dragonFruit, 96, 166, 1.1), put(dragonHalf(), 158, 170, 0.92)),
  "fuji-apple": all(...heap3(apple, 68, 6, 0.6)),
  "malta-orange": all(...heap5(malta, 56, 6, 0.7)),
  pomegranate: all(put(pomegranate, 94, 166, 1.12, -4), put(pomegranateHalf(), 154, 170, 0.96)),
};
