import { bananas, mango, pomegranate } from "./fruit.ts";
import { bunch, frill } from "./greens.ts";
import { icon } from "./icons.ts";
import { teaLeaf } from "./labels-art.ts";
import { comb } from "./larder.ts";
import { bowl, heap } from "./piles.ts";
import { chilli as longChilli } from "./pods.ts";
import { hilsa, katla, rui } from "./recipes/fish.ts";
import { soybeanBottle } from "./recipes/oil-spices.ts";
import { riceSack } from "./recipes/rice-dal.ts";
import { honeyJar } from "./recipes/tea-drinks.ts";
import { line, type PlacedArt, p, picture, put, shade, wide } from "./svg.ts";
import { jar } from "./vessels-hard.ts";
import { bananaLeaf, cloth, jhuri, kula, priceCard } from "./woven.ts";

type Scenes = Record<string, () => string>;

const onionPink = { "#d3883e": "#b8527f", "#f3ad61": "#cf6c94", "#e19747": "#bf5f87" };
const onion = (w: number) => icon("onion", w, onionPink);
const chilli = (w: number) => icon("hot-pepper", w, { "#f8312f": "#4fae35" });
const ripeBananas = bananas("#ffd23f", "#e9b12c", "#6b4a22", "#8a6a2e");
const greenChilli = longChilli("#57b23a", "#2f7f3c");
const yellowMango = mango("#f7b733", "#f28a3c", "#e89a26");

/** The contents of the basket; the rim's upper edge is at y = 0, its left end at x = 0. */
function heaped(): PlacedArt[] {
  return [
    put(icon("pineapple", 126), 292, -26, 1, 12),
    put(icon("leafy-green", 136), 94, 6, 1, -6),
    put(icon("leafy-green", 124), 376, 14, 1, 22, true),
    put(icon("carrot", 122), 184, -4, 1, -62),
    put(greenChilli, 30, -2, 0.74, 78),
    put(greenChilli, 412, 4, 0.74, 99),
    put(icon("eggplant", 128), 238, 24, 1, -70),
    put(icon("bell-pepper", 92), 334, 18, 1, 8),
    put(icon("tomato", 92), 196, 30, 1, -4),
    put(icon("tomato", 90), 358, 34, 1, 8),
    put(icon("lemon", 66), 276, 36, 1, 20),
    put(onion(84), 122, 14, 1, -4),
  ];
}

function fullCart(x: number, y: number, h: number, cut = false): string {
  const inner = heaped().map(
    (one) =>
      `<g transform="translate(${one.x} ${one.y - (one.art.h * one.s) / 2})rotate(${one.r})${one.flip ? "scale(-1 1)" : ""}translate(${-one.art.w / 2} ${-one.art.h / 2})">${one.art.mark}</g>`,
  );
  return `<g transform="translate(${x} ${y})">${inner.join("")}${jhuri(h, cut).mark}<g transform="translate(68 -4)">${cloth.mark}</g></g>`;
}

const card = (
  word: Parameters<typeof priceCard>[0],
  x: number,
  y: number,
  h: number,
  s: number,
  r: number,
  size?: number,
) => put(priceCard(word, h, size), x, y, s, r);

export const slides: Scenes = {
  "slide-market": () => picture(480, 420, [fullCart(20, 214, 210, true)]),
  "slide-fish": () =>
    picture(480, 420, [
      shade(240, 396, 226, 18),
      put(bananaLeaf, 240, 404, 1.1),
      put(wide(katla, 300), 262, 300, 1, -8),
      put(wide(rui, 300), 200, 352, 1, 4),
      put(wide(hilsa, 320), 272, 388, 1, -4),
      put(icon("lemon", 66), 66, 392, 1, -14),
      put(icon("lime", 70), 116, 402),
      put(icon("hot-pepper", 58), 410, 392, 1, 30),
      put(chilli(58), 444, 378, 1, 60),
      put(
        bunch({
          back: frill("#3f9a3a", "#57b548"),
          front: frill("#5cb84a", "#7fd162"),
          stem: "#7fc25a",
          fan: 52,
        }),
        420,
        300,
        0.8,
        20,
      ),
    ]),
  "slide-fruit": () =>
    picture(480, 420, [
      shade(244, 404, 220, 14),
      card("percent", 178, 380, 330, 1, -6, 44),
      put(icon("pineapple", 180), 352, 398, 1, 14),
      put(wide(ripeBananas, 210), 208, 380, 1, 6),
      put(icon("watermelon", 112), 426, 410, 1, 8),
      put(wide(yellowMango, 150), 92, 402, 1, -6),
      put(wide(pomegranate, 92), 174, 408),
      put(icon("tangerine", 92), 260, 412),
      put(icon("grapes", 96), 344, 414, 1, 10),
    ]),
  "slide-pantry": () =>
    picture(480, 420, [
      shade(240, 404, 224, 15),
      put(soybeanBottle, 274, 394, 1.9),
      put(riceSack, 128, 402, 2),
      put(jar(icon("hot-pepper", 40), "#c8321f", "#8f3a1f"), 396, 398, 1.6),
      put(wide(honeyJar, 92), 328, 408),
      put(bowl("split", "#ee7b4a"), 214, 412, 1.3),
      put(heap("long", "#f3ead3", 110, 42), 62, 412),
      put(icon("hot-pepper", 54), 440, 412, 1, 20),
    ]),
};

