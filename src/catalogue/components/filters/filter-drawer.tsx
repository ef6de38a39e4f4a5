import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { type MouseEvent, useState } from "react";
import type { ProductList } from "#src/catalogue/contract.ts";
import { countChips, listingUrl, withoutChips } from "#src/catalogue/listing/listing.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { Drawer } from "#src/ui/dialog/drawer.tsx";
import { CountBadge } from "#src/ui/display/count-badge.tsx";
import { countText } from "../listing/count-text.ts";
import { FilterForm } from "./filter-form.tsx";
import type { FilterFormProps } from "./filter-form-props.ts";

type FilterDrawerProps = FilterFormProps & { meta: ProductList["meta"]; pending: boolean };

/** Opens the filters in a panel; without JavaScript it links to the same form in the page. */
export function FilterDrawer({ meta, pending, ...form }: FilterDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { filters } = form;
  const activeFilterCount =
    countChips(filters) - (filters.search ? 1 : 0) + (filters.category === undefined ? 0 : 1);
  const showLabel = meta.total === 1 ? m.listing_show_one() : m.listing_show({ count: countText(meta) });
  const show = (event: MouseEvent) => {
    event.preventDefault();
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a link without JavaScript, to the form in the page */}
      <a
        href="#filters"
        aria-haspopup="dialog"
        onClick={show}
        className="press inline-flex min-h-11 shrink-0 items-center gap-2 rounded-chip bg-card px-4 font-medium shadow-rest lg:hidden"
      >
        <SlidersHorizontal size={18} aria-hidden />
        {m.listing_filters()}
        {activeFilterCount > 0 && <CountBadge count={formatNumber(activeFilterCount)} />}
      </a>
      <Drawer
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={m.listing_filters()}
        closeLabel={m.listing_filters_close()}
        foot={
          <>
            <ButtonLink
              variant="quiet"
              viewTransition={false}
              preventScrollReset
              to={localUrl(listingUrl({ ...withoutChips(filters), sort: "featured", category: undefined }))}
            >
              {m.common_clear()}
            </ButtonLink>
            <Button className="flex-1" onClick={() => setIsOpen(false)}>
              <span className={pending ? "opacity-60" : ""}>{showLabel}</span>
            </Button>
            <span role="status" className="sr-only">
              {m.listing_found({ count: countText(meta) })}
            </span>
          </>
        }
      >
        {wasOpened && <FilterForm {...form} place="panel" />}
      </Drawer>
    </>
  );
}
