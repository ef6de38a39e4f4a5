/** Most addresses that one customer may save. */
export const maxAddresses = 10;

/** Characters of an address, and of the phone number beside it. */
export const maxAddressDetails = 500;
export const maxMobile = 30;
