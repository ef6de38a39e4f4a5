/** Addresses that one customer may keep. */
export const maxAddresses = 10;
