import { useEffect, useState } from "react";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { type MetaOf, titleWithShop } from "#src/shell/meta/build-meta.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { Panel } from "#src/ui/layout/card.tsx";
import { endStockAlerts } from "../alerts/contract.ts";

export const meta = (args: MetaOf) => [
  { title: titleWithShop(args, m.alert_end_title()) },
  { name: "description", content: m.alert_end_text() },
  { name: "robots", content: "noindex" },
];

/** The page that the link of a message opens; it ends nothing by itself, because mail programs open links, too. */
export default function StockAlertsPage() {
  const [token, setToken] = useState<string>();
  const [doneMessage, setDoneMessage] = useState<string>();
  const { send, busy, problem } = useCall(endStockAlerts);
  useEffect(() => setToken(/^#end=(.+)$/.exec(location.hash)?.[1]), []);
  const end = async () => {
    const result = await send({ token: token ?? "" });
    if (result?.ok) setDoneMessage(result.value.message);
  };
  return (
    <div className="wrap max-w-xl py-4 lg:py-10">
      <Panel>
        <h1 className="text-title">{m.alert_end_title()}</h1>
        {doneMessage ? (
          <p role="status" className="mt-3">
            {doneMessage}
          </p>
        ) : (
          <>
            <p className="mt-3 text-ink-soft">{m.alert_end_text()}</p>
            {problem && (
              <Note look="error" className="mt-3">
                {problem.message}
              </Note>
            )}
            <Button busy={busy} className={token ? "mt-4" : "invisible mt-4"} onClick={() => void end()}>
              {m.alert_end_button()}
            </Button>
          </>
        )}
        <p className="mt-4">
          <Link to={localUrl("/products")} className="underline underline-offset-3">
            {m.saved_start()}
          </Link>
        </p>
      </Panel>
    </div>
  );
}
