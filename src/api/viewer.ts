export type Role = "user" | "admin";

/** The user behind a request's bearer token; also what the browser stores as `user`. */
export type Viewer = { id: string; name: string; email: string; role: Role };
