import type { LucideIcon } from "lucide-react";
import type { StaffPart } from "../api/viewer.ts";
import type { Locale } from "../language/locale.ts";
import type { Overview } from "./contract.ts";

/** A message without values, in the language of the page or in a named one. */
type PageLabel = (values?: Record<never, never>, options?: { locale?: Locale }) => string;

/** A page of the back office. */
export type BackOfficePage = {
  /** Its path in English; `:id` in it stands for anything. */
  to: string;
  page: () => Promise<{ default: React.ComponentType<{ id?: string | undefined }> }>;
  /** Whose work it is; without one every member of staff may come. */
  part?: StaffPart | "admin";
  label: PageLabel;
  Icon: LucideIcon;
  /** How many entries there wait for work. */
  waits?: (overview: Overview) => number;
};
