/** What a user agrees to: that we keep their data as the privacy policy says, and offers of the shop. */
export const consentKinds = ["policy", "marketing"] as const;

/** Where the user agreed; "phone" was entered by staff. */
export const consentWays = ["password", "google", "mobile", "order", "account", "phone"] as const;

export type ConsentWay = (typeof consentWays)[number];
