import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";

/** "4 items", "1 item", "৪টি পণ্য". */
export const itemsText = (count: number): string =>
  count === 1 ? m.common_one_item() : m.cart_items({ count: formatDigits(count) });
