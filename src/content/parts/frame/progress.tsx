import { useNavigation } from "react-router";
import { m } from "../../../language/words.ts";

/** A thin line at the top while the next page is on its way; a quick one shows nothing. */
export function Progress() {
  const waiting = useNavigation().state !== "idle";
  if (!waiting) return null;
  return (
    <div role="progressbar" aria-label={m.page_loading()} className="progress-line">
      <div />
    </div>
  );
}
