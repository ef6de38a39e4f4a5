/** The parts of the back office that an admin can open to a colleague, one by one. */
export const staffParts = ["orders", "catalogue", "content", "customers", "delivery"] as const;
export type StaffPart = (typeof staffParts)[number];

/** `staff` works in the parts named beside it, `admin` in all of them and in what belongs to no part. */
export const roles = ["user", "staff", "admin"] as const;
export type Role = (typeof roles)[number];

/** The user behind a request's bearer token; also what the browser stores as `user`. */
export type Viewer = {
  id: number;
  name: string;
  email: string;
  role: Role;
  parts: StaffPart[];
  /** Known to the server alone: why the back office is closed to this session of staff. */
  locked?: BackOfficeLock;
};

/** What staff have to do before the back office opens: show their second factor, or set one up. */
export type BackOfficeLock = "prove" | "enrol";

type Rights = { role: Role; parts?: readonly StaffPart[] };

/** Whether somebody works in the back office at all. */
export const isStaff = ({ role }: Rights): boolean => role === "staff" || role === "admin";

/** Whether somebody's only work is to deliver: riders see their round and nothing else. */
export const isOnlyRider = ({ role, parts = [] }: Rights): boolean =>
  role === "staff" && parts.length > 0 && parts.every((part) => part === "delivery");

/** Whether somebody may work in a part of the back office; "admin" stands for what only admins may. */
export const mayWorkIn = ({ role, parts = [] }: Rights, part: StaffPart | "admin"): boolean =>
  role === "admin" || (role === "staff" && part !== "admin" && parts.includes(part));
