import { useState } from "react";
import { call } from "#src/api/client/client.ts";
import { useLoad } from "#src/api/client/use-load.ts";
import { useSession } from "#src/identity/session/session-store.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { agreeToPolicy, listConsents } from "../contract.ts";

/** A notice below the page for a signed-in customer who has not agreed to the current privacy policy. */
export function PolicyNotice() {
  const token = useSession()?.token;
  const policy = useRootData()?.shop.policy;
  const { value } = useLoad(listConsents, {}, { loadWhile: token ?? false });
  const [isBusy, setIsBusy] = useState(false);
  const [isAnswered, setIsAnswered] = useState(false);
  if (!policy || isAnswered || !value?.data.policy_due) return null;
  const agree = async () => {
    setIsBusy(true);
    const result = await call(agreeToPolicy, { policy: policy.version });
    setIsBusy(false);
    if (!result.ok) return toast({ text: result.problem.message });
    // This tab showed the version before: the newest is asked about.
    if (result.value.data.policy_due) window.location.reload();
    else setIsAnswered(true);
  };
  return (
    <section
      aria-label={m.footer_privacy()}
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-card p-4 shadow-rest"
    >
      <p className="min-w-0 flex-[1_1_16rem]">
        {m.policy_notice()}{" "}
        <Link to={localUrl("/privacy-policy")} className="underline">
          {m.footer_privacy()}, {policy.day}
        </Link>
      </p>
      <Button variant="second" size="dense" busy={isBusy} onClick={() => void agree()}>
        {m.policy_notice_agree()}
      </Button>
    </section>
  );
}
