import Bell from "lucide-react/icons/bell";
import { useEffect, useState } from "react";
import { m } from "#src/language/messages.ts";
import { findPushHindrance } from "#src/offline/browser/push.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { Panel } from "#src/ui/layout/card.tsx";
import { useOwnPushes } from "../use-own-pushes.ts";

/** Switches notifications of orders on this device on or off; nothing where the browser has none. */
export function PushOffer() {
  const [isPossible, setIsPossible] = useState(false);
  useEffect(() => setIsPossible(findPushHindrance() === undefined), []);
  return isPossible && <PushPanel />;
}

function PushPanel() {
  const { devices, isLost, busy, problemText, add, end } = useOwnPushes();
  if (!devices) return null;
  const current = isLost ? undefined : devices.find((device) => device.current);
  return (
    <Panel>
      {!current && <h2 className="text-sub">{m.push_offer_title()}</h2>}
      <p role="status" className={current ? "font-medium" : "mt-1 text-ink-soft"}>
        {current ? m.push_is_on() : m.push_offer_text()}
      </p>
      {problemText && (
        <Note look="error" className="mt-3">
          {problemText}
        </Note>
      )}
      {current ? (
        <Button variant="quiet" busy={busy} className="mt-2 -ml-3" onClick={() => void end(current)}>
          {m.push_end()}
        </Button>
      ) : (
        <Button variant="second" busy={busy} className="mt-3 max-sm:w-full" onClick={() => void add()}>
          <Bell size={20} aria-hidden />
          {isPhone() ? m.push_on_phone() : m.push_on_device()}
        </Button>
      )}
    </Panel>
  );
}

const isPhone = () => /Android|iPhone/.test(navigator.userAgent);
