export const adminPageSize = 50;
