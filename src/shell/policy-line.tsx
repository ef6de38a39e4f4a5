import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { useRootData } from "./root-data.ts";

/** States at registration and checkout what the shop stores, where and why, and the privacy policy's version. */
export function PolicyLine({ className = "" }: { className?: string }) {
  const policy = useRootData()?.shop.policy;
  if (!policy) return null;
  return (
    <p className={`text-hint text-ink-soft ${className}`}>
      {policy.text}{" "}
      <Link to={localUrl("/privacy-policy")} className="underline">
        {m.footer_privacy()}, {policy.day}
      </Link>
    </p>
  );
}
