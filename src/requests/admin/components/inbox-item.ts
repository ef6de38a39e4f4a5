import type { ReactNode } from "react";
import type { RequestSummary } from "../contract.ts";

export type InboxItem = {
  work: RequestSummary;
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
