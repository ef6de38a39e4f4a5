/** Every sentence of the shop, in the language of the page: `m.cart_empty()`. Made from `src/<feature>/words`. */
export * as m from "./paraglide/messages.js";
