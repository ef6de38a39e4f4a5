import ChevronRight from "lucide-react/icons/chevron-right";
import ChevronsLeft from "lucide-react/icons/chevrons-left";
import { m } from "#src/language/messages.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { useListUrl } from "../use-list-url.ts";

/** Links below a list: to its first page, and to the next one unless `next`, its cursor, is null. */
export function NextPage({ next }: { next: number | null }) {
  const { read, withChanges } = useListUrl();
  const isFirst = read("after") === undefined;
  if (isFirst && next === null) return null;
  const urlAfter = (after?: number) =>
    withChanges({ after: after === undefined ? after : String(after), order: undefined });
  return (
    <nav aria-label={m.office_pages()} className="mt-3 flex items-center justify-end gap-3">
      {!isFirst && (
        <ButtonLink viewTransition={false} variant="second" size="dense" to={urlAfter()}>
          <ChevronsLeft size={18} aria-hidden />
          {m.office_page_first()}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink viewTransition={false} variant="second" size="dense" to={urlAfter(next)}>
          {m.office_page_on()}
          <ChevronRight size={18} aria-hidden />
        </ButtonLink>
      )}
    </nav>
  );
}
