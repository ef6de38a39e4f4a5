/** All messages, in the language of the page: `m.cart_empty()`. Compiled from `src/<feature>/messages`. */
export * as m from "./paraglide/messages.js";
