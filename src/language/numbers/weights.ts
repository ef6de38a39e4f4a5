import { m } from "../messages.ts";
import { digits } from "./numbers.ts";

/** 750 → "750 g", 1250 → "1.25 kg", in Bengali "১.২৫ কেজি". */
export const weightOf = (grams: number): string =>
  grams < 1000 ? m.weight_grams({ grams: digits(grams) }) : m.weight_kilos({ kilos: digits(grams / 1000) });
