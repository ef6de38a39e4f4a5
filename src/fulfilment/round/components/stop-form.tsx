import ArrowLeft from "lucide-react/icons/arrow-left";
import BellOff from "lucide-react/icons/bell-off";
import CircleCheck from "lucide-react/icons/circle-check";
import Hand from "lucide-react/icons/hand";
import PackageMinus from "lucide-react/icons/package-minus";
import Phone from "lucide-react/icons/phone";
import { useId, useState } from "react";
import { telLink } from "#src/language/contact/tel-link.ts";
import { m } from "#src/language/messages.ts";
import { type StopAnswer, stopAnswers } from "#src/orders/riders/rules.ts";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import type { RoundStop } from "../contract.ts";
import { answerNames } from "../phone/answer-names.ts";
import type { QueuedAnswer } from "../phone/answer-queue.ts";
import { findMissingPart, readOtherParts, type StopAnswerDraft } from "../phone/stop-draft.ts";
import { AddressPin } from "./address-pin.tsx";
import { BackLines } from "./back-lines.tsx";
import { CashFoot } from "./cash-foot.tsx";
import { RiderBar } from "./round-head.tsx";

const icons = { delivered: CircleCheck, partly: PackageMinus, refused: Hand, nobody_there: BellOff };

type StopFormProps = { stop: RoundStop; onBack: () => void; onSaid: (answer: QueuedAnswer) => void };

export function StopForm({ stop, onBack, onSaid }: StopFormProps) {
  const [draft, setDraft] = useState<StopAnswerDraft>({ back: {}, note: "" });
  const { answer } = draft;
  // A refused order returns other pieces: reset them.
  const choose = (next: StopAnswer) => setDraft({ answer: next, back: {}, note: draft.note, pin: draft.pin });
  const send = (cash: number) => {
    if (!answer || findMissingPart(stop, draft)) return;
    const other = readOtherParts(stop, draft);
    const isPaid = answer === "delivered" || answer === "partly";
    const lines = Object.entries(draft.back)
      .filter(([, { quantity }]) => quantity > 0 && !(answer === "delivered" || answer === "nobody_there"))
      .map(([item, { quantity, reason = "broken" }]) => ({ item: Number(item), quantity, reason }));
    onSaid({
      key: crypto.randomUUID(),
      number: stop.number,
      name: stop.name,
      cash: isPaid ? cash : 0,
      draft: {
        id: stop.id,
        was: stop.revision,
        answer,
        at: new Date().toISOString(),
        lines,
        ...(answer !== "nobody_there" && { pin: draft.pin }),
        ...(isPaid && { cash }),
        ...(isPaid && other.length > 0 && { other }),
        ...(draft.note.trim() && { note: draft.note.trim() }),
      },
    });
  };
  return (
    <div className="pb-64">
      <RiderBar>
        <button
          type="button"
          aria-label={m.round_back()}
          onClick={onBack}
          className="press reach grid size-11 shrink-0 place-items-center"
        >
          <ArrowLeft size={24} aria-hidden />
        </button>
        <div className="min-w-0 flex-1">
          <h1 ref={takeFocus} tabIndex={-1} className="truncate text-sub focus:outline-none">
            {stop.name}
          </h1>
          <p className="truncate text-hint text-on-deep-soft">
            {stop.number} · {stop.street ?? stop.address_details}
          </p>
        </div>
        <a
          href={telLink(stop.mobile_no)}
          aria-label={m.round_call()}
          className="press reach grid size-11 shrink-0 place-items-center"
        >
          <Phone size={22} aria-hidden />
        </a>
      </RiderBar>
      <Answers chosen={answer} onChoose={choose} />
      {stop.pin_unknown && answer && answer !== "nobody_there" && (
        <AddressPin
          pin={draft.pin}
          onChange={(pin) => setDraft((previousDraft) => ({ ...previousDraft, pin }))}
        />
      )}
      {(answer === "partly" || answer === "refused") && (
        <BackLines stop={stop} draft={draft} onChange={setDraft} onlyBroken={answer === "refused"} />
      )}
      {answer && <CashFoot stop={stop} draft={draft} onChange={setDraft} onSend={send} />}
    </div>
  );
}

function Answers({
  chosen,
  onChoose,
}: {
  chosen: StopAnswer | undefined;
  onChoose: (answer: StopAnswer) => void;
}) {
  const name = useId();
  return (
    <fieldset className="mt-3">
      <legend className="sr-only">{m.round_at_the_door()}</legend>
      <div className="grid grid-cols-2 gap-2">
        {stopAnswers.map((answer) => {
          const Icon = icons[answer];
          return (
            <label
              key={answer}
              className="press flex min-h-15 items-center gap-3 rounded-field border-[1.5px] border-leaf-line bg-card px-3 text-label has-checked:border-2 has-checked:border-leaf has-checked:bg-leaf-tint has-checked:text-leaf-press has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
            >
              <input
                type="radio"
                name={name}
                checked={chosen === answer}
                onChange={() => onChoose(answer)}
                className="sr-only"
              />
              <Icon size={22} aria-hidden className="shrink-0" />
              {answerNames[answer]()}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
