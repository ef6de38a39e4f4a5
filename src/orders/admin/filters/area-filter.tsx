import MapPin from "lucide-react/icons/map-pin";
import X from "lucide-react/icons/x";
import { useLoad } from "#src/api/client/use-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { m } from "#src/language/messages.ts";
import { PlaceFinder } from "#src/places/choosing/place-finder.tsx";
import { PlaceRow } from "#src/places/choosing/place-row.tsx";
import { type FoundPlace, findPlaces } from "#src/places/contract.ts";
import { placeText } from "#src/places/place-text.ts";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { Drawer } from "#src/ui/dialog/drawer.tsx";
import { useRemountedDialog } from "#src/ui/dialog/use-remounted-dialog.ts";
import { withoutPlace } from "../rules.ts";

/** Filters orders by place or district, or those without a place. */
export function AreaFilter() {
  const { read, toFilteredUrl, go } = useListUrl();
  const placeFilter = read("place");
  const { open, openCount, show, close } = useRemountedDialog();
  const name = usePlaceFilterName(placeFilter);
  const choose = (place: string) => {
    close();
    go(toFilteredUrl({ place }));
  };
  return (
    <>
      <Button
        variant={placeFilter ? "primary" : "second"}
        size="dense"
        aria-haspopup="dialog"
        data-chosen={placeFilter ? true : undefined}
        onClick={show}
      >
        <MapPin size={18} aria-hidden />
        {placeFilter ? name : m.common_area()}
      </Button>
      {placeFilter && (
        <ButtonLink
          viewTransition={false}
          variant="quiet"
          size="dense"
          aria-label={m.common_all_areas()}
          to={toFilteredUrl({ place: undefined })}
        >
          <X size={18} aria-hidden />
        </ButtonLink>
      )}
      {openCount > 0 && (
        <Drawer
          key={openCount}
          open={open}
          sheet
          onClose={close}
          title={m.common_area()}
          closeLabel={m.common_close()}
          foot={
            <Button variant="quiet" wide onClick={() => choose(withoutPlace)}>
              {m.admin_order_area_none()}
            </Button>
          }
        >
          <PlaceFinder
            onChoose={({ id }) => choose(id)}
            above={(found) => <DistrictRows found={found} onChoose={choose} />}
          />
        </Drawer>
      )}
    </>
  );
}

function DistrictRows({ found, onChoose }: { found: FoundPlace[]; onChoose: (id: string) => void }) {
  const districts = new Map(found.map((place) => [place.district_id, place]));
  return [...districts.values()].map(({ district_id, district, division }) => (
    <PlaceRow
      key={district_id}
      icon={<MapPin size={21} aria-hidden />}
      name={m.admin_order_area_district({ district })}
      detail={division}
      typed=""
      onChoose={() => onChoose(district_id)}
    />
  ));
}

/** The name of the filter in the URL; the search finds a place by its id. */
function usePlaceFilterName(id: string | undefined): string {
  const isPlace = id !== undefined && id !== withoutPlace;
  const search = isPlace ? id.replaceAll(/[/-]/g, " ") : "";
  const foundPlaces = useLoad(findPlaces, { search }, { loadWhile: isPlace }).value?.data;
  if (id === withoutPlace) return m.admin_order_area_none();
  const place = foundPlaces?.find((place) => place.id === id);
  const district = foundPlaces?.find((place) => place.district_id === id)?.district;
  return placeText(place) || (district && m.admin_order_area_district({ district })) || (id ?? "");
}
