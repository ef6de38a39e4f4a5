/** From so many pieces down, shoppers are told how many are left, and the staff that a product is short. Triggers use it, too. */
export const fewLeft = 5;
