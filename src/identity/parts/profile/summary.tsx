import { BadgeCheck } from "lucide-react";
import { day } from "../../../language/dates.ts";
import { m } from "../../../language/words.ts";
import { Panel } from "../../../ui/frame/card.tsx";
import type { Profile } from "../../account/contract.ts";

/** Who one is here, at a glance. */
export function Summary({ profile: { name, email, email_verified, created_at } }: { profile: Profile }) {
  return (
    <Panel className="flex items-center gap-4 xl:col-span-2">
      <span
        aria-hidden
        className="grid size-15 shrink-0 place-items-center rounded-full bg-leaf text-title text-card lg:size-18"
      >
        {initialOf(name)}
      </span>
      <div className="min-w-0">
        <p className="truncate text-sub">{name}</p>
        <p className="truncate text-ink-soft">{email}</p>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-hint text-ink-soft">
          {email_verified && (
            <span className="inline-flex items-center gap-1 font-semibold text-leaf-press">
              <BadgeCheck size={16} aria-hidden />
              {m.profile_verified()}
            </span>
          )}
          <span>{m.profile_since({ day: day(created_at) })}</span>
        </p>
      </div>
    </Panel>
  );
}

/** The first letter as one sees it: in Bengali with the signs that hang on it. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? "";
}
