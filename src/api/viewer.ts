import type { KeyScope } from "./scopes.ts";

export const staffParts = ["orders", "catalogue", "offers", "content", "customers", "delivery"] as const;
export type StaffPart = (typeof staffParts)[number];

/** `staff` works in its `parts`, `admin` everywhere. */
export const roles = ["user", "staff", "admin"] as const;
export type Role = (typeof roles)[number];

/** The user of a bearer token; also stored in the browser as `user`. */
export type Viewer = {
  id: number;
  name: string;
  /** Null without an address, for example for customers who order by phone. */
  email: string | null;
  /** The number that signs in, as typed in Bangladesh (01…); absent without one. */
  mobile_no?: string;
  role: Role;
  parts: StaffPart[];
  /** Set only on the server: why the back office is locked for this session. */
  locked?: BackOfficeLock;
  /** Set only on the server: the API key that acts for this user. */
  key?: { id: number; name: string; scopes: readonly KeyScope[] };
};

/** Staff must show a second factor, or set one up, before the back office opens. */
export type BackOfficeLock = "prove" | "enrol";

type Rights = { role: Role; parts?: readonly StaffPart[] };

export const isStaff = ({ role }: Rights): boolean => role === "staff" || role === "admin";

/** Riders see only their round. */
export const isOnlyRider = ({ role, parts = [] }: Rights): boolean =>
  role === "staff" && parts.length > 0 && parts.every((part) => part === "delivery");

/** Whether the user may work in a part of the back office; "admin" means admins only. */
export const mayWorkIn = ({ role, parts = [] }: Rights, part: StaffPart | "admin"): boolean =>
  role === "admin" || (role === "staff" && part !== "admin" && parts.includes(part));
