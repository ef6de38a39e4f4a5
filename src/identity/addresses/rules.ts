/** Per customer. */
export const maxAddresses = 10;

/** In characters; also of the phone number. */
export const maxAddressDetails = 500;
export const maxMobile = 30;
