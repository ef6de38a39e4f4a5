import Clock from "lucide-react/icons/clock";
import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
import { telLink } from "#src/language/contact/tel-link.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import type { ShopFacts } from "#src/shell/contract.ts";

const rowClass = "flex min-h-12 items-center gap-3 py-1.5";
const linkClass = `${rowClass} rounded-badge font-semibold text-leaf underline-offset-4 hover:text-leaf-press hover:underline`;

/** The shop's contact details and opening hours; omits missing ones. */
export function ReachUs({ shop }: { shop: ShopFacts }) {
  const { address, phone, second_phone, email, hours } = shop;
  const phones = [phone, second_phone].filter((number) => number !== undefined).filter(Boolean);
  return (
    <address className="not-italic">
      {phones.map((phone) => (
        <a key={phone} href={telLink(phone)} className={linkClass}>
          <Phone size={20} aria-hidden />
          {formatDigits(phone)}
        </a>
      ))}
      {email && (
        <a href={`mailto:${email}`} className={linkClass}>
          <Mail size={20} aria-hidden />
          <span className="min-w-0 break-words">{email}</span>
        </a>
      )}
      {address && (
        <p className={rowClass}>
          <MapPin size={20} aria-hidden className="text-leaf" />
          <span className="sr-only">{m.common_address()}</span>
          {address}
        </p>
      )}
      {hours && (
        <p className={rowClass}>
          <Clock size={20} aria-hidden className="text-leaf" />
          <span className="sr-only">{m.contact_hours()}</span>
          {hours}
        </p>
      )}
    </address>
  );
}
