import { call } from "#src/api/client/client.ts";
import {
  demandFactor,
  type FactorDemand,
  showFactorDemand,
} from "#src/identity/second-factor/demand/contract.ts";
import { OwnPasswordForm } from "#src/kit/form/own-password.tsx";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { Note } from "#src/ui/display/note.tsx";

/** For admins: whether staff need a second factor, and the switch, or why it cannot be changed. */
export function FactorDemandCard() {
  const { value, problem, load, changeValue } = useAdminLoad(showFactorDemand, {});
  if (!value) return problem ? <Failed text={problem.message} onRetry={load} /> : <ListSkeleton />;
  const { demanded } = value.data;
  return (
    <section
      aria-labelledby="demand-title"
      className="grid max-w-2xl gap-4 rounded-card bg-card p-4 shadow-rest"
    >
      <div>
        <h2 id="demand-title" className="text-sub">
          {m.factor_demand_title()}
        </h2>
        <p className="text-ink-soft">{m.factor_demand_text()}</p>
      </div>
      <p className="font-semibold">{demanded ? m.factor_demand_on() : m.factor_demand_off()}</p>
      <DemandSwitch demand={value.data} onChanged={(data) => changeValue(() => ({ data }))} />
    </section>
  );
}

type DemandSwitchProps = { demand: FactorDemand; onChanged: (demand: FactorDemand) => void };

/** The form that switches the demand, or why the viewer cannot. */
function DemandSwitch({ demand: { demanded, fixed, enrolled }, onChanged }: DemandSwitchProps) {
  if (fixed !== null) return <Note look="info">{m.factor_demand_fixed({ variable: fixed })}</Note>;
  if (!demanded && !enrolled)
    return (
      <Note look="info">
        <div className="flex flex-wrap items-center justify-between gap-2">
          {m.factor_demand_own_first()}
          <ButtonLink variant="second" size="dense" to={localUrl("/admin/security")}>
            {m.factor_demand_own()}
          </ButtonLink>
        </div>
      </Note>
    );
  return (
    <OwnPasswordForm
      act={(confirmation) => call(demandFactor, { demanded: !demanded, ...confirmation })}
      onDone={({ data }) => {
        onChanged(data);
        toast({ text: demanded ? m.factor_demand_now_off() : m.factor_demand_now_on() });
      }}
      button={demanded ? m.factor_demand_switch_off() : m.factor_demand_switch_on()}
    />
  );
}
