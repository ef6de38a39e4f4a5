import type { ProductCard } from "#src/catalogue/contract.ts";
import { localUrl } from "#src/language/locale.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { useLazyComponent } from "#src/ui/use-lazy-component.ts";

/** Buttons that open a chat about a product. Their code is loaded only if the shop has a chat. */
export function LazyChatLinks({ product: { id, name, weight } }: { product: ProductCard }) {
  const shop = useRootData()?.shop;
  const hasChat = Boolean(shop?.whatsapp || shop?.messenger);
  const Links = useLazyComponent(hasChat, () => import("#src/shell/chat-links.tsx"));
  const productText = [name, weight].filter(Boolean).join(", ");
  const chatSubject = `${productText} ${shop?.url}${localUrl(`/products/${id}`)}`;
  return hasChat && <div className="mt-3 min-h-12">{Links && <Links shop={shop} about={chatSubject} />}</div>;
}
