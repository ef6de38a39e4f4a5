import type { Flag } from "#src/catalogue/listing/listing.ts";
import { m } from "#src/language/messages.ts";

export const flagNames: Record<Flag, () => string> = {
  featured: m.listing_flag_featured,
  new: m.listing_flag_new,
  top: m.listing_flag_top,
  offers: m.listing_flag_offers,
  in_stock: m.listing_flag_in_stock,
};
