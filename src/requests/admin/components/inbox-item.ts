import type { ReactNode } from "react";
import type { RequestSummary } from "../contract.ts";

export type InboxItem = {
  /** The fields that custom orders and messages share. */
  summary: RequestSummary;
  /** The sender. */
  name: string;
  subject: string;
  text: string;
  phone?: string | null;
  email?: string | null;
  address?: string | null;
  /** Further actions. */
  extraActions?: ReactNode;
};
