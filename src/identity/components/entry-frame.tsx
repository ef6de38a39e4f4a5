import type { ReactNode } from "react";
import type { EntryKind } from "../session/use-entry.ts";
import { EntrySwitch } from "./entry-switch.tsx";

type EntryFrameProps = {
  /** The current tab; without it there are no tabs. */
  kind?: EntryKind;
  title: string;
  /** About the cart, below the title. */
  note: ReactNode;
  /** Shown beside the form on wide screens. */
  sideText: string;
  children: ReactNode;
};

/** The layout of the pages to sign in, to register and to set a password. */
export function EntryFrame({ kind, title, note, sideText, children }: EntryFrameProps) {
  return (
    <div className="wrap py-4 lg:py-8">
      <div className="mx-auto grid max-w-250 overflow-clip rounded-panel bg-card shadow-rest max-lg:max-w-md lg:grid-cols-2 lg:rounded-hero">
        <div
          data-category="fruit-vegetables"
          className="tile hidden rounded-none text-tint-ink [--ground:73%] lg:flex lg:min-h-150 lg:flex-col lg:justify-between"
        >
          <p className="p-10 pb-6 text-[1.875rem] leading-9 font-bold whitespace-pre-line">{sideText}</p>
          <img
            src="/scenes/basket-full.svg"
            alt=""
            width={363}
            height={330}
            className="mx-auto mb-7 h-auto w-[72.5%]"
          />
        </div>
        <div className="px-4 py-6 lg:px-12 lg:py-10">
          <h1 className="text-title">{title}</h1>
          <p className="mt-1 mb-5 min-h-6 text-ink-soft">{note}</p>
          {kind && <EntrySwitch kind={kind} />}
          {children}
        </div>
      </div>
    </div>
  );
}
