import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { m } from "../../language/messages.ts";
import { number } from "../../language/numbers.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { useAddress } from "./use-address.ts";

/** Links to the pages of a list; nothing where there is only one. */
export function Pager({ page, pages }: { page: number; pages: number }) {
  const { withChanges } = useAddress();
  if (pages <= 1) return null;
  const to = (next: number) => withChanges({ page: next > 1 ? String(next) : undefined, order: undefined });
  return (
    <nav aria-label={m.office_pages()} className="mt-3 flex items-center justify-end gap-3">
      {page > 1 && (
        <ButtonLink viewTransition={false} variant="second" size="dense" to={to(page - 1)}>
          <ChevronLeft size={18} aria-hidden />
          {m.office_page_back()}
        </ButtonLink>
      )}
      <span className="text-hint text-ink-soft">
        {m.office_page({ page: number(page), pages: number(pages) })}
      </span>
      {page < pages && (
        <ButtonLink viewTransition={false} variant="second" size="dense" to={to(page + 1)}>
          {m.office_page_on()}
          <ChevronRight size={18} aria-hidden />
        </ButtonLink>
      )}
    </nav>
  );
}
