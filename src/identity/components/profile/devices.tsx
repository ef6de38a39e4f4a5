import { m } from "../../../language/messages.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useCall } from "../../../ui/form/use-call.ts";
import { signOutEverywhere } from "../../account/contract.ts";
import { useLeave } from "../../session/use-leave.ts";
import { Refusal } from "./refusal.tsx";
import { Room } from "./room.tsx";

/** Ends every session, this one, too. */
export function Devices() {
  const { busy, problem, send } = useCall(signOutEverywhere);
  const leave = useLeave();
  const press = async () => {
    const result = await send({});
    if (result?.ok) await leave(result.value.message);
  };
  return (
    <Room title={m.profile_devices()} text={m.profile_devices_text()}>
      <div className="grid gap-4">
        <Refusal message={problem?.message} />
        <Button variant="second" busy={busy} onClick={press} className="justify-self-start max-sm:w-full">
          {m.profile_out_button()}
        </Button>
      </div>
    </Room>
  );
}
