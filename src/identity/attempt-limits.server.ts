/** Sign-ins and registrations from one address: a phone company puts a whole neighbourhood behind one. */
export const perAddress = { most: 120, seconds: 60 };

/** Links to new passwords from one address. */
export const resetsPerAddress = { most: 30, seconds: 60 };

/** Passwords tried for one e-mail address, wherever they come from. */
export const perAccount = { most: 20, seconds: 15 * 60 };

/** Passwords that a signed-in customer types to confirm something: who finds an unlocked phone must not guess it. */
export const perCustomer = { most: 10, seconds: 15 * 60 };

/** Links to a new password for one e-mail address: nobody is to be buried in mail. */
export const resetsPerAccount = { most: 5, seconds: 60 * 60 };
