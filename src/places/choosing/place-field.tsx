import MapPin from "lucide-react/icons/map-pin";
import { type ComponentType, lazy, type Ref, Suspense, useId } from "react";
import { m } from "#src/language/messages.ts";
import { useRemountedDialog } from "#src/ui/dialog/use-remounted-dialog.ts";
import { FieldError } from "#src/ui/form/frame.tsx";
import type { Place } from "../contract.ts";
import { rememberPlace } from "../last-place.ts";
import { placeText } from "../place-text.ts";
import type { PlaceSheetProps } from "./place-sheet.tsx";

/** Loaded with the first press. */
const PlaceSheet = lazy(() => import("./place-sheet.tsx"));

type PlaceFieldProps = Pick<PlaceSheetProps, "before" | "onChoose"> & {
  /** Replaces the sheet, to show more than the names of places. */
  Sheet?: ComponentType<PlaceSheetProps>;
  place: Place | undefined;
  error?: string | undefined;
  locked?: boolean;
  ref?: Ref<HTMLButtonElement>;
  /** Choices of staff are not stored on this device. */
  forStaff?: boolean;
  /** Shown beside the label. */
  aside?: string;
};

/** The place of an address, as a button that opens the search for another one. */
export function PlaceField({
  place,
  error,
  locked = false,
  ref,
  forStaff = false,
  Sheet = PlaceSheet,
  aside,
  ...sheet
}: PlaceFieldProps) {
  const { open, openCount, show, close } = useRemountedDialog();
  const id = useId();
  const choose: PlaceSheetProps["onChoose"] = (chosen, before) => {
    close();
    if (!forStaff) rememberPlace(chosen);
    sheet.onChoose(chosen, before);
  };
  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <span id={`${id}-label`} className="text-label">
          {m.common_area()}
        </span>
        {aside && <span className="text-hint text-ink-soft">{aside}</span>}
      </div>
      <button
        ref={ref}
        type="button"
        name="place"
        disabled={locked}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-place ${id}-change`}
        aria-describedby={error ? `${id}-error` : undefined}
        onClick={show}
        className="field-box flex min-h-13 w-full items-center gap-3 px-3.5 text-left text-long"
      >
        <MapPin size={21} aria-hidden className="shrink-0" />
        <span id={`${id}-place`} className={`min-w-0 flex-1 ${place ? "" : "text-ink-soft"}`}>
          {placeText(place) || m.place_choose()}
        </span>{" "}
        <span id={`${id}-change`} className={place ? "text-label text-leaf" : "sr-only"}>
          {m.common_change()}
        </span>
      </button>
      <FieldError id={`${id}-error`} text={error} />
      {openCount > 0 && (
        <Suspense>
          <Sheet key={openCount} {...sheet} open={open} onChoose={choose} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
