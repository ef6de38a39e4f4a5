import { useState } from "react";
import { useSession } from "#src/identity/session/session-store.ts";
import { EmptyList } from "#src/kit/list/empty-list.tsx";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { weekday } from "#src/language/dates/short-dates.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { refundWayNames } from "#src/orders/refunds/refund-text.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { DateBox } from "#src/ui/form/date-box.tsx";
import { RiderCash } from "../cash/components/rider-cash.tsx";
import { WaysOfDay } from "../cash/components/ways-of-day.tsx";
import { type CashOfDay, showCash } from "../cash/contract.ts";

export default function CashPage() {
  const { read, withChanges, go } = useListUrl();
  const [savedMessage, setSavedMessage] = useState<string>();
  const cash = useAdminLoad(showCash, { day: read("day") }, { watch: true });
  const shownCash = cash.value?.data;
  const isAdmin = useSession()?.user.role === "admin";
  const handleSaved = (data: CashOfDay, message: string) => {
    setSavedMessage(message);
    cash.changeValue(() => ({ data }));
  };
  return (
    <>
      <PageHead title={m.cash_title()} note={shownCash && weekday(shownCash.day)}>
        <DateBox
          label={m.cash_day()}
          labelHidden
          value={read("day") ?? shownCash?.day ?? ""}
          onChange={(day) => go(withChanges({ day: day || undefined }))}
        />
      </PageHead>
      <div role="status">
        {savedMessage && (
          <Note look="done" className="mb-3">
            {savedMessage}
          </Note>
        )}
      </div>
      {cash.problem && <Failed text={cash.problem.message} onRetry={() => void cash.load()} />}
      {!shownCash ? (
        !cash.problem && <ListSkeleton />
      ) : (
        <>
          <OpenDays
            cashDays={shownCash.open}
            wayDays={shownCash.open_ways}
            urlOf={(day) => withChanges({ day })}
          />
          {shownCash.riders.length === 0 && (
            <EmptyList
              title={m.cash_no_riders()}
              text={m.cash_no_riders_text()}
              next={isAdmin ? { label: m.office_staff(), to: localUrl("/admin/staff") } : undefined}
            />
          )}
          <WithRiders riders={shownCash.riders} />
          <div className="grid gap-3 xl:grid-cols-2">
            {shownCash.riders.map((rider) => (
              <RiderCash
                key={`${rider.id} ${shownCash.day}`}
                rider={rider}
                day={shownCash.day}
                onSaved={handleSaved}
                onOvertaken={() => void cash.load()}
              />
            ))}
          </div>
          <WaysOfDay cash={shownCash} onSaved={handleSaved} onOvertaken={() => void cash.load()} />
        </>
      )}
    </>
  );
}

/** The cash that all riders have together, and what their orders on the way will add. */
function WithRiders({ riders }: { riders: CashOfDay["riders"] }) {
  const owed = riders.reduce((sum, rider) => sum + rider.owed, 0);
  const onTheRoad = riders.reduce((sum, rider) => sum + rider.on_the_road, 0);
  if (owed === 0 && onTheRoad === 0) return null;
  return (
    <p className="mb-3 text-label">
      {m.cash_with_riders({ owed: formatTaka(owed), road: formatTaka(onTheRoad) })}
    </p>
  );
}

type OpenDaysProps = {
  cashDays: CashOfDay["open"];
  wayDays: CashOfDay["open_ways"];
  urlOf: (day: string) => string;
};

/** Earlier days with cash to hand in, or with payments in other ways to confirm. */
function OpenDays({ cashDays, wayDays, urlOf }: OpenDaysProps) {
  if (cashDays.length + wayDays.length === 0) return null;
  const openDays = [
    ...cashDays,
    ...wayDays.map((way) => ({ ...way, id: way.way, name: refundWayNames[way.way]() })),
  ];
  return (
    <Note className="mb-3">
      <p className="font-semibold">{m.cash_open()}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {openDays.map(({ id, name, day, left }) => (
          <li key={`${id} ${day}`}>
            <ButtonLink viewTransition={false} variant="second" size="dense" to={urlOf(day)}>
              {name}, {weekday(day)}: {formatTaka(left)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Note>
  );
}
