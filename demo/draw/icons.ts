import icons from "@iconify-json/fluent-emoji-flat/icons.json" with { type: "json" };
import boxes from "./icon-boxes.json" with { type: "json" };
import { type Art, art, dye, num } from "./svg.ts";

type Icon = keyof typeof boxes;

/** A food illustration, cropped and scaled to a width. Colours are replaced by their lower-case hex. */
export function icon(name: Icon, w = 60, colours: Record<string, string> = {}): Art {
  const body = icons.icons[name]?.body;
  if (!body) throw new Error(`No illustration named ${name}`);
  const [left = 0, top = 0, width = 32, height = 32] = boxes[name];
  const scale = w / width;
  const mark = `<g transform="scale(${num(scale)})translate(${num(-left)} ${num(-top)})">${body}</g>`;
  return dye(art(w, height * scale, mark), colours);
}
