/** Who signs the embedded service's ID tokens, and for whom; fixed, so that a new address of the shop orphans nobody. */
export const ownIssuer = "tatka:identity";
export const ownAudience = "tatka:shop";
