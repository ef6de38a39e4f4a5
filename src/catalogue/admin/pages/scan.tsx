import { useContext } from "react";
import { ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { Tabs } from "#src/kit/list/tabs.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { StaffContext } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { m } from "#src/language/messages.ts";
import { FindMode } from "../scan/components/find-mode.tsx";
import { LinesMode } from "../scan/components/lines-mode.tsx";

const modeLabels = { find: m.scan_find, counted: m.scan_count, received: m.scan_receive };
type Mode = keyof typeof modeLabels;

/** Finds products, counts stock and receives what came, by barcode. */
export default function ScanPage() {
  const { read, withChanges } = useListUrl();
  const isStaff = useContext(StaffContext);
  const allModes = Object.keys(modeLabels) as Mode[];
  const mode = allModes.find((name) => name === read("mode")) ?? "find";
  return (
    <div className="max-w-2xl">
      <PageHead title={m.scan_title()} />
      <Tabs
        label={m.scan_modes()}
        tabs={allModes.map((tabMode) => ({
          name: modeLabels[tabMode](),
          to: withChanges({ mode: tabMode === "find" ? undefined : tabMode, code: undefined }),
          chosen: tabMode === mode,
        }))}
      />
      {/* `LinesMode` reads the browser's storage, so it waits until the browser knows who is signed in. */}
      {!isStaff && <ListSkeleton />}
      {isStaff && (mode === "find" ? <FindMode /> : <LinesMode key={mode} kind={mode} />)}
    </div>
  );
}
