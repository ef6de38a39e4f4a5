import type { ComponentProps } from "react";
import { EntryRow } from "#src/kit/entries/entry-row.tsx";
import { Tile } from "#src/ui/display/tile.tsx";
import type { AdminContent } from "../contract.ts";

type ContentRowProps = Omit<ComponentProps<typeof EntryRow>, "names" | "list" | "tile"> & {
  entry: AdminContent;
};

/** An entry in its list: its picture and title, and what can be done with it. */
export function ContentRow(props: ContentRowProps) {
  const { image, tint, title_en, title_bn } = props.entry;
  return (
    <EntryRow
      {...props}
      list="content"
      names={{ en: title_en, bn: title_bn }}
      tile={
        image && (
          <Tile category={tint} src={image} width={76} height={44} className="h-11 w-19 rounded-tile" />
        )
      }
    />
  );
}
