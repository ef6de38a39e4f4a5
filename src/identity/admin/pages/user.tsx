import { useState } from "react";
import { call } from "#src/api/client/client.ts";
import { mayWorkIn } from "#src/api/viewer.ts";
import { useSession } from "#src/identity/session/session-store.ts";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { CancelOpenOrders } from "#src/orders/admin/of-user/cancel-open-orders.tsx";
import { OrdersOfUser } from "#src/orders/admin/of-user/orders-of-user.tsx";
import { useRootData } from "#src/shell/root-data.ts";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { EmptyState } from "#src/ui/display/empty-state.tsx";
import { BlockQuestion } from "../components/block-question.tsx";
import { RoleBadge } from "../components/user-table.tsx";
import { unblockUser } from "../staff/contract.ts";
import { ChangeNumber } from "../user/change-number.tsx";
import { showUser, type UserDetail } from "../user/contract.ts";
import { DataCard } from "../user/data-card.tsx";
import { NoteForm } from "../user/note-form.tsx";
import { UserCard } from "../user/user-card.tsx";
import { UserFigures } from "../user/user-figures.tsx";

/** The form that is open above the user: to block, to cancel their open orders, or to change their number. */
type UserQuestion = "block" | "cancel" | "number";

/** One user in the back office: figures, orders, contact, note and consent, with the forms to act on them. */
export default function AdminUserPage({ id = "" }: { id?: string | undefined }) {
  const loaded = useAdminLoad(showUser, { id });
  const viewer = useSession()?.user;
  const hasPhoneSignIn = useRootData()?.shop.phone_sign_in === true;
  const [question, setQuestion] = useState<UserQuestion>();
  const user = loaded.value?.data;
  const showChange = (fields: Partial<UserDetail>) =>
    loaded.changeValue((old) => ({ data: { ...old.data, ...fields } }));
  if (!user)
    return (
      <>
        <PageHead title={m.office_users()} />
        {loaded.problem?.code === "not_found" && <UnknownUser />}
        {loaded.problem && loaded.problem.code !== "not_found" && (
          <Failed text={loaded.problem.message} onRetry={loaded.load} />
        )}
        {!loaded.problem && <ListSkeleton />}
      </>
    );
  const worksInOrders = viewer !== undefined && mayWorkIn(viewer, "orders");
  const mayCancel = worksInOrders && user.open_orders > 0;
  const unblock = async () => {
    const result = await call(unblockUser, { id });
    if (result.ok) showChange({ blocked: 0 });
    toast({ text: result.ok ? m.user_unblocked_done({ name: user.name }) : result.problem.message });
  };
  return (
    <>
      <PageHead title={user.name} note={<RoleBadge user={user} />}>
        <ButtonLink
          viewTransition={false}
          variant="quiet"
          size="dense"
          to={localUrl(`/admin/journal?kind=user&subject=${user.id}`)}
        >
          {m.user_journal()}
        </ButtonLink>
        <UserButtons
          user={user}
          mayChangeNumber={hasPhoneSignIn}
          mayCancel={mayCancel}
          onOpen={setQuestion}
          onUnblock={() => void unblock()}
        />
      </PageHead>
      {question === "block" && (
        <BlockQuestion
          user={user}
          onClose={() => setQuestion(undefined)}
          onBlocked={() => {
            setQuestion(mayCancel ? "cancel" : undefined);
            showChange({ blocked: 1 });
          }}
        />
      )}
      {question === "number" && (
        <ChangeNumber
          user={user}
          onClose={() => setQuestion(undefined)}
          onChanged={(sign_in_number) => {
            setQuestion(undefined);
            showChange({ sign_in_number });
          }}
        />
      )}
      {question === "cancel" && (
        <CancelOpenOrders
          user={user}
          onClose={() => setQuestion(undefined)}
          onCancelled={() => {
            setQuestion(undefined);
            void loaded.load();
          }}
        />
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-4">
          <UserFigures user={user} />
          <div className="max-lg:order-last">
            <OrdersOfUser key={user.open_orders} id={id} linked={worksInOrders} />
          </div>
        </div>
        <div className="grid gap-4">
          <UserCard user={user} />
          <NoteForm user={user} onSaved={(note) => showChange({ note })} />
          {user.role === "user" && (
            <DataCard user={user} onMarketing={(marketing_since) => showChange({ marketing_since })} />
          )}
        </div>
      </div>
    </>
  );
}

function UnknownUser() {
  return (
    <EmptyState title={m.user_none()} text={m.user_none_text()}>
      <ButtonLink viewTransition={false} variant="second" size="dense" to={localUrl("/admin/users")}>
        {m.user_all()}
      </ButtonLink>
    </EmptyState>
  );
}

type UserButtonsProps = {
  user: UserDetail;
  mayChangeNumber: boolean;
  mayCancel: boolean;
  onOpen: (question: UserQuestion) => void;
  onUnblock: () => void;
};

function UserButtons({ user, mayChangeNumber, mayCancel, onOpen, onUnblock }: UserButtonsProps) {
  return (
    <>
      {user.role === "user" && (
        <Button variant="second" size="dense" onClick={() => (user.blocked ? onUnblock() : onOpen("block"))}>
          {user.blocked ? m.user_unblock() : m.user_block()}
        </Button>
      )}
      {user.role === "user" && mayChangeNumber && (
        <Button variant="second" size="dense" onClick={() => onOpen("number")}>
          {m.user_number_change()}
        </Button>
      )}
      {mayCancel && (
        <Button variant="second" size="dense" onClick={() => onOpen("cancel")}>
          {m.user_cancel_orders()}
        </Button>
      )}
    </>
  );
}
