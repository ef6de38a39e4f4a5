import { useState } from "react";

type PortraitProps = { name: string; picture: string | undefined };

/** A user's picture; the first letter of the name while it loads or if it fails. */
export function Portrait({ name, picture }: PortraitProps) {
  const [failedPicture, setFailedPicture] = useState<string>();
  return (
    <span
      aria-hidden
      className="relative grid size-15 shrink-0 place-items-center overflow-clip rounded-full bg-leaf text-title text-card lg:size-18"
    >
      {toInitial(name)}
      {picture && picture !== failedPicture && (
        <img
          src={picture}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setFailedPicture(picture)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}

/** The first letter; in Bengali with its vowel signs. */
function toInitial(name: string): string {
  const [grapheme] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name.trim());
  return grapheme?.segment.toLocaleUpperCase() ?? "";
}
