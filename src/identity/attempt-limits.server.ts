/** Logins and registrations from one IP address, which a whole neighbourhood may share. */
export const perAddress = { most: 120, seconds: 60 };

/** Reset links requested from one IP address. */
export const resetsPerAddress = { most: 30, seconds: 60 };

/** Passwords tried for one e-mail address, from anywhere. */
export const perAccount = { most: 20, seconds: 15 * 60 };

/** Passwords that a signed-in customer types as confirmation: a finder of an unlocked phone must not guess it. */
export const perCustomer = { most: 10, seconds: 15 * 60 };

/** Reset links for one e-mail address, so that nobody's mailbox is flooded. */
export const resetsPerAccount = { most: 5, seconds: 60 * 60 };
