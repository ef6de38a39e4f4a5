import type { ReactNode } from "react";
import type { RequestWork } from "../contract.ts";

/** A custom order or a contact message. */
export type InboxItem = {
  work: RequestWork;
  /** The sender. */
  name: string;
  /** Its subject, on one line. */
  subject: string;
  /** The whole text, with line breaks. */
  text: string;
  phone?: string | null;
  email?: string | null;
  address?: string | null;
  /** What else can be done about it. */
  foot?: ReactNode;
};
