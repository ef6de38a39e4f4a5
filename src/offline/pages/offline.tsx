import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { m } from "#src/language/messages.ts";
import { type MetaOf, titleWithShop } from "#src/shell/meta/build-meta.ts";
import { OfflineLinks } from "../unseen-page.tsx";

export const meta = (args: MetaOf) => [
  { title: titleWithShop(args, m.offline_title()) },
  { name: "robots", content: "noindex" },
];

/** Cached by the service worker; opens a page without cached HTML by a client-side navigation, from its cached data. */
export default function OfflinePage() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [isStaying, setIsStaying] = useState(false);
  const target = parameters.get("to");
  useEffect(() => {
    if (target && /^\/(?!\/)/.test(target)) void navigate(target, { replace: true });
    else setIsStaying(true);
  }, [target, navigate]);
  return (
    <div className="wrap min-h-dvh py-8">
      {isStaying && (
        <>
          <img src="/scenes/tray-empty.svg" alt="" width={196} height={140} className="mx-auto mb-6" />
          <h1 className="text-center text-title">{m.offline_title()}</h1>
          <OfflineLinks />
        </>
      )}
    </div>
  );
}
