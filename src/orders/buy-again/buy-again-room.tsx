import { useLayoutEffect, useRef } from "react";
import { useSession } from "#src/identity/session/session-store.ts";
import { readStored } from "#src/ui/storage/browser-storage.ts";
import { usePart } from "#src/ui/use-part.ts";
import type { BuyAgainProps } from "./buy-again.tsx";
import { roomKey } from "./room-key.ts";
import { roomScript } from "./room-script.ts";

/**
 * Where the home page shows what a customer buys most often: loaded beside the first view, in a room whose height the browser knows
 * from last time, so that nothing moves. Empty for everybody in the HTML.
 */
export function BuyAgainRoom({ rail }: Pick<BuyAgainProps, "rail">) {
  const session = useSession();
  const room = useRef<HTMLDivElement>(null);
  const Part = usePart(Boolean(session), () => import("./buy-again.tsx"));
  useLayoutEffect(() => {
    const height = session ? Number(readStored(roomKey)) : 0;
    if (session !== undefined && room.current) room.current.style.minHeight = height ? `${height}px` : "";
  }, [session]);
  return (
    <div ref={room} suppressHydrationWarning>
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of our own, which the page's policy allows by hash
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? roomScript : "" }}
      />
      {session && Part && <Part room={room} rail={rail} />}
    </div>
  );
}
