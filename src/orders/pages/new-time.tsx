import { useEffect, useId, useState } from "react";
import { useLocation } from "react-router";
import { useLoad } from "#src/api/client/use-load.ts";
import { slotInSentence } from "#src/delivery/slot-text.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { type MetaOf, titleWithShop } from "#src/shell/meta/build-meta.ts";
import { callUsText } from "#src/shell/reach-us.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { Panel } from "#src/ui/layout/card.tsx";
import type { SlotChoice } from "../delivery-draft.ts";
import { chooseNewTime, type NewTime, showNewTime } from "../slots/by-link/contract.ts";
import { SlotDays } from "../slots/slot-days.tsx";

export const meta = (args: MetaOf) => [
  { title: titleWithShop(args, m.new_time_title()) },
  { name: "description", content: m.new_time_text() },
  { name: "robots", content: "noindex" },
];

/** The page that the link after a failed delivery opens: another time, without signing in. */
export default function NewTimePage() {
  /** Undefined while the page is rendered on the server, which does not see the fragment. */
  const [token, setToken] = useState<string>();
  const { hash } = useLocation();
  useEffect(() => setToken(hash.slice(1)), [hash]);
  const { value, problem, stale, load, changeValue } = useLoad(
    showNewTime,
    { token: token ?? "" },
    { loadWhile: token !== undefined },
  );
  return (
    <div className="wrap max-w-xl py-4 lg:py-10">
      <Panel>
        <h1 className="text-title">{m.new_time_title()}</h1>
        {problem && (stale || !value) && (
          <>
            <Note look="error" className="mt-3">
              {problem.message}
            </Note>
            <ButtonLink variant="second" to={localUrl("/contact")} className="mt-4">
              {m.common_contact()}
            </ButtonLink>
          </>
        )}
        {value && !stale && (
          <Choice
            key={token}
            token={token ?? ""}
            time={value.data}
            onChosen={(time) => changeValue(() => ({ data: time }))}
            onOver={() => void load()}
          />
        )}
      </Panel>
    </div>
  );
}

type ChoiceProps = { token: string; time: NewTime; onChosen: (time: NewTime) => void; onOver: () => void };

/** The times to choose from; or that one was chosen, or none can be chosen by this link. */
function Choice({ token, time, onChosen, onOver }: ChoiceProps) {
  const headingId = useId();
  const [slot, setSlot] = useState<SlotChoice>();
  const [isMissing, setIsMissing] = useState(false);
  const { send, busy, problem } = useCall(chooseNewTime);
  const call = callUsText(useRootData()?.shop?.phone ?? "");
  const { number } = time;
  if (time.state === "chosen")
    return (
      <p role="status" className="mt-3">
        {time.slot
          ? m.new_time_chosen({ number, slot: slotInSentence(time.slot) })
          : m.new_time_chosen_bare({ number })}
      </p>
    );
  if (time.state === "over") return <p className="mt-3">{m.new_time_over({ call })}</p>;
  if (!time.days.some(({ slots }) => slots.some(({ state }) => state === "open")))
    return <p className="mt-3">{m.order_slot_by_phone({ call })}</p>;
  const choose = async () => {
    setIsMissing(!slot);
    if (!slot) return;
    const result = await send({ token, slot, was: time.slot ?? null });
    if (result?.ok) onChosen(result.value.data);
    else if (result) onOver();
  };
  return (
    <>
      <p className="mt-3 text-ink-soft">{m.new_time_lead({ number })}</p>
      <h2 id={headingId} className="mt-4 text-sub">
        {m.delivery_when()}
      </h2>
      <SlotDays
        offer={{ places_open: true, days: time.days }}
        chosen={slot}
        onChoose={setSlot}
        locked={busy}
        labelledBy={headingId}
      />
      {(problem || (isMissing && !slot)) && (
        <Note look="error" className="mt-3">
          {problem?.message ?? m.delivery_slot_missing()}
        </Note>
      )}
      <Button wide busy={busy} className="mt-4" onClick={() => void choose()}>
        {m.new_time_save()}
      </Button>
    </>
  );
}
