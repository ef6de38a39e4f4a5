import { useEffect, useState } from "react";
import { localUrl } from "../language/locale.ts";
import { m } from "../language/messages.ts";
import { ButtonLink } from "../ui/buttons/button.tsx";

/** Links for a page that cannot be opened offline. If only its HTML is cached, it is loaded as a document. */
export default function UnseenPage() {
  const [isUnseen, setIsUnseen] = useState(false);
  useEffect(() => {
    let hasLeft = false;
    const loadCopy = async () => {
      const copy = navigator.serviceWorker?.controller && (await caches.match(location.href));
      if (hasLeft) return;
      if (copy) location.reload();
      else setIsUnseen(true);
    };
    loadCopy().catch(() => setIsUnseen(true));
    return () => {
      hasLeft = true;
    };
  }, []);
  return isUnseen && <OfflineLinks />;
}

export const OfflineLinks = () => (
  <div className="mx-auto max-w-md px-4 pb-8 text-center">
    <p className="text-balance text-ink-soft">{m.offline_not_seen()}</p>
    <p className="mt-4 flex flex-wrap justify-center gap-3">
      <ButtonLink variant="second" to={localUrl("/cart")}>
        {m.common_cart()}
      </ButtonLink>
      <ButtonLink variant="second" to={localUrl("/account/orders")}>
        {m.offline_shortcut_orders()}
      </ButtonLink>
    </p>
  </div>
);
