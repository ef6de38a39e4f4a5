import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Trash2 from "lucide-react/icons/trash-2";
import { movableProps } from "#src/kit/entries/movable-props.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { IconButton } from "#src/ui/buttons/icon-button.tsx";
import { Tile } from "#src/ui/display/tile.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { maxAlt } from "../rules.ts";

export type DescribedPicture = { image: string; alt: { en: string; bn: string } };

type PictureLineProps = {
  picture: DescribedPicture;
  /** The index of the picture. */
  place: number;
  isLast: boolean;
  category?: string | undefined;
  onMove: (from: number, to: number) => void;
  onChange: (picture: DescribedPicture) => void;
  onRemove: () => void;
};

/** A picture of several: dragged or moved by buttons, described in both languages, removed. */
export function PictureLine({
  picture,
  place: index,
  isLast,
  category,
  onMove,
  onChange,
  onRemove,
}: PictureLineProps) {
  const { image, alt } = picture;
  const placeText = formatNumber(index + 1);
  const { drag, target } = movableProps("picture", index, onMove);
  const renderAltField = (language: "en" | "bn", label: string) => (
    <Field
      size="dense"
      label={label}
      lang={language}
      maxLength={maxAlt}
      value={alt[language]}
      onChange={({ currentTarget }) => onChange({ image, alt: { ...alt, [language]: currentTarget.value } })}
    />
  );
  return (
    <li
      data-picture
      tabIndex={-1}
      aria-label={m.picture_place({ place: placeText })}
      {...target}
      className="flex flex-wrap items-center gap-3 rounded-field bg-card p-2 shadow-rest"
    >
      <div {...drag} className="cursor-grab">
        <Tile
          category={category}
          src={image}
          loading="eager"
          width={96}
          height={96}
          className="size-24 rounded-tile"
        >
          {index === 0 && (
            <span className="absolute top-0 left-2 rounded-b-badge bg-card px-2 text-badge">
              {m.picture_first()}
            </span>
          )}
        </Tile>
      </div>
      <div className="grid min-w-56 flex-1 gap-2 sm:grid-cols-2">
        {renderAltField("en", m.picture_alt_en())}
        {renderAltField("bn", m.picture_alt_bn())}
      </div>
      <div className="flex">
        <IconButton
          label={m.picture_earlier({ place: placeText })}
          disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        >
          <ArrowUp size={20} aria-hidden />
        </IconButton>
        <IconButton
          label={m.picture_later({ place: placeText })}
          disabled={isLast}
          onClick={() => onMove(index, index + 1)}
        >
          <ArrowDown size={20} aria-hidden />
        </IconButton>
        <IconButton label={m.picture_remove_one({ place: placeText })} onClick={onRemove}>
          <Trash2 size={20} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
