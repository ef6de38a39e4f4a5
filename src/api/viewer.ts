export type Role = "user" | "admin";

/** The person behind a request's bearer token, as the server knows them. */
export type Viewer = { id: string; name: string; email: string; role: Role };
