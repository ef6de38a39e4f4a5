import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { m } from "#src/language/messages.ts";
import { PlaceFinder } from "#src/places/choosing/place-finder.tsx";
import type { Place } from "#src/places/contract.ts";
import { placeText } from "#src/places/place-text.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Drawer } from "#src/ui/dialog/drawer.tsx";
import { useRemountedDialog } from "#src/ui/dialog/use-remounted-dialog.ts";
import { FieldError } from "#src/ui/form/frame.tsx";

type PlacesOfAreaProps = {
  places: Place[];
  error: string | undefined;
  onChange: (places: Place[]) => void;
};

/** The places of an area, with a search to add more. */
export function PlacesOfArea({ places, error, onChange }: PlacesOfAreaProps) {
  const { open, openCount, show, close } = useRemountedDialog();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-label">{m.delivery_places()}</legend>
      <ul className="flex flex-wrap gap-2">
        {places.map((place) => (
          <li key={place.id}>
            <Button
              variant="second"
              size="dense"
              aria-label={m.delivery_place_remove({ place: placeText(place) })}
              onClick={() => onChange(places.filter(({ id }) => id !== place.id))}
            >
              {placeText(place)}
              <X size={16} aria-hidden />
            </Button>
          </li>
        ))}
        <li>
          <Button variant="quiet" size="dense" aria-haspopup="dialog" onClick={show}>
            <Plus size={18} aria-hidden />
            {m.delivery_place_add()}
          </Button>
        </li>
      </ul>
      <FieldError id="delivery-places-error" text={error} />
      {openCount > 0 && (
        <Drawer
          key={openCount}
          open={open}
          sheet
          onClose={close}
          title={m.delivery_place_add()}
          closeLabel={m.common_close()}
        >
          <PlaceFinder
            onChoose={(place) => {
              close();
              if (!places.some(({ id }) => id === place.id)) onChange([...places, place]);
            }}
          />
        </Drawer>
      )}
    </fieldset>
  );
}
