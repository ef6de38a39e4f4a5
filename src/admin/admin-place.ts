import type { LucideIcon } from "lucide-react";
import type { StaffPart } from "../api/viewer.ts";
import type { Overview } from "./contract.ts";

/** A page of the back office. */
export type AdminPlace = {
  /** Its English address; `:id` in it stands for anything. */
  to: string;
  page: () => Promise<{ default: React.ComponentType<{ id?: string | undefined }> }>;
  /** Whose work it is; without one every member of staff may come. */
  part?: StaffPart | "admin";
  label: () => string;
  Icon: LucideIcon;
  /** How many entries there wait for work. */
  waits?: (overview: Overview) => number;
};
