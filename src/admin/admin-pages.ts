import BadgePercent from "lucide-react/icons/badge-percent";
import Banknote from "lucide-react/icons/banknote";
import Bike from "lucide-react/icons/bike";
import Boxes from "lucide-react/icons/boxes";
import ChartColumn from "lucide-react/icons/chart-column";
import FileText from "lucide-react/icons/file-text";
import FileUp from "lucide-react/icons/file-up";
import KeyRound from "lucide-react/icons/key-round";
import LayoutGrid from "lucide-react/icons/layout-grid";
import LayoutPanelTop from "lucide-react/icons/layout-panel-top";
import Link2 from "lucide-react/icons/link-2";
import Mail from "lucide-react/icons/mail";
import MessageSquareText from "lucide-react/icons/message-square-text";
import Package from "lucide-react/icons/package";
import PackageCheck from "lucide-react/icons/package-check";
import PackageX from "lucide-react/icons/package-x";
import Pencil from "lucide-react/icons/pencil";
import PhoneCall from "lucide-react/icons/phone-call";
import Plug from "lucide-react/icons/plug";
import Printer from "lucide-react/icons/printer";
import ScanBarcode from "lucide-react/icons/scan-barcode";
import ScrollText from "lucide-react/icons/scroll-text";
import Search from "lucide-react/icons/search";
import Send from "lucide-react/icons/send";
import Server from "lucide-react/icons/server";
import Settings from "lucide-react/icons/settings";
import Shapes from "lucide-react/icons/shapes";
import ShieldUser from "lucide-react/icons/shield-user";
import Tag from "lucide-react/icons/tag";
import Truck from "lucide-react/icons/truck";
import Users from "lucide-react/icons/users";
import Webhook from "lucide-react/icons/webhook";
import { m } from "../language/messages.ts";
import type { BackOfficePage } from "./admin-page.ts";

/**
 * All pages of the back office with their file and permission. `rail-groups.ts` selects those shown in the
 * rail. They share one route of React Router, because each route increases the size of every shopper's page
 * (docs/decisions/0018).
 */
