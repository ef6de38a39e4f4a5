import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
import { mayWorkIn } from "#src/api/viewer.ts";
import { useSession } from "#src/identity/session/session-store.ts";
import { telLink } from "#src/language/contact/tel-link.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import type { AdminOrder } from "../contract.ts";
import { historyText } from "../history-text.ts";

/** The customer, the contact data, and the totals of their orders. */
export function CustomerBlock({ order }: { order: AdminOrder }) {
  const { customer, mobile_no, address_details, rider_note, history } = order;
  const user = useSession()?.user;
  const orderHistoryText = historyText(history);
  return (
    <address className="mt-2 grid gap-0.5 not-italic">
      <strong className="text-long">{customer.name}</strong>
      <a
        href={telLink(mobile_no)}
        className="-mx-1 inline-flex min-h-8 items-center gap-2 self-start rounded-badge px-1 text-leaf hover:underline pointer-coarse:min-h-11"
      >
        <Phone size={16} aria-hidden />
        {formatDigits(mobile_no)}
      </a>
      {customer.email && (
        <a
          href={`mailto:${customer.email}`}
          className="-mx-1 inline-flex min-h-6 items-center rounded-badge px-1 text-hint break-all text-ink-soft hover:underline pointer-coarse:min-h-11"
        >
          {customer.email}
        </a>
      )}
      <p className="flex gap-2">
        <MapPin size={16} aria-hidden className="mt-1" />
        <span className="whitespace-pre-line">
          {address_details}
          {rider_note && (
            <span className="block text-hint text-ink-soft">
              {m.admin_order_rider_note({ note: rider_note })}
            </span>
          )}
        </span>
      </p>
      <p className="mt-1 text-hint text-ink-soft">
        {user && mayWorkIn(user, "customers") ? (
          <Link
            to={localUrl(`/admin/users/${customer.id}`)}
            className="-mx-1 inline-flex min-h-8 items-center rounded-badge px-1 text-leaf hover:underline pointer-coarse:min-h-11"
          >
            {orderHistoryText}
          </Link>
        ) : (
          orderHistoryText
        )}
      </p>
    </address>
  );
}
