import { useState } from "react";
import { Failed, ListSkeleton } from "../../../admin/kit/list/list-frame.tsx";
import { PageHead } from "../../../admin/kit/page-head.tsx";
import { useAdminLoad } from "../../../admin/kit/use-admin-load.ts";
import { call } from "../../../api/client/client.ts";
import { mayWorkIn } from "../../../api/viewer.ts";
import { BlockQuestion } from "../../../identity/admin/components/block-question.tsx";
import { Role } from "../../../identity/admin/components/user-table.tsx";
import { unblockUser } from "../../../identity/admin/staff/contract.ts";
import { showUser, type UserDetail } from "../../../identity/admin/user/contract.ts";
import { NoteForm } from "../../../identity/admin/user/note-form.tsx";
import { UserCard } from "../../../identity/admin/user/user-card.tsx";
import { UserFigures } from "../../../identity/admin/user/user-figures.tsx";
import { useSession } from "../../../identity/session/session-store.ts";
import { here } from "../../../language/locale.ts";
import { m } from "../../../language/messages.ts";
import { Button, ButtonLink } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/dialog/toast.ts";
import { EmptyState } from "../../../ui/display/empty-state.tsx";
import { OrdersOfUser } from "../of-user/orders-of-user.tsx";

/** One user: what they ordered, how to reach them, what staff noted. The id is part of the address. */
export default function AdminUserPage({ id = "" }: { id?: string | undefined }) {
  const loaded = useAdminLoad(showUser, { id });
  const viewer = useSession()?.user;
  const [blocking, setBlocking] = useState(false);
  const user = loaded.value?.data;
  const change = (fields: Partial<UserDetail>) =>
    loaded.change((old) => ({ data: { ...old.data, ...fields } }));
  if (loaded.problem && !user)
    return (
      <>
        <PageHead title={m.office_users()} />
        {loaded.problem.code === "not_found" ? (
          <EmptyState title={m.user_none()} text={m.user_none_text()}>
            <ButtonLink viewTransition={false} variant="second" size="dense" to={here("/admin/users")}>
              {m.user_all()}
            </ButtonLink>
          </EmptyState>
        ) : (
          <Failed text={loaded.problem.message} onRetry={loaded.load} />
        )}
      </>
    );
  if (!user)
    return (
      <>
        <PageHead title={m.office_users()} />
        <ListSkeleton />
      </>
    );
  const unblock = async () => {
    const result = await call(unblockUser, { id });
    if (result.ok) change({ blocked: 0 });
    toast({ text: result.ok ? m.user_unblocked_done({ name: user.name }) : result.problem.message });
  };
  return (
    <>
      <PageHead title={user.name} note={<Role of={user} />}>
        <ButtonLink
          viewTransition={false}
          variant="quiet"
          size="dense"
          to={here(`/admin/journal?kind=user&subject=${user.id}`)}
        >
          {m.user_journal()}
        </ButtonLink>
        {user.role === "user" && (
          <Button
            variant="second"
            size="dense"
            onClick={() => (user.blocked ? void unblock() : setBlocking(true))}
          >
            {user.blocked ? m.user_unblock() : m.user_block()}
          </Button>
        )}
      </PageHead>
      {blocking && (
        <BlockQuestion
          user={user}
          onClose={() => setBlocking(false)}
          onBlocked={() => {
            setBlocking(false);
            change({ blocked: 1 });
          }}
        />
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-4">
          <UserFigures user={user} />
          <div className="max-lg:order-last">
            <OrdersOfUser id={id} linked={viewer !== undefined && mayWorkIn(viewer, "orders")} />
          </div>
        </div>
        <div className="grid gap-4">
          <UserCard user={user} />
          <NoteForm user={user} onSaved={(note) => change({ note })} />
        </div>
      </div>
    </>
  );
}
