/** The most saved addresses of a customer. */
export const maxAddresses = 10;

/** The longest address, in characters. */
export const maxAddressDetails = 500;
/** The longest phone number as typed, in characters. */
export const maxMobile = 30;
