import type { ProductCard } from "#src/catalogue/contract.ts";
import { localUrl } from "#src/language/locale.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { useLazyComponent } from "#src/ui/use-lazy-component.ts";

/** Room for the buttons that open a chat about a product, whose code is loaded only where the shop has one. */
export function ChatRoom({ product: { id, name, weight } }: { product: ProductCard }) {
  const shop = useRootData()?.shop;
  const hasChat = Boolean(shop?.whatsapp || shop?.messenger);
  const Links = useLazyComponent(hasChat, () => import("#src/shell/chat-links.tsx"));
  const what = [name, weight].filter(Boolean).join(", ");
  const about = `${what} ${shop?.url}${localUrl(`/products/${id}`)}`;
  return hasChat && <div className="mt-3 min-h-12">{Links && <Links shop={shop} about={about} />}</div>;
}
