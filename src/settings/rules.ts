/** The longest texts of the shop's settings, in characters. */
export const maxShopName = 60;
export const maxShopAddress = 200;
export const maxPhone = 30;
export const maxDbid = 40;
export const maxHours = 120;
export const maxSubject = 120;
export const maxBody = 4000;
export const maxSms = 700;

/** The most SMS that one text may take. */
export const maxSegments = 4;

/** The highest smallest order, in taka. */
export const maxMinimum = 100_000;

/** The most that a weighed thing may cost above its estimate without asking, in percent. */
export const maxTolerance = 50;
/** What holds until an admin says otherwise. */
export const usualTolerance = 10;

/** How many codes by SMS a day the shop pays for at the most: the highest, and what holds until an admin says otherwise. */
export const maxCodesPerDay = 10_000;
export const usualCodesPerDay = 100;

/** SMS a day to customers about their orders, and e-mails: the same. */
export const maxNotificationsPerDay = 1_000_000;
export const usualNotificationsPerDay = 5_000;

/** Open orders of a customer until a first delivery: the highest limit, and what holds until an admin says otherwise. */
export const maxNewCustomerOrders = 1000;
export const usualNewCustomerOrders = 10;

/** Pieces of one product in these orders: the same. */
export const maxNewCustomerPieces = 10_000;

/** The longest time for answering a complaint, in hours. The law allows 72. */
export const maxComplaintHours = 720;
export const usualComplaintHours = 72;
export const usualNewCustomerPieces = 30;
