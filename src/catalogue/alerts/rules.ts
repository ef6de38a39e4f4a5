/** Most requests a day for one e-mail address or mobile number, which anybody may type. */
export const maxPerRecipient = 5;

/** Most products at a time for which a customer waits. */
export const maxOfCustomer = 50;
