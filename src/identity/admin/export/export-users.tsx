import { ExportFoot } from "#src/kit/list/export-button.tsx";
import { m } from "#src/language/messages.ts";
import type { customerColumns } from "./columns.ts";
import { exportUsers } from "./contract.ts";

type CustomerColumn = (typeof customerColumns)[number];

/** What the columns mean, as the note below the button explains. */
const meanings: [CustomerColumn[], () => string][] = [
  [["name", "email"], m.admin_export_user],
  [["phone"], m.admin_export_user_phone],
  [["since"], m.admin_export_user_since],
  [["orders", "spent", "delivered"], m.admin_export_user_orders],
  [["first_order", "last_order"], m.admin_export_user_days],
  [["marketing"], m.admin_export_user_marketing],
  [["blocked"], m.admin_export_user_blocked],
];

/** At the foot of the list of users: the download of its customers as CSV. */
export function ExportUsers({ search }: { search: string | undefined }) {
  return (
    <ExportFoot operation={exportUsers} input={{ search }} text={m.admin_export_users()} columns={meanings} />
  );
}
