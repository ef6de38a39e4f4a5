import { type ReactNode, useState } from "react";
import type { DeliveryOffer } from "#src/delivery/contract.ts";
import { dayName, slotHours } from "#src/delivery/slot-text.ts";
import { clock } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import type { Order } from "../contract.ts";
import type { SlotChoice } from "../delivery-draft.ts";

type Slot = DeliveryOffer["days"][number]["slots"][number];

type SlotDaysProps = {
  offer: DeliveryOffer;
  chosen: SlotChoice | undefined;
  onChoose: (slot: SlotChoice) => void;
  locked: boolean;
  /** The order's current slot. */
  current?: Order["slot"];
  /** Whether full and closed slots can be chosen. */
  evenShut?: boolean | undefined;
  /** The id of the heading. */
  labelledBy: string;
  /** Shown beside "Other days". */
  children?: ReactNode;
};

const daysShown = 2;

/** The slots of the next days as one choice. Full and past slots are disabled; past days are hidden. */
export function SlotDays({ offer, chosen, onChoose, current, evenShut = false, ...props }: SlotDaysProps) {
  const { locked, labelledBy, children } = props;
  const [showsAllDays, setShowsAllDays] = useState(false);
  const availableDays = offer.days.filter(
    ({ slots }) => evenShut || slots.some(({ state }) => state !== "over"),
  );
  const isChosenDayLate = chosen && availableDays.findIndex(({ day }) => day === chosen.day) >= daysShown;
  const days = showsAllDays || isChosenDayLate ? availableDays : availableDays.slice(0, daysShown);
  return (
    <>
      <fieldset disabled={locked} aria-labelledby={labelledBy} className="mt-2 grid grid-cols-1 gap-3">
        {days.map(({ day, slots }) => (
          <div key={day}>
            <p className="mb-1.5 text-label">{dayName(day)}</p>
            <div className="grid grid-cols-3 gap-2">
              {slots.map((slot) => (
                <SlotChip
                  key={slot.id}
                  slot={slot}
                  day={day}
                  disabled={slot.state !== "open" && !evenShut}
                  chosen={chosen?.id === slot.id && chosen.day === day}
                  current={current?.day === day && current.from === slot.from && current.to === slot.to}
                  onChoose={() => onChoose({ id: slot.id, day })}
                />
              ))}
            </div>
          </div>
        ))}
      </fieldset>
      <div className="mt-2 -mx-3.5 flex flex-wrap justify-between empty:hidden">
        {availableDays.length > days.length && (
          <Button variant="quiet" size="small" onClick={() => setShowsAllDays(true)}>
            {m.delivery_other_days()}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}

type SlotChipProps = {
  slot: Slot;
  day: string;
  chosen: boolean;
  current: boolean;
  disabled: boolean;
  onChoose: () => void;
};

function SlotChip({ slot, day, chosen, current, disabled, onChoose }: SlotChipProps) {
  const isOpen = slot.state === "open";
  const closesSoon = isOpen && dayName(day) === m.common_today();
  const hint = current ? m.delivery_current() : stateText(slot, closesSoon);
  const openClasses = closesSoon ? "border-turmeric bg-turmeric-tint" : "border-leaf-line bg-card";
  const lookClasses = isOpen ? openClasses : "border-transparent bg-disabled text-disabled-ink";
  return (
    <label
      className={`relative grid min-h-15 place-content-center rounded-small border px-1 py-1 text-center has-checked:border-2 has-checked:border-leaf has-checked:bg-leaf-tint has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-ink ${lookClasses} ${disabled ? "" : "cursor-pointer"}`}
    >
      <input
        type="radio"
        name="slot"
        className="absolute inset-0 opacity-0"
        checked={chosen}
        disabled={disabled}
        onChange={onChoose}
        aria-label={[`${dayName(day)} ${slotHours(slot)}`, hint].filter(Boolean).join(", ")}
      />
      <span aria-hidden className={`block text-name text-balance ${isOpen ? "font-bold" : ""}`}>
        {slotHours(slot)}
      </span>
      {hint && (
        <span aria-hidden className="block text-unit">
          {hint}
        </span>
      )}
    </label>
  );
}

/** Why a slot cannot be chosen, or until when if it closes today; else undefined. */
function stateText(slot: Slot, closesSoon: boolean): string | undefined {
  if (slot.state !== "open") return shutTexts[slot.state]();
  return closesSoon ? m.delivery_until({ time: clock(slot.until).replace(":00", "") }) : undefined;
}

const shutTexts = { full: m.delivery_full, over: m.delivery_over, closed: m.delivery_closed };
