import Menu from "lucide-react/icons/menu";
import type { ReactNode } from "react";
import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import { closesAtChoice } from "#src/ui/dialog/closes-at-choice.ts";
import { CountBadge } from "#src/ui/display/count-badge.tsx";

type PhoneBarProps = {
  brand: ReactNode;
  /** Number of entries that wait for work. */
  waiting: number;
  /** The rail, inside the drawer. */
  children: ReactNode;
};

/** The bar at the top of a small screen, and the drawer that holds the rail. */
export function PhoneBar({ brand, waiting, children }: PhoneBarProps) {
  return (
    <header className="on-leaf sticky top-0 z-20 flex h-14 items-center justify-between bg-deep-leaf px-2 pl-4 text-on-deep lg:hidden print:hidden!">
      {brand}
      <button
        type="button"
        popoverTarget="office-menu"
        className="press relative inline-flex min-h-11 items-center gap-2 rounded-small px-3 text-label hover:bg-deep-leaf-raised"
      >
        <Menu size={22} aria-hidden />
        {m.office_menu()}
        {waiting > 0 && (
          <>
            <CountBadge look="turmeric" count={number(waiting)} />
            <span className="sr-only">{m.office_waiting()}</span>
          </>
        )}
      </button>
      <div
        ref={closesAtChoice}
        id="office-menu"
        popover="auto"
        className="fixed inset-y-0 right-0 left-auto h-dvh w-72 max-w-[85vw] overflow-y-auto bg-deep-leaf backdrop:bg-scrim open:animate-rise"
      >
        {children}
      </div>
    </header>
  );
}
