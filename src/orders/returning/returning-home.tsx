import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useSession } from "#src/identity/session/session-store.ts";
import { readStored } from "#src/ui/storage/browser-storage.ts";
import { useLazyComponent } from "#src/ui/use-lazy-component.ts";
import { orderKey, roomKey } from "./keys.ts";
import { returningScript } from "./returning-script.ts";

type ReturningHomeProps = {
  /** Renders the page; `parts` are undefined for strangers, and until loaded. */
  children: (parts: typeof import("./home-components.tsx").default | undefined) => ReactNode;
};

/**
 * The home page with parts of its own for returning customers. The HTML is the same for everyone: a script
 * reserves space of the stored size before the first paint, to avoid a layout shift.
 */
export function ReturningHome({ children }: ReturningHomeProps) {
  const session = useSession();
  const containerRef = useRef<HTMLDivElement>(null);
  const parts = useLazyComponent(Boolean(session), () => import("./home-components.tsx"));
  useLayoutEffect(() => {
    // Undefined: not known yet; null: signed out.
    if (session === undefined || !containerRef.current) return;
    const { dataset, style } = containerRef.current;
    const height = session && readStored(roomKey);
    if (height) dataset.returning = readStored(orderKey) ? "order" : "";
    else delete dataset.returning;
    style.setProperty("--buy-again", height ? `${height}px` : "");
  }, [session]);
  return (
    <div ref={containerRef} suppressHydrationWarning>
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of our own, which the page's policy allows by hash
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? returningScript : "" }}
      />
      {children(session ? parts : undefined)}
    </div>
  );
}
