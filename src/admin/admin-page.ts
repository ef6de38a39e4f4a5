import type { LucideIcon } from "lucide-react";
import type { StaffPart } from "../api/viewer.ts";
import type { Locale } from "../language/locale.ts";
import type { Overview } from "./contract.ts";

/** A message without parameters, in the page's or another language. */
type PageLabel = (values?: Record<never, never>, options?: { locale?: Locale }) => string;

export type BackOfficePage = {
  /** Its English path; `:id` is a parameter. */
  to: string;
  /** Loads the file of the page. */
  importPage: () => Promise<{ default: React.ComponentType<{ id?: string | undefined }> }>;
  /** The required permission; undefined: all staff. */
  part?: StaffPart | "admin";
  label: PageLabel;
  Icon: LucideIcon;
  /** The number of entries that wait for staff. */
  countWaiting?: (overview: Overview) => number;
};
