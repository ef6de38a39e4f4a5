import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useSession } from "#src/identity/session/session-store.ts";
import { readStored } from "#src/ui/storage/browser-storage.ts";
import { usePart } from "#src/ui/use-part.ts";
import { orderKey, roomKey } from "./keys.ts";
import { returningScript } from "./returning-script.ts";

type ReturningHomeProps = {
  /** `parts`: the customer's own sections once loaded; undefined for a visitor. */
  children: (parts: typeof import("./parts.tsx").default | undefined) => ReactNode;
};

/**
 * The home page, whose HTML is the same for everyone. Before the first paint, the returning customer's layout
 * is compacted and room reserved from stored sizes, to avoid layout shifts.
 */
export function ReturningHome({ children }: ReturningHomeProps) {
  const session = useSession();
  const page = useRef<HTMLDivElement>(null);
  const parts = usePart(Boolean(session), () => import("./parts.tsx"));
  useLayoutEffect(() => {
    if (session === undefined || !page.current) return;
    const { dataset, style } = page.current;
    const height = session && readStored(roomKey);
    if (height) dataset.returning = readStored(orderKey) ? "order" : "";
    else delete dataset.returning;
    style.setProperty("--buy-again", height ? `${height}px` : "");
  }, [session]);
  return (
    <div ref={page} suppressHydrationWarning>
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of our own, which the page's policy allows by hash
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? returningScript : "" }}
      />
      {children(session ? parts : undefined)}
    </div>
  );
}
