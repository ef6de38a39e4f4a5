/** At this stock and below, shoppers see how many are left and admins see that a product is short. Triggers use the same number. */
export const fewLeft = 5;
