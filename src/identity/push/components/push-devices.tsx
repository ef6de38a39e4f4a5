import { ProfileSection } from "#src/identity/components/profile/profile-section.tsx";
import { Refusal } from "#src/identity/components/profile/refusal.tsx";
import { deviceText } from "#src/identity/own-sessions/components/device-name.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { useOwnPushes } from "../use-own-pushes.ts";

/** Lists the devices that get notifications, each with a button to turn them off. Renders nothing without devices. */
export function PushDevices() {
  const { devices, busy, problemText, end } = useOwnPushes();
  if (!devices || devices.length === 0) return null;
  return (
    <ProfileSection title={m.push_title()} text={m.push_list_text()}>
      <ul className="divide-y divide-line">
        {devices.map((device) => (
          <li key={device.id} className="flex min-h-13 items-center justify-between gap-3">
            <span>
              {deviceText(device)}
              {device.current && <span className="text-hint text-ink-soft"> · {m.sessions_this()}</span>}
            </span>
            <Button
              variant="quiet"
              busy={busy}
              aria-label={m.push_end_of({ device: deviceText(device) })}
              onClick={() => void end(device)}
            >
              {m.push_end()}
            </Button>
          </li>
        ))}
      </ul>
      <Refusal message={problemText} />
    </ProfileSection>
  );
}
