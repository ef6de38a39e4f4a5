import ScanBarcode from "lucide-react/icons/scan-barcode";
import { m } from "#src/language/messages.ts";
import { IconButton } from "#src/ui/buttons/icon-button.tsx";
import { useCameraSwitch } from "./camera-view.tsx";

/** Opens and closes the `CameraView` of its page. */
export function CameraButton({ className = "" }: { className?: string }) {
  const { on: isOn, turn: turnCamera } = useCameraSwitch();
  return (
    <IconButton
      label={m.scanner_open()}
      aria-pressed={isOn}
      onClick={() => turnCamera(!isOn)}
      className={`border-[1.5px] border-leaf-line text-leaf ${isOn ? "bg-leaf-tint" : "bg-card"} ${className}`}
    >
      <ScanBarcode size={22} aria-hidden />
    </IconButton>
  );
}
