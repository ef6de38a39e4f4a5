/** The most characters of each of the following texts. */
export const maxShopName = 60;
export const maxShopAddress = 200;
export const maxPhone = 30;
export const maxMessenger = 120;
export const maxDbid = 40;
export const maxHours = 120;
export const maxSubject = 120;
export const maxBody = 4000;
export const maxSms = 700;

/** SMS per text. */
export const maxSegments = 4;

/** The highest minimum order, in taka. */
export const maxMinimum = 100_000;

/** Percent above the estimate without asking the customer: the maximum and the default. */
export const maxTolerance = 50;
export const defaultTolerance = 10;

/** SMS codes a day: the maximum and the default. */
export const maxCodesPerDay = 10_000;
export const defaultCodesPerDay = 100;

/** Messages a day about orders: the maximum and the default. */
export const maxNotificationsPerDay = 1_000_000;
export const defaultNotificationsPerDay = 5_000;

/** Open orders until a first delivery: the maximum and the default. */
export const maxNewCustomerOrders = 1000;
export const defaultNewCustomerOrders = 10;

/** Pieces of one product in these orders: the maximum and the default. */
export const maxNewCustomerPieces = 10_000;
export const defaultNewCustomerPieces = 30;

/** Hours to report a problem of an order: the maximum, and the default, which the law allows. */
export const maxComplaintHours = 720;
export const defaultComplaintHours = 72;
