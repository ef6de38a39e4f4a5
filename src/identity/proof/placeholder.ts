/** What stands in the login call's password field for Google sign-in (SPEC 7). It opens nothing (DECISIONS 7). */
export const googlePlaceholder = "google-sign-in";
