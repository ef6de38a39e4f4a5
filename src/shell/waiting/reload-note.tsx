import { m } from "#src/language/messages.ts";
import { stuckNoteId } from "#src/ui/early-presses/early-script.ts";

/** A template that the inline script shows when other scripts fail to load. */
export const ReloadNote = () => (
  <template id={stuckNoteId}>
    {import.meta.env.SSR && (
      <div
        role="alert"
        className="fixed inset-x-2 top-2 z-40 mx-auto flex min-h-15 max-w-108 items-center justify-between gap-3 rounded-card bg-deep-leaf py-2 pr-2 pl-4 text-on-deep shadow-raised"
      >
        {m.frame_stuck()}
        <button type="button" className="press min-h-11 shrink-0 rounded-small px-3 text-press">
          {m.frame_reload()}
        </button>
      </div>
    )}
  </template>
);
