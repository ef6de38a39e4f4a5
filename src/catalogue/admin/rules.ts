/** The highest price of a product, in taka, and the most pieces of it in stock. */
export const maxPrice = 1_000_000;
export const maxStock = 1_000_000;
