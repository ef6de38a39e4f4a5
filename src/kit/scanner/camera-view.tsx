import Flashlight from "lucide-react/icons/flashlight";
import X from "lucide-react/icons/x";
import { useContext, useRef, useState } from "react";
import { m } from "#src/language/messages.ts";
import { IconButton } from "#src/ui/buttons/icon-button.tsx";
import { Failed } from "../list/list-frame.tsx";
import { StaffContext } from "../use-admin-load.ts";
import { useDeviceAccess } from "../use-device-access.ts";
import { useListUrl } from "../use-list-url.ts";
import { signalScanAccepted } from "./scan-feedback.ts";
import { useCamera } from "./use-camera.ts";

/** Stores whether the camera is open in the URL, so that a reload leaves it open. */
export function useCameraSwitch() {
  const { read, withChanges, go } = useListUrl();
  return {
    on: read("camera") === "1",
    turn: (isOn: boolean) => go(withChanges({ camera: isOn ? "1" : undefined }), { replace: true }),
  };
}

type CameraViewProps = { onCode: (code: string) => void };

/** Shows the camera's picture while `useCameraSwitch` is on. Beeps and calls `onCode` for each code in it. */
export function CameraView({ onCode }: CameraViewProps) {
  const { on: isWanted, turn: turnCamera } = useCameraSwitch();
  // Off on the server, which has no camera.
  const isOn = useContext(StaffContext) && isWanted;
  const isAllowed = useDeviceAccess(isOn);
  return isOn && isAllowed && <OpenCamera onCode={onCode} onClose={() => turnCamera(false)} />;
}

const problemTexts = {
  insecure: m.scanner_insecure,
  denied: m.scanner_denied,
  missing: m.scanner_missing,
  busy: m.scanner_busy,
  reader: m.scanner_reader,
};

function OpenCamera({ onCode, onClose }: CameraViewProps & { onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isLit, setIsLit] = useState(false);
  // A code that is read while the URL changes must not open the camera again.
  const isClosed = useRef(false);
  const close = () => {
    isClosed.current = true;
    onClose();
  };
  const { state, retry } = useCamera(video, (code) => {
    if (isClosed.current) return;
    signalScanAccepted();
    onCode(code);
  });
  const hasFailed = state.step === "failed";
  return (
    <section aria-label={m.scanner_camera()} className="mb-3">
      {hasFailed && <Failed text={problemTexts[state.problem]()} onRetry={retry} />}
      <div
        className={`on-leaf relative overflow-clip rounded-card bg-deep-leaf text-on-deep ${hasFailed ? "hidden" : ""}`}
      >
        <video ref={video} muted playsInline className="h-[min(42dvh,24rem)] w-full object-cover" />
        <div
          aria-hidden
          className="pointer-events-none absolute inset-x-[12%] top-1/4 bottom-1/3 rounded-card border-2 border-on-deep"
        />
        <p
          role="status"
          className="absolute inset-x-0 bottom-0 bg-deep-leaf/80 px-4 py-2 text-center text-hint"
        >
          {state.step === "open" ? m.scanner_aim() : m.scanner_opening()}
        </p>
        <div className="absolute top-2 right-2 flex gap-2">
          {state.step === "open" && state.turnLight && (
            <IconButton
              look="white"
              label={m.scanner_light()}
              aria-pressed={isLit}
              onClick={() => {
                setIsLit(!isLit);
                void state.turnLight?.(!isLit);
              }}
            >
              <Flashlight size={22} aria-hidden fill={isLit ? "currentColor" : "none"} />
            </IconButton>
          )}
          <IconButton look="white" label={m.scanner_close()} onClick={close}>
            <X size={22} aria-hidden />
          </IconButton>
        </div>
      </div>
    </section>
  );
}
