import MapPin from "lucide-react/icons/map-pin";
import { useId, useState } from "react";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { Check } from "#src/ui/form/check.tsx";
import { Panel } from "#src/ui/layout/card.tsx";
import type { StopDraft } from "../contract.ts";

type AddressPinProps = { pin: StopDraft["pin"]; onChange: (pin: NonNullable<StopDraft["pin"]>) => void };

/** The maximum error in metres; a less exact position could lead to another house. */
const maxErrorMetres = 100;

/** Lets the customer agree or decline to save the door's position. The phone's is read only on a press. */
export function AddressPin({ pin, onChange }: AddressPinProps) {
  const id = useId();
  const [hasAgreed, setHasAgreed] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const readPosition = () => {
    setFailure(undefined);
    // `geolocation` exists only over HTTPS.
    if (!navigator.geolocation) return setFailure(m.address_pin_unread());
    setIsReading(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { accuracy, latitude, longitude } }) => {
        setIsReading(false);
        if (accuracy > maxErrorMetres)
          return setFailure(m.address_pin_inexact({ metres: formatNumber(Math.round(accuracy)) }));
        const roundDegrees = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
        onChange({ latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) });
      },
      () => {
        setIsReading(false);
        setFailure(m.address_pin_unread());
      },
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 0 },
    );
  };
  return (
    <Panel aria-labelledby={id} className="mt-3">
      <h2 id={id} className="flex items-center gap-2 text-label">
        <MapPin size={18} aria-hidden className="text-leaf" />
        {m.address_pin_title()}
      </h2>
      <div role="status">
        {pin && (
          <p className="mt-1">{pin === "declined" ? m.address_pin_declined() : m.address_pin_taken()}</p>
        )}
      </div>
      {!pin && (
        <>
          <p className="mt-1 text-hint text-ink-soft">{m.address_pin_text()}</p>
          <Check
            label={m.address_pin_agrees()}
            checked={hasAgreed}
            onChange={(event) => setHasAgreed(event.target.checked)}
          />
          {failure && (
            <Note look="error" className="mb-2">
              {failure}
            </Note>
          )}
          <div className="flex flex-wrap gap-2">
            <Button
              variant="second"
              size="small"
              busy={isReading}
              aria-disabled={!hasAgreed || undefined}
              onClick={() => hasAgreed && readPosition()}
            >
              {m.address_pin_save()}
            </Button>
            <Button variant="quiet" size="small" onClick={() => onChange("declined")}>
              {m.address_pin_decline()}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}
