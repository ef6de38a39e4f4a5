import { maxPictureBytes, type PictureFailure } from "#src/catalogue/import/pictures/picture-rules.ts";
import { ExportButton } from "#src/kit/list/export-button.tsx";
import { clock } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits, formatNumber } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import type { Import } from "../contract.ts";
import { exportFailedPictures, retryPictures } from "../pictures/contract.ts";

const failureLabels: Record<PictureFailure, () => string> = {
  not_url: m.import_picture_not_url,
  not_public: m.import_picture_not_public,
  redirects: m.import_picture_redirects,
  too_large: () => m.import_picture_too_large({ megabytes: formatNumber(maxPictureBytes / 1_000_000) }),
  too_slow: m.import_picture_too_slow,
  unreachable: m.import_picture_unreachable,
  not_found: m.import_picture_not_found,
  refused: m.import_picture_refused,
  not_picture: () => m.import_picture_not_picture({ kinds: "JPEG, PNG, WebP, AVIF" }),
};

type ImportPicturesProps = { imported: Import; onChanged: (imported: Import) => void };

/** The number of pictures by state, and the first that could not be fetched, with a button to retry. */
export function ImportPictures({ imported, onChanged }: ImportPicturesProps) {
  const { busy, problem, send } = useCall(retryPictures);
  const { staged = 0, waiting = 0, fetched = 0, failed = 0, left_out: leftOut = 0 } = imported.pictures;
  const id = String(imported.id);
  const retry = async () => {
    const result = await send({ id });
    if (result?.ok) onChanged(result.value.data);
  };
  if (staged + waiting + fetched + failed + leftOut === 0) return null;
  return (
    <section aria-labelledby="pictures" className="rounded-card bg-card p-3 shadow-rest">
      <h2 id="pictures" className="font-bold">
        {m.import_pictures()}
      </h2>
      <p role="status" className="mt-1 text-hint text-ink-soft">
        {staged > 0 && waiting + fetched === 0
          ? m.import_pictures_staged({ count: formatNumber(staged) })
          : m.import_pictures_state({ fetched: formatNumber(fetched), waiting: formatNumber(waiting) })}{" "}
        {leftOut > 0 && m.import_pictures_left_out({ count: formatNumber(leftOut) })}
      </p>
      {imported.resting_hosts.map(({ host, due_at }) => (
        <p key={host} className="mt-1 text-hint text-ink-soft wrap-anywhere">
          {m.import_pictures_resting({ host, time: clock(due_at) })}
        </p>
      ))}
      {failed > 0 && (
        <>
          <div className="mt-2 flex flex-wrap items-center gap-2">
            <p className="min-w-0 flex-1 font-semibold">
              {m.import_pictures_failed({ count: formatNumber(failed) })}
            </p>
            <Button variant="second" size="dense" busy={busy} onClick={() => void retry()}>
              {m.import_pictures_retry()}
            </Button>
            <ExportButton operation={exportFailedPictures} input={{ id }} dataName={m.import_pictures()} />
          </div>
          {problem && <Note look="error">{problem.message}</Note>}
          <ul className="mt-1 divide-y divide-line text-hint">
            {imported.failed_pictures.map(({ row, url, reason }) => (
              <li key={`${row} ${url}`} className="py-1.5">
                <span className="font-semibold">{m.import_row({ row: formatDigits(row) })}</span> ·{" "}
                {failureLabels[reason]()}
                <span className="block text-unit text-ink-soft wrap-anywhere">{url}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
