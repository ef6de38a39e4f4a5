import { useLocation, useNavigate, useNavigation } from "react-router";
import { type Filters, listingUrl, readFilters } from "#src/catalogue/listing/listing.ts";
import { localUrl } from "#src/language/locale.ts";

type Listing = {
  /** The filters in the URL; while a list is loading, those of that list. */
  filters: Filters;
  pending: boolean;
  choose: (filters: Filters) => void;
};

/** The filters of the listing that is open or loading. */
export function useFilters(): Listing {
  const currentLocation = useLocation();
  const nextLocation = useNavigation().location;
  const navigate = useNavigate();
  const pending = nextLocation !== undefined && nextLocation.pathname === currentLocation.pathname;
  const { search } = pending ? nextLocation : currentLocation;
  return {
    filters: readFilters(new URLSearchParams(search)),
    pending,
    choose: (filters) => void navigate(localUrl(listingUrl(filters)), { preventScrollReset: true }),
  };
}
