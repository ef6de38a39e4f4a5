import WifiOff from "lucide-react/icons/wifi-off";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { answerNames } from "../phone/answer-names.ts";
import type { QueuedAnswer } from "../phone/answer-queue.ts";

type QueueNotesProps = {
  waiting: QueuedAnswer[];
  refused: QueuedAnswer[];
  onRead: (key: string) => void;
};

/** The answers on this phone that are unsent, or refused and not read yet. */
export function QueueNotes({ waiting, refused, onRead }: QueueNotesProps) {
  return (
    <>
      <div role="status">
        {waiting.length > 0 && (
          <p className="-mx-3 flex min-h-9 items-center gap-3 bg-turmeric-tint px-4 py-2 text-hint font-medium text-turmeric-ink sm:-mx-4 lg:-mx-5">
            <WifiOff size={18} aria-hidden />
            {waiting.length === 1
              ? m.round_one_saved()
              : m.round_saved({ count: formatNumber(waiting.length) })}
          </p>
        )}
      </div>
      {refused.map(({ key, number: order, name, draft, cash, refused: refusal }) => (
        <Note key={key} look="error" className="mt-3">
          <p>
            {order}, {name}: {answerNames[draft.answer]()}
            {cash > 0 && `, ${formatTaka(cash)}`}
          </p>
          <p className="font-normal">{refusal}</p>
          <Button variant="second" size="dense" className="mt-2" onClick={() => onRead(key)}>
            {m.round_read()}
          </Button>
        </Note>
      ))}
    </>
  );
}