export const banners: Scenes = {
  "banner-fruit": () =>
    picture(320, 220, [
      put(icon("pineapple", 124), 236, 212, 1, 16),
      put(wide(ripeBananas, 136), 158, 200, 1, 6),
      put(wide(yellowMango, 124), 66, 222, 1, -4),
      card("percent", 122, 214, 200, 0.9, -6, 44),
      put(icon("tangerine", 84), 142, 240),
      put(icon("grapes", 78), 250, 238, 1, 8),
    ]),
  "banner-vegetables": () =>
    picture(320, 220, [
      put(icon("broccoli", 146), 238, 220, 1, 6),
      put(icon("leafy-green", 150), 112, 214, 1, -8),
      put(icon("cucumber", 96), 268, 240, 1, -6),
      put(icon("pea-pod", 116), 192, 234, 1, 6),
      put(icon("carrot", 96), 84, 244, 1, -14),
      put(icon("tomato", 70), 34, 236),
    ]),
};

const standing = (...parts: (PlacedArt | string)[]) => picture(240, 240, parts);

export const ads: Scenes = {
  "ad-honey": () =>
    standing(
      shade(120, 166, 88),
      put(honeyJar, 104, 166, 1.24),
      put(icon("honeybee", 42), 176, 92, 1, -10),
      put(comb(), 176, 174, 0.84),
    ),
  "ad-tea": () =>
    standing(
      shade(120, 168, 100),
      put(icon("teapot", 118), 86, 168),
      put(icon("teacup-without-handle", 84), 174, 174),
    ),
  "ad-hilsa": () =>
    standing(
      shade(120, 166, 96),
      put(wide(hilsa, 182), 114, 164, 1, -4),
      put(icon("lemon", 44), 184, 176, 1, 10),
      put(icon("lime", 44), 150, 180),
    ),
};

export const pages: Scenes = {
  "basket-full": () => picture(440, 420, [shade(220, 404, 188, 15), fullCart(0, 210, 196)]),
  "basket-empty": () =>
    picture(440, 250, [
      shade(220, 232, 188, 15),
      `<g transform="translate(0 36)">${jhuri(196).mark}<g transform="translate(68 -4)">${cloth.mark}</g></g>`,
    ]),
  "tray-empty": () =>
    picture(280, 200, [
      shade(140, 184, 122, 11),
      card("question", 134, 178, 166, 0.94, -4, 34),
      put(kula, 140, 184),
      put(icon("herb", 44), 196, 148, 1, 24),
    ]),
  "stall-404-en": () => stall("lost"),
  "stall-404-bn": () => stall("lostBn"),
  "orders-empty": () =>
    picture(280, 220, [
      shade(140, 204, 96, 10),
      paperBag,
      put(icon("herb", 66), 214, 206, 1, 30),
      put(icon("tomato", 46), 66, 208),
    ]),
};

function stall(word: "lost" | "lostBn"): string {
  const tomato = icon("tomato", 66);
  return picture(280, 220, [
    shade(140, 202, 130, 12),
    card(word, 146, 176, 172, 1, -5, 34),
    put(tomato, 102, 168, 1, -4),
    put(tomato, 186, 170, 1, 8),
    put(tomato, 62, 206, 1, -10),
    put(tomato, 140, 198, 1.06),
    put(tomato, 214, 206, 1, 14),
    put(chilli(40), 254, 206, 1, 20),
  ]);
}

/** A shop's paper bag, folded over at the top, with a leaf printed on it. */
const paperBag = `<g transform="translate(76 34)">${[
  p("#c99b5e", "M0 24 14 0H128V168H0Z"),
  p("#e3bd84", "M0 24H104V170H6Q0 170 0 164Z"),
  p("#b88a4d", "M104 24 128 0V150L104 170Z"),
  p("#d2a567", "M0 24 14 0H128L104 24Z"),
  p("#edcf9e", "M0 20H104V50Q52 58 0 50Z"),
  line("#c99b5e", 2.4, "M0 51Q52 59 104 51M12 66 10 158"),
  `<g transform="translate(26 82)scale(1.2)">${teaLeaf.mark}</g>`,
].join("")}</g>`.replace("1.200", "1.2");