export const adminPages: BackOfficePage[] = [
  {
    to: "/admin",
    importPage: () => import("./pages/dashboard.tsx"),
    label: m.office_dashboard,
    Icon: LayoutGrid,
  },
  {
    to: "/admin/reports",
    importPage: () => import("./pages/reports.tsx"),
    part: "orders",
    label: m.reports_title,
    Icon: ChartColumn,
  },
  {
    to: "/admin/orders",
    importPage: () => import("../orders/admin/pages/orders.tsx"),
    part: "orders",
    label: m.common_orders,
    Icon: Package,
    countWaiting: ({ orders }) => orders?.pending ?? 0,
  },
  {
    to: "/admin/calls",
    importPage: () => import("../fulfilment/pages/calls.tsx"),
    part: "orders",
    label: m.calls_title,
    Icon: PhoneCall,
    countWaiting: ({ orders }) => orders?.to_call ?? 0,
  },
  {
    to: "/admin/packing",
    importPage: () => import("../fulfilment/pages/packing.tsx"),
    part: "orders",
    label: m.packing_title,
    Icon: PackageCheck,
    countWaiting: ({ orders }) => orders?.to_pack ?? 0,
  },
  {
    to: "/admin/orders/new",
    importPage: () => import("../checkout/pages/new-order.tsx"),
    part: "orders",
    label: m.phone_order_title,
    Icon: Package,
  },
  {
    to: "/admin/cart-links",
    importPage: () => import("../cart/links/pages/cart-links.tsx"),
    part: "orders",
    label: m.shared_carts_title,
    Icon: Link2,
  },
  {
    to: "/admin/round",
    importPage: () => import("../fulfilment/pages/round.tsx"),
    part: "delivery",
    label: m.round_title,
    Icon: Bike,
  },
  {
    to: "/admin/cash",
    importPage: () => import("../fulfilment/pages/cash.tsx"),
    part: "orders",
    label: m.cash_title,
    Icon: Banknote,
  },
  {
    to: "/admin/products",
    importPage: () => import("../catalogue/admin/pages/products.tsx"),
    part: "catalogue",
    label: m.office_products,
    Icon: Tag,
  },
  {
    to: "/admin/offers",
    importPage: () => import("../offers/admin/pages/offers.tsx"),
    part: "offers",
    label: m.common_offers,
    Icon: BadgePercent,
  },
  {
    to: "/admin/offers/:id",
    importPage: () => import("../offers/admin/pages/offer.tsx"),
    part: "offers",
    label: m.common_offers,
    Icon: BadgePercent,
  },
  {
    to: "/admin/categories",
    importPage: () => import("../catalogue/admin/pages/categories.tsx"),
    part: "catalogue",
    label: m.common_categories,
    Icon: Shapes,
  },
  {
    to: "/admin/import",
    importPage: () => import("../catalogue/admin/pages/import.tsx"),
    part: "catalogue",
    label: m.import_title,
    Icon: FileUp,
  },
  {
    to: "/admin/import/:id",
    importPage: () => import("../catalogue/admin/pages/one-import.tsx"),
    part: "catalogue",
    label: m.import_title,
    Icon: FileUp,
  },
  {
    to: "/admin/stock",
    importPage: () => import("../catalogue/admin/pages/running-out.tsx"),
    part: "catalogue",
    label: m.running_title,
    Icon: Boxes,
  },
  {
    to: "/admin/losses",
    importPage: () => import("../catalogue/admin/pages/losses.tsx"),
    part: "catalogue",
    label: m.losses_title,
    Icon: PackageX,
  },
  {
    to: "/admin/stock/:id",
    importPage: () => import("../catalogue/admin/pages/product-stock.tsx"),
    part: "catalogue",
    label: m.stock_title,
    Icon: Boxes,
  },
  {
    to: "/admin/scan",
    importPage: () => import("../catalogue/admin/pages/scan.tsx"),
    part: "catalogue",
    label: m.scan_title,
    Icon: ScanBarcode,
  },
  {
    to: "/admin/labels",
    importPage: () => import("../catalogue/admin/pages/labels.tsx"),
    part: "catalogue",
    label: m.label_title,
    Icon: Printer,
  },
  {
    to: "/admin/products/:id",
    importPage: () => import("../catalogue/admin/pages/product.tsx"),
    part: "catalogue",
    label: m.office_product,
    Icon: Tag,
  },
  {
    to: "/admin/search",
    importPage: () => import("../catalogue/admin/pages/search.tsx"),
    part: "catalogue",
    label: m.search_page_title,
    Icon: Search,
  },
  {
    to: "/admin/content",
    importPage: () => import("../content/admin/pages/content.tsx"),
    part: "content",
    label: m.office_content,
    Icon: LayoutPanelTop,
  },
  {
    to: "/admin/pages",
    importPage: () => import("../content/admin/pages/pages.tsx"),
    part: "content",
    label: m.pages_title,
    Icon: FileText,
  },
  {
    to: "/admin/users",
    importPage: () => import("../identity/admin/pages/users.tsx"),
    part: "customers",
    label: m.office_users,
    Icon: Users,
  },
  {
    to: "/admin/custom-orders",
    importPage: () => import("../requests/admin/pages/custom-orders.tsx"),
    part: "orders",
    label: m.office_custom_orders,
    Icon: Pencil,
    countWaiting: (overview) => overview.custom_orders?.open ?? 0,
  },
  {
    to: "/admin/custom-orders/:id",
    importPage: () => import("../requests/admin/pages/order-custom.tsx"),
    part: "orders",
    label: m.office_custom_orders,
    Icon: Pencil,
  },
  {
    to: "/admin/notifications",
    importPage: () => import("../orders/admin/pages/notifications.tsx"),
    part: "orders",
    label: m.notifications_title,
    Icon: Send,
  },
  {
    to: "/admin/messages",
    importPage: () => import("../requests/admin/pages/messages.tsx"),
    part: "customers",
    label: m.office_messages,
    Icon: Mail,
    countWaiting: ({ messages }) => messages?.open ?? 0,
  },
  {
    to: "/admin/reviews",
    importPage: () => import("../reviews/admin/pages/reviews.tsx"),
    part: "customers",
    label: m.office_reviews,
    Icon: MessageSquareText,
  },
  {
    to: "/admin/journal",
    importPage: () => import("../journal/admin/pages/journal.tsx"),
    label: m.office_journal,
    Icon: ScrollText,
  },
  {
    to: "/admin/staff",
    importPage: () => import("../identity/admin/pages/staff.tsx"),
    part: "admin",
    label: m.office_staff,
    Icon: ShieldUser,
  },
  {
    to: "/admin/users/:id",
    importPage: () => import("../identity/admin/pages/user.tsx"),
    part: "customers",
    label: m.office_users,
    Icon: Users,
  },
  {
    to: "/admin/delivery",
    importPage: () => import("../delivery/admin/pages/delivery.tsx"),
    part: "admin",
    label: m.delivery_title,
    Icon: Truck,
  },
  {
    to: "/admin/settings",
    importPage: () => import("../settings/admin/pages/settings.tsx"),
    part: "admin",
    label: m.settings_title,
    Icon: Settings,
  },
  {
    to: "/admin/system",
    importPage: () => import("../system/admin/pages/system.tsx"),
    part: "admin",
    label: m.system_title,
    Icon: Server,
  },
  {
    to: "/admin/api-keys",
    importPage: () => import("../identity/admin/pages/api-keys.tsx"),
    label: m.api_keys_title,
    Icon: Plug,
  },
  {
    to: "/admin/webhooks",
    importPage: () => import("../events/webhooks/pages/webhooks.tsx"),
    label: m.webhooks_title,
    Icon: Webhook,
  },
  {
    to: "/admin/security",
    importPage: () => import("../identity/admin/pages/security.tsx"),
    label: m.security_title,
    Icon: KeyRound,
  },
  {
    to: "/admin/print",
    importPage: () => import("../orders/admin/pages/print.tsx"),
    part: "orders",
    label: m.print_title,
    Icon: Printer,
  },
];
