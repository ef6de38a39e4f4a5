import Bell from "lucide-react/icons/bell";
import BellOff from "lucide-react/icons/bell-off";
import { m } from "#src/language/messages.ts";
import { readySound, ring } from "./ring.ts";
import { switchSound } from "./sound-store.ts";
import { useSoundOn } from "./use-order-sound.ts";

/** Switches the sound for new orders on this device, and rings once as a sample. */
export function SoundSwitch({ className }: { className: string }) {
  const isOn = useSoundOn();
  const Icon = isOn ? Bell : BellOff;
  const toggle = () => {
    readySound();
    switchSound(!isOn);
    if (!isOn) setTimeout(ring, 100);
  };
  return (
    <button type="button" aria-pressed={isOn} onClick={toggle} className={className}>
      <Icon size={18} aria-hidden />
      {m.order_sound()}
    </button>
  );
}
