/** The most saved addresses of a customer. */
export const maxAddresses = 10;

/** The longest address and phone number, in characters. */
export const maxAddressDetails = 500;
export const maxMobile = 30;
