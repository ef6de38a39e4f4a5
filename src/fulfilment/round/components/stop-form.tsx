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

type StopFormProps = { stop: RoundStop; onBack: () => void; onAnswered: (answer: QueuedAnswer) => void };

/** The rider's answer for one stop, its returned lines and its payment. */
export function StopForm({ stop, onBack, onAnswered }: StopFormProps) {
  const [draft, setDraft] = useState<StopAnswerDraft>({ back: {}, note: "" });
  const { answer } = draft;
  // Another answer returns other pieces, so they are reset.
  const choose = (next: StopAnswer) => setDraft({ answer: next, back: {}, note: draft.note, pin: draft.pin });
  const send = (cash: number) => {
    if (!answer || findMissingPart(stop, draft)) return;
    onAnswered(toQueuedAnswer(stop, { ...draft, answer }, cash));
  };
  return (
    <div className="pb-64">
      <StopHead stop={stop} onBack={onBack} />
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

/** The answer as it is stored on the phone and sent. `cash` is in taka. */
function toQueuedAnswer(
  stop: RoundStop,
  draft: StopAnswerDraft & { answer: StopAnswer },
  cash: number,
): QueuedAnswer {
  const { answer } = draft;
  const note = draft.note.trim();
  const other = readOtherParts(stop, draft);
  const isPaid = answer === "delivered" || answer === "partly";
  const hasReturns = answer === "partly" || answer === "refused";
  const returnedLines = Object.entries(draft.back)
    .filter(([, { quantity }]) => hasReturns && quantity > 0)
    .map(([item, { quantity, reason = "broken" }]) => ({ item: Number(item), quantity, reason }));
  return {
    key: crypto.randomUUID(),
    number: stop.number,
    name: stop.name,
    cash: isPaid ? cash : 0,
    draft: {
      id: stop.id,
      was: stop.revision,
      answer,
      at: new Date().toISOString(),
      lines: returnedLines,
      ...(answer !== "nobody_there" && { pin: draft.pin }),
      ...(isPaid && { cash }),
      ...(isPaid && other.length > 0 && { other }),
      ...(note && { note }),
    },
  };
}

const StopHead = ({ stop, onBack }: Pick<StopFormProps, "stop" | "onBack">) => (
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
);

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
