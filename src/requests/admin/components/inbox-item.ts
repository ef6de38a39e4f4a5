import type { ReactNode } from "react";
import type { RequestWork } from "../contract.ts";

export type InboxItem = {
  work: RequestWork;
  /** The sender. */
  name: string;
  subject: string;
  text: string;
  phone?: string | null;
  email?: string | null;
  address?: string | null;
  /** Further actions. */
  foot?: ReactNode;
};
