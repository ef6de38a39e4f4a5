import { call } from "#src/api/client/client.ts";
import { m } from "#src/language/messages.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { currentCart } from "../cart-store.ts";
import { makeCartLink } from "./contract.ts";
import { rememberOpened } from "./links-store.ts";

/** Creates a link of the cart and opens the device's share sheet, or copies the link without one. */
export async function shareCart(): Promise<void> {
  const items = currentCart().map(({ product, quantity }) => ({ product_id: product.id, quantity }));
  const result = await call(makeCartLink, { items });
  if (!result.ok) return toast({ text: result.problem.message });
  const { url, code } = result.value;
  rememberOpened(code);
  await shareUrl(url);
}

/** Opens the device's share sheet with a link, or copies the link without one. */
export async function shareUrl(url: string): Promise<void> {
  if (!navigator.share) return copyUrl(url);
  try {
    await navigator.share({ title: m.shared_cart_title(), url });
  } catch (error) {
    if ((error as Error).name !== "AbortError") await copyUrl(url);
  }
}

/** Copies a link. If the browser refuses, because the press is too long ago, a toast offers to copy it again. */
export async function copyUrl(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ text: m.shared_cart_copied() });
  } catch {
    toast({ text: url, undo: { label: m.shared_cart_copy(), run: () => void copyUrl(url) } });
  }
}
