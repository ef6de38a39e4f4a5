import { useRef } from "react";
import { isDrawn } from "#src/api/picture-url.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { announce } from "#src/ui/dialog/announce.ts";
import { Tile } from "#src/ui/display/tile.tsx";
import { preferUploaded } from "../prefer-uploaded.ts";
import { PictureDrop } from "./picture-drop.tsx";
import { type DescribedPicture, PictureLine } from "./picture-line.tsx";
import { UploadStatus } from "./upload-status.tsx";
import { useUploads } from "./use-uploads.ts";

type PicturesFieldProps = {
  label: string;
  /** The pictures in order; a card shows the first. */
  value: DescribedPicture[];
  /** Called with the whole list after each change. The caller saves it. */
  onChange: (pictures: DescribedPicture[]) => void;
  category?: string | undefined;
  max?: number;
};

/** A field for several ordered pictures with alternative texts. Each is uploaded at once. */
export function PicturesField({ label, value, onChange, category, max = 8 }: PicturesFieldProps) {
  const list = useRef<HTMLOListElement>(null);
  const latestPictures = useRef(value);
  latestPictures.current = value;
  const change = (pictures: DescribedPicture[]) => {
    latestPictures.current = pictures;
    onChange(pictures);
  };
  const { pending, start, drop } = useUploads((image) => {
    if (latestPictures.current.some((picture) => picture.image === image)) return;
    const allPictures = [...latestPictures.current, { image, alt: { en: "", bn: "" } }];
    const remainingPictures = preferUploaded(allPictures);
    announce(remainingPictures.length < allPictures.length ? m.picture_replaced() : m.picture_ready());
    change(remainingPictures);
  });
  const move = (from: number, to: number) => {
    const movedPicture = value[from];
    if (!movedPicture || to < 0 || to >= value.length) return;
    change(value.toSpliced(from, 1).toSpliced(to, 0, movedPicture));
    announce(m.picture_moved({ place: formatNumber(to + 1) }));
    // The focus follows the moved picture.
    setTimeout(() => list.current?.querySelectorAll<HTMLElement>("[data-picture]")[to]?.focus());
  };
  const remainingCount = max - value.length - pending.length;
  return (
    <div>
      {value.length > 0 && (
        <ol ref={list} aria-label={label} className="mb-3 grid gap-2">
          {value.map((picture, place) => (
            <PictureLine
              key={picture.image}
              picture={picture}
              place={place}
              category={category}
              isLast={place === value.length - 1}
              onMove={move}
              onChange={(changedPicture) => change(value.with(place, changedPicture))}
              onRemove={() => change(value.toSpliced(place, 1))}
            />
          ))}
        </ol>
      )}
      {value.some(({ image }) => isDrawn(image)) && (
        <p className="mb-3 text-unit text-ink-soft">{m.picture_drawn()}</p>
      )}
      {pending.length > 0 && (
        <ul className="mb-3 flex flex-wrap gap-2">
          {pending.map(({ key, state, stop }) => (
            <li key={key}>
              <Tile category={category} className="size-56 rounded-tile">
                <UploadStatus state={state} onStop={stop} onUnderstood={() => drop(key)} />
              </Tile>
            </li>
          ))}
        </ul>
      )}
      {remainingCount > 0 && (
        <PictureDrop
          several
          label={label}
          choose={m.picture_choose_several()}
          onFiles={(files) => start(files.slice(0, remainingCount))}
        />
      )}
      <p className="mt-1.5 text-unit text-ink-soft">{m.picture_most({ max: formatNumber(max) })}</p>
    </div>
  );
}
