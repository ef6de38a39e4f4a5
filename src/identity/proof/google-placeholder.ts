/** The password in the login call of a Google sign-in (SPEC 7). It opens nothing (DECISIONS 7). */
export const googlePlaceholder = "google-sign-in";
