/** What a user agrees to: that we keep their data as the privacy policy says, and offers of the shop. */
export const consentKinds = ["policy", "marketing"] as const;

/** Where they did: signing in with a password, Google or a number, ordering, on the page "My data", or on the phone, as staff noted. */
export const consentWays = ["password", "google", "mobile", "order", "account", "phone"] as const;

export type ConsentWay = (typeof consentWays)[number];
