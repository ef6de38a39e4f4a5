import { mayWorkIn } from "#src/api/viewer.ts";
import { useSession } from "#src/identity/session/session-store.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Chip } from "#src/ui/buttons/chip.tsx";

/** Null if the viewer does not work with them; undefined while the figures load. */
type OpenRequests = { open: number } | null | undefined;

export type InboxCounts = { custom_orders: OpenRequests; messages: OpenRequests } | undefined;

type InboxSwitchProps = { kind: "custom-orders" | "messages"; counts: InboxCounts };

/** Tabs of the two inboxes with their open counts, for staff with access to both. */
export function InboxSwitch({ kind, counts }: InboxSwitchProps) {
  const user = useSession()?.user;
  if (!user || !mayWorkIn(user, "orders") || !mayWorkIn(user, "customers")) return null;
  const kinds = [
    { to: "custom-orders", name: m.office_custom_orders(), open: counts?.custom_orders?.open },
    { to: "messages", name: m.office_messages(), open: counts?.messages?.open },
  ] as const;
  return (
    <nav aria-label={m.office_inbox()} className="flex flex-wrap gap-1.5">
      {kinds.map(({ to, name, open }) => (
        <Chip key={to} chosen={to === kind} to={localUrl(`/admin/${to}`)}>
          {name}
          {open !== undefined && open > 0 && ` · ${formatNumber(open)}`}
        </Chip>
      ))}
    </nav>
  );
}
