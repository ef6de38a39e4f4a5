import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
import { telLink } from "#src/language/contact/tel-link.ts";
import { day } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import type { UserDetail } from "./contract.ts";

const contactClass =
  "-mx-1 inline-flex min-h-8 items-center gap-2 self-start rounded-badge px-1 break-all hover:underline pointer-coarse:min-h-11";

export function UserCard({ user }: { user: UserDetail }) {
  return (
    <section aria-labelledby="user-contact" className="rounded-card bg-card p-4 shadow-rest">
      <h2 id="user-contact" className="mb-1 font-bold">
        {m.user_contact()}
      </h2>
      <address className="grid not-italic">
        {user.mobile_no && (
          <a href={telLink(user.mobile_no)} className={`${contactClass} text-leaf`}>
            <Phone size={16} aria-hidden />
            {formatDigits(user.mobile_no)}
          </a>
        )}
        {user.email ? (
          <a href={`mailto:${user.email}`} className={contactClass}>
            <Mail size={16} aria-hidden className="shrink-0" />
            {user.email}
          </a>
        ) : (
          !user.sign_in_number && <p className="text-hint text-ink-soft">{m.user_without_account()}</p>
        )}
        {user.sign_in_number && (
          <p className="text-hint text-ink-soft">
            {m.user_signs_in_by({ number: formatDigits(user.sign_in_number) })}
          </p>
        )}
        {user.email && !user.email_verified && (
          <p className="text-hint text-ink-soft">{m.user_email_unproven()}</p>
        )}
      </address>
      {user.addresses.length > 0 && (
        <ul aria-label={m.user_addresses()} className="mt-2 grid gap-1.5 border-t border-line pt-2">
          {user.addresses.map((address) => (
            <li key={`${address.address_details} ${address.mobile_no}`} className="flex gap-2">
              <MapPin size={16} aria-hidden className="mt-1 shrink-0" />
              <span className="min-w-0 whitespace-pre-line">
                {address.address_details}{" "}
                <span className="text-hint text-ink-soft">{formatDigits(address.mobile_no)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 border-t border-line pt-2 text-hint text-ink-soft">
        {m.user_since({ day: day(user.created_at) })}
        <br />
        {user.marketing_since ? m.user_marketing({ day: day(user.marketing_since) }) : m.user_no_marketing()}
      </p>
    </section>
  );
}
