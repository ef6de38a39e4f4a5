import { m } from "../messages.ts";
import { formatDigits } from "./numbers.ts";

/** 750 → "750 g", 1250 → "1.25 kg", in Bengali "১.২৫ কেজি". */
export const weightText = (grams: number): string =>
  grams < 1000
    ? m.weight_grams({ grams: formatDigits(grams) })
    : m.weight_kilos({ kilos: formatDigits(grams / 1000) });
