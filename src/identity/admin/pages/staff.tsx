import { useState } from "react";
import { useSession } from "#src/identity/session/session-store.ts";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { FindColleague } from "../components/find-colleague.tsx";
import { RightsForm } from "../components/rights-form.tsx";
import { StaffTable } from "../components/staff-table.tsx";
import { rightsLabel } from "../rights.ts";
import { type Colleague, listStaff } from "../staff/contract.ts";

/** What is open above the list: the search for an account, or the rights of a colleague. */
type StaffPanel = "nothing" | "search" | Colleague;

export default function StaffPage() {
  const list = useAdminLoad(listStaff, {});
  const ownId = useSession()?.user.id;
  const [openPanel, setOpenPanel] = useState<StaffPanel>("nothing");
  const close = () => setOpenPanel("nothing");
  const handleSaved = (colleague: Colleague) => {
    close();
    toast({ text: m.staff_saved({ name: colleague.name, rights: rightsLabel(colleague) }) });
    void list.load();
  };
  return (
    <>
      <PageHead title={m.office_staff()} note={m.staff_description()}>
        <Button size="dense" onClick={() => setOpenPanel("search")}>
          {m.staff_add()}
        </Button>
      </PageHead>
      {openPanel === "search" && <FindColleague onFound={setOpenPanel} onClose={close} />}
      {typeof openPanel === "object" && (
        <RightsForm key={openPanel.id} colleague={openPanel} onSaved={handleSaved} onClose={close} />
      )}
      {list.problem && <Failed text={list.problem.message} onRetry={list.load} />}
      {!list.value && !list.problem && <ListSkeleton />}
      {list.value && <StaffTable staff={list.value.data} ownId={ownId} onChange={setOpenPanel} />}
    </>
  );
}
