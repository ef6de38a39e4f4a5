import { locale } from "../language/locale.ts";
import { Logo } from "../ui/logo.tsx";

/** The demo shop's drawn name, or the configured name. */
export function Wordmark({ name, className = "" }: { name: string | undefined; className?: string }) {
  if (name === undefined || name === "Tatka" || name === "টাটকা")
    return <Logo locale={locale()} className={className} />;
  return <span className="text-section font-extrabold">{name}</span>;
}
