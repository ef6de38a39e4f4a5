import { useRef } from "react";
import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import { announce } from "#src/ui/dialog/announce.ts";
import { Tile } from "#src/ui/display/tile.tsx";
import { PictureDrop } from "./picture-drop.tsx";
import { type DescribedPicture, PictureLine } from "./picture-line.tsx";
import { UploadPlace } from "./upload-place.tsx";
import { useUploads } from "./use-uploads.ts";

type PicturesFieldProps = {
  /** Names the field for screen readers. */
  label: string;
  /** The pictures in their order; the first one stands on the card. */
  value: DescribedPicture[];
  /** Gets the whole list after each upload, move, removal and typed letter. Saving it is the caller's business. */
  onChange: (pictures: DescribedPicture[]) => void;
  /** The tint of the tile that drawings and cut-outs stand on. */
  category?: string | undefined;
  max?: number;
};

/** A field for several pictures with their order and what each shows, in both languages. Each is uploaded at once. */
export function PicturesField({ label, value, onChange, category, max = 8 }: PicturesFieldProps) {
  const list = useRef<HTMLOListElement>(null);
  const latest = useRef(value);
  latest.current = value;
  const change = (pictures: DescribedPicture[]) => {
    latest.current = pictures;
    onChange(pictures);
  };
  const { pending, start, drop } = useUploads((image) => {
    if (latest.current.some((one) => one.image === image)) return;
    announce(m.picture_ready());
    change([...latest.current, { image, alt: { en: "", bn: "" } }]);
  });
  const move = (from: number, to: number) => {
    const moved = value[from];
    if (!moved || to < 0 || to >= value.length) return;
    change(value.toSpliced(from, 1).toSpliced(to, 0, moved));
    announce(m.picture_moved({ place: number(to + 1) }));
    // The picture keeps the focus where it has gone.
    setTimeout(() => list.current?.querySelectorAll<HTMLElement>("[data-picture]")[to]?.focus());
  };
  const room = max - value.length - pending.length;
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
              onChange={(now) => change(value.with(place, now))}
              onRemove={() => change(value.toSpliced(place, 1))}
            />
          ))}
        </ol>
      )}
      {pending.length > 0 && (
        <ul className="mb-3 flex flex-wrap gap-2">
          {pending.map(({ key, state, stop }) => (
            <li key={key}>
              <Tile category={category} className="size-56 rounded-tile">
                <UploadPlace state={state} onStop={stop} onUnderstood={() => drop(key)} />
              </Tile>
            </li>
          ))}
        </ul>
      )}
      {room > 0 && (
        <PictureDrop
          several
          label={label}
          choose={m.picture_choose_several()}
          onFiles={(files) => start(files.slice(0, room))}
        />
      )}
      <p className="mt-1.5 text-unit text-ink-soft">{m.picture_most({ max: number(max) })}</p>
    </div>
  );
}
