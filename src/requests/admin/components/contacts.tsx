import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { telLink } from "#src/language/contact/tel-link.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import type { InboxItem } from "./inbox-item.ts";

export function Contacts({ phone, email, address }: Pick<InboxItem, "phone" | "email" | "address">) {
  return (
    <address className="flex flex-wrap gap-x-5 gap-y-1 text-hint not-italic">
      {phone && (
        <Contact href={telLink(phone)} icon={<Phone size={16} aria-hidden />}>
          {formatDigits(phone)}
        </Contact>
      )}
      {email && (
        <Contact href={`mailto:${email}`} icon={<Mail size={16} aria-hidden />}>
          {email}
        </Contact>
      )}
      {address && (
        <span className="inline-flex min-h-8 items-center gap-2">
          <MapPin size={16} aria-hidden />
          {address}
        </span>
      )}
    </address>
  );
}

function Contact({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-8 items-center gap-2 rounded-badge text-leaf break-all hover:underline pointer-coarse:min-h-11"
    >
      {icon}
      {children}
    </a>
  );
}
