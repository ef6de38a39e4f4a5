import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { useLetterKeys } from "#src/kit/keyboard/letter-keys.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";

/** The list that the product was opened from: its product ids in order, and its URL query. */
type LastList = { ids: number[]; query: string };

const storageKey = "product-list";

/** Stores the current list in `sessionStorage`. */
export function rememberList(list: LastList): void {
  writeStored(storageKey, list, "sessionStorage");
}

/** The stored list does not change while the page is open. */
const subscribeToNothing = () => () => undefined;
/** The stored list as JSON, because React compares what it gets here by identity. */
const readText = () => JSON.stringify(readStored(storageKey, "sessionStorage") ?? null);

function useLastList(): LastList {
  const text = useSyncExternalStore(subscribeToNothing, readText, () => "null");
  const { ids, query } = (JSON.parse(text) ?? {}) as Partial<LastList>;
  return { ids: Array.isArray(ids) ? ids : [], query: typeof query === "string" ? query : "" };
}

/** A link back to the list that the product was opened from, with its filters. */
export function BackToList() {
  const { query } = useLastList();
  return (
    <Link
      to={localUrl(`/admin/products${query}`)}
      className="inline-flex min-h-9 items-center text-leaf hover:underline pointer-coarse:min-h-11"
    >
      ← {m.office_products()}
    </Link>
  );
}

const linkClass =
  "grid size-9 place-items-center rounded-small text-leaf hover:bg-leaf-tint pointer-coarse:size-11";

/** Links to the previous and next product of the list; `[` and `]` are their keys. */
export function Neighbours({ id }: { id: number }) {
  const { ids } = useLastList();
  const navigate = useNavigate();
  const index = ids.indexOf(id);
  const [previousId, nextId] = index < 0 ? [] : [ids[index - 1], ids[index + 1]];
  const productUrl = (productId: number) => localUrl(`/admin/products/${productId}`);
  const toKeyAction = (productId: number | undefined) =>
    productId === undefined ? undefined : () => void navigate(productUrl(productId));
  useLetterKeys({ "[": toKeyAction(previousId), "]": toKeyAction(nextId) });
  if (previousId === undefined && nextId === undefined) return null;
  return (
    <nav aria-label={m.admin_product_neighbours()} className="flex">
      {previousId !== undefined && (
        <Link
          to={productUrl(previousId)}
          aria-label={m.admin_product_before()}
          title="["
          className={linkClass}
        >
          <ChevronLeft size={20} aria-hidden />
        </Link>
      )}
      {nextId !== undefined && (
        <Link to={productUrl(nextId)} aria-label={m.admin_product_after()} title="]" className={linkClass}>
          <ChevronRight size={20} aria-hidden />
        </Link>
      )}
    </nav>
  );
}
