import { useState } from "react";
import type { Result } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { useLoad } from "#src/api/client/use-load.ts";
import { m } from "#src/language/messages.ts";
import { listProducts, type ProductCard } from "../contract.ts";
import { readAccount } from "./follow-saved.ts";
import { currentSaved, type Saved } from "./saved-store.ts";

/** `next` is the index of the first id whose product is not loaded yet. */
type SavedProducts = { ids: Saved; next: number; products: ProductCard[] };

/** The number of products that are loaded at a time; the API takes at most `maxIds`. */
const pageSize = 60;

/**
 * The saved products of an account, newest first; undefined until loaded. A removed one stays visible until the
 * user leaves the page. `more` loads the next products; undefined if there are none.
 */
export function useSavedProducts(userId: string) {
  const { value, problem, loading, load, changeValue } = useLoad(readSaved, userId);
  const [hasFailed, setHasFailed] = useState(false);

  const loadMore = async (loaded: SavedProducts) => {
    const result = await withNextPage(loaded);
    if (result.ok) changeValue(() => result.value);
    else setHasFailed(true);
  };
  const loadAgain = () => {
    setHasFailed(false);
    void load();
  };
  return {
    products: value?.products,
    failed: hasFailed || (problem !== undefined && !loading),
    more: value && value.next < value.ids.length ? () => void loadMore(value) : undefined,
    load: loadAgain,
  };
}

async function readSaved(userId: string): Promise<Result<SavedProducts>> {
  if (await readAccount(userId)) return withNextPage({ ids: currentSaved(), next: 0, products: [] });
  return { ok: false, problem: { code: "unreachable", message: m.saved_failed() } };
}

async function withNextPage({ ids, next, products }: SavedProducts): Promise<Result<SavedProducts>> {
  const page = ids.slice(next, next + pageSize);
  if (page.length === 0) return { ok: true, value: { ids, next, products } };
  const result = await call(listProducts, { ids: page.join(","), view: "card", archived: true });
  if (!result.ok) return result;
  return {
    ok: true,
    value: { ids, next: next + page.length, products: [...products, ...result.value.data] },
  };
}
