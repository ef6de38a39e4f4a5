/** What this process has done since it started; plain numbers, because counting must cost nothing. */
export const counts = { ordersPlaced: 0, searchesMissed: 0, slowQueries: 0 };
