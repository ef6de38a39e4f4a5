import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import type { UploadState } from "./use-upload.ts";

type UploadStatusProps = { state: UploadState; onStop: () => void; onUnderstood: () => void };

/** Over a picture while it is uploaded: progress, or why it was refused. */
export function UploadStatus({ state, onStop, onUnderstood }: UploadStatusProps) {
  if (state.step === "resting") return null;
  const boxClass =
    "absolute inset-0 flex flex-col items-center justify-center-safe gap-2 overflow-y-auto p-3 text-center";
  if (state.step === "refused")
    return (
      <div role="alert" className={`${boxClass} bg-tomato-tint text-unit font-semibold text-tomato`}>
        <CircleAlert size={18} aria-hidden />
        {state.message}
        <Button variant="second" size="dense" onClick={onUnderstood}>
          {m.common_ok()}
        </Button>
      </div>
    );
  const percent = state.step === "sending" ? state.percent : 0;
  const isSent = percent === 100;
  const progressText = () => {
    if (state.step === "shrinking") return m.picture_shrinking();
    return isSent ? m.picture_preparing() : m.picture_percent({ percent: formatNumber(percent) });
  };
  return (
    <div className={`${boxClass} bg-card/95`}>
      <div
        role="progressbar"
        aria-label={m.picture_sending()}
        aria-valuenow={percent}
        aria-valuetext={progressText()}
        className="h-1.5 w-full shrink-0 overflow-hidden rounded-full bg-bone"
      >
        <div
          style={{ width: `${percent}%` }}
          className={`h-full rounded-full bg-leaf transition-[width] duration-200 motion-reduce:transition-none ${isSent ? "animate-pulse motion-reduce:animate-none" : ""}`}
        />
      </div>
      <span aria-hidden="true" className="text-hint">
        {progressText()}
      </span>
      <Button variant="second" size="dense" onClick={onStop}>
        {m.picture_stop()}
      </Button>
    </div>
  );
}
