import { useLocation, useNavigate, useNavigation } from "react-router";
import { type Filters, readFilters, urlOf } from "#src/catalogue/listing/listing.ts";
import { localUrl } from "#src/language/locale.ts";

type Listing = {
  /** The filters in the URL; while a list is loading, those of that list. */
  filters: Filters;
  pending: boolean;
  choose: (filters: Filters) => void;
};

export function useFilters(): Listing {
  const shown = useLocation();
  const next = useNavigation().location;
  const navigate = useNavigate();
  const pending = next !== undefined && next.pathname === shown.pathname;
  const { search } = pending ? next : shown;
  return {
    filters: readFilters(new URLSearchParams(search)),
    pending,
    choose: (filters) => void navigate(localUrl(urlOf(filters)), { preventScrollReset: true }),
  };
}
