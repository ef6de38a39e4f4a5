import { useCallback, useEffect, useState } from "react";
import { call } from "../../api/client.ts";
import { m } from "../../language/messages.ts";
import { listProducts, type ProductCard } from "../contract.ts";
import { readAccount } from "./follow-saved.ts";
import { currentSaved, type Saved } from "./saved-store.ts";

type SavedProducts =
  | { step: "loading" }
  | { step: "loaded"; products: ProductCard[] }
  | { step: "failed"; message: string };

/** The most that the server returns for one list of ids. */
const pageSize = 60;

/** The products that an account saved, newest first; a removed one stays visible until the page is left. */
export function useSavedProducts(userId: string) {
  const [state, setState] = useState<SavedProducts>({ step: "loading" });
  const [all, setAll] = useState<Saved>([]);
  const [shown, setShown] = useState(0);

  const show = useCallback(async (ids: Saved, from: number, before: ProductCard[]) => {
    const next = ids.slice(from, from + pageSize);
    const result =
      next.length > 0 ? await call(listProducts, { ids: next.join(","), view: "card" }) : undefined;
    if (result && !result.ok) return setState({ step: "failed", message: m.saved_failed() });
    setShown(from + next.length);
    setState({ step: "loaded", products: [...before, ...(result?.value.data ?? [])] });
  }, []);

  const load = useCallback(async () => {
    setState({ step: "loading" });
    if (!(await readAccount(userId))) return setState({ step: "failed", message: m.saved_failed() });
    const ids = currentSaved();
    setAll(ids);
    await show(ids, 0, []);
  }, [userId, show]);
  useEffect(() => void load(), [load]);

  const products = state.step === "loaded" ? state.products : [];
  const more = products.length > 0 && shown < all.length ? () => void show(all, shown, products) : undefined;
  return { state, more, load };
}
