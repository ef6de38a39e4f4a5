import { useContext } from "react";
import { ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { Tabs } from "#src/kit/list/tabs.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { StaffContext } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { m } from "#src/language/messages.ts";
import { FindMode } from "../scan/components/find-mode.tsx";
import { LinesMode } from "../scan/components/lines-mode.tsx";

const modes = { find: m.scan_find, counted: m.scan_count, received: m.scan_receive };
type Mode = keyof typeof modes;

/** Finds products, counts stock and receives what came, by barcode. */
export default function ScanPage() {
  const { read, withChanges } = useListUrl();
  const isStaff = useContext(StaffContext);
  const allModes = Object.keys(modes) as Mode[];
  const mode = allModes.find((name) => name === read("mode")) ?? "find";
  return (
    <div className="max-w-2xl">
      <PageHead title={m.scan_title()} />
      <Tabs
        label={m.scan_modes()}
        tabs={allModes.map((tabMode) => ({
          name: modes[tabMode](),
          to: withChanges({ mode: tabMode === "find" ? undefined : tabMode, code: undefined }),
          chosen: tabMode === mode,
        }))}
      />
      {!isStaff && <ListSkeleton />}
      {isStaff && (mode === "find" ? <FindMode /> : <LinesMode key={mode} kind={mode} />)}
    </div>
  );
}
