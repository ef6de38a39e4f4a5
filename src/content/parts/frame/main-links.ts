import { CircleHelp, NotebookPen, Sprout, Store } from "lucide-react";
import { m } from "../../../language/words.ts";

/** The links at the head of every page, in their order (SPEC 2). */
export const mainLinks = [
  { to: "/products", word: m.header_shop, Icon: Store },
  { to: "/custom-order", word: m.header_custom_order, Icon: NotebookPen },
  { to: "/faq", word: m.header_faq, Icon: CircleHelp },
  { to: "/about", word: m.header_about, Icon: Sprout },
];
