export const maxRequest = 4_000;

export const maxSubject = 200;
