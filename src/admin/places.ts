import type { LucideIcon } from "lucide-react";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Mail from "lucide-react/icons/mail";
import Package from "lucide-react/icons/package";
import Pencil from "lucide-react/icons/pencil";
import Tag from "lucide-react/icons/tag";
import Users from "lucide-react/icons/users";
import { m } from "../language/messages.ts";
import type { Overview } from "./contract.ts";

type AdminPlace = {
  to: string;
  word: () => string;
  Icon: LucideIcon;
  /** How many entries there wait for work. */
  waits?: (overview: Overview) => number;
};

/** The pages of the back office, in the order of the rail. */
export const places: AdminPlace[] = [
  { to: "/admin", word: m.office_dashboard, Icon: LayoutGrid },
  { to: "/admin/orders", word: m.office_orders, Icon: Package, waits: ({ orders }) => orders.pending },
  { to: "/admin/products", word: m.office_products, Icon: Tag },
  { to: "/admin/users", word: m.office_users, Icon: Users },
  {
    to: "/admin/custom-orders",
    word: m.office_custom_orders,
    Icon: Pencil,
    waits: (overview) => overview.custom_orders.open,
  },
  { to: "/admin/messages", word: m.office_messages, Icon: Mail, waits: ({ messages }) => messages.open },
];
