import CircleHelp from "lucide-react/icons/circle-question-mark";
import LayoutGrid from "lucide-react/icons/layout-grid";
import MapPin from "lucide-react/icons/map-pin";
import Pencil from "lucide-react/icons/pencil";
import Tag from "lucide-react/icons/tag";
import { useLocation } from "react-router";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";

/** The header's links, in order (SPEC 2). A link to a subpage comes after its parent. */
export const mainLinks = [
  { to: "/products", label: m.header_shop, Icon: LayoutGrid },
  { to: "/custom-order", label: m.common_custom_order, Icon: Pencil },
  { to: "/faq", label: m.header_faq, Icon: CircleHelp },
  { to: "/about", label: m.header_about, Icon: MapPin },
  { to: "/products?offers=true", label: m.common_offers, Icon: Tag },
];

export function useCurrentLink(): string | undefined {
  const { pathname, search } = useLocation();
  const queries = search.slice(1).split("&");
  const currentLinks = mainLinks.filter(({ to }) => {
    const [path = "", query] = localUrl(to).split("?");
    const isInside = pathname === path || pathname.startsWith(`${path}/`);
    return isInside && (query === undefined || queries.includes(query));
  });
  return currentLinks.at(-1)?.to;
}
