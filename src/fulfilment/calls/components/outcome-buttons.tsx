import Check from "lucide-react/icons/check";
import Pencil from "lucide-react/icons/pencil";
import PhoneMissed from "lucide-react/icons/phone-missed";
import PhoneOff from "lucide-react/icons/phone-off";
import type { Ref } from "react";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { takeLostFocus } from "#src/ui/buttons/take-focus.ts";

/** Minutes until the next attempt. */
export const retryMinutes = [30, 120, 1440] as const;

const delayText = (minutes: number) =>
  minutes < 60
    ? m.calls_minutes({ count: formatNumber(minutes) })
    : m.calls_hours({ count: formatNumber(minutes / 60) });

type OutcomeButtonsProps = {
  busy: boolean;
  /** An undelivered order that is brought again. */
  isRedelivery: boolean;
  onConfirmed: () => void;
  onNoAnswer: (minutes: number) => void;
  onChanged: () => void;
  onRefused: () => void;
};

/** The four outcomes, each with its key. */
export function OutcomeButtons({
  busy,
  isRedelivery,
  onConfirmed,
  onNoAnswer,
  onChanged,
  onRefused,
}: OutcomeButtonsProps) {
  return (
    <div className="mt-4 grid gap-2">
      <OutcomeButton
        primary
        digit="1"
        Icon={Check}
        busy={busy}
        name={m.calls_confirmed()}
        text={isRedelivery ? m.calls_again_text() : m.calls_confirmed_text()}
        onPress={onConfirmed}
      />
      <div className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-line px-4 py-2.5">
        <PhoneMissed size={20} aria-hidden />
        <p className="min-w-24 flex-1">
          <strong className="block">{m.calls_no_answer()}</strong>
          <span className="text-hint text-ink-soft">{m.calls_no_answer_text()}</span>
        </p>
        <span className="flex flex-wrap gap-2">
          {retryMinutes.map((minutes, index) => (
            <Button
              key={minutes}
              variant="second"
              size="dense"
              busy={busy}
              aria-keyshortcuts={index === 0 ? "2" : undefined}
              aria-label={`${m.calls_no_answer()}, ${m.calls_no_answer_text()} ${delayText(minutes)}`}
              onClick={() => onNoAnswer(minutes)}
            >
              {delayText(minutes)}
            </Button>
          ))}
        </span>
        <Digit>2</Digit>
      </div>
      <OutcomeButton
        digit="3"
        Icon={Pencil}
        busy={busy}
        name={m.calls_changed_on_phone()}
        text={m.calls_changed_text()}
        onPress={onChanged}
      />
      <OutcomeButton
        // Takes back the focus after the dialog closes.
        ref={takeLostFocus}
        digit="4"
        Icon={PhoneOff}
        busy={busy}
        name={m.calls_refused()}
        text={m.calls_refused_text()}
        onPress={onRefused}
      />
    </div>
  );
}

const Digit = ({ children }: { children: string }) => (
  <kbd
    aria-hidden
    className="rounded-badge border border-current px-1.5 text-unit opacity-70 max-md:hidden pointer-coarse:hidden"
  >
    {children}
  </kbd>
);

type OutcomeButtonProps = {
  ref?: Ref<HTMLButtonElement>;
  primary?: boolean;
  digit: string;
  Icon: typeof Check;
  name: string;
  text: string;
  busy: boolean;
  onPress: () => void;
};

function OutcomeButton({ ref, primary = false, digit, Icon, name, text, busy, onPress }: OutcomeButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      // A disabled button would lose the focus when the call fails.
      aria-disabled={busy || undefined}
      aria-keyshortcuts={digit}
      onClick={onPress}
      className={`press flex min-h-18 items-center gap-4 rounded-field px-4 py-2.5 text-left ${primary ? "bg-leaf text-card hover:bg-leaf-press" : "border border-line bg-card hover:bg-paper"}`}
    >
      <Icon size={20} aria-hidden className="shrink-0" />
      <span className="min-w-0 flex-1">
        <strong className="block">{name}</strong>
        <span className={`text-hint ${primary ? "" : "text-ink-soft"}`}>{text}</span>
      </span>
      <Digit>{digit}</Digit>
    </button>
  );
}
