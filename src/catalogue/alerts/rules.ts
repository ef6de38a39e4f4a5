/** Most requests a day for one e-mail address, which anybody may type, and most messages a day to one recipient. */
export const maxPerRecipient = 5;

/** The part of the shop's daily notifications that may be sent about products besides them. */
export const alertShare = 0.2;

/** Most products at a time for which a customer waits. */
export const maxOfCustomer = 50;
