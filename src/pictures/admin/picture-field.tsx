import Trash2 from "lucide-react/icons/trash-2";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { announce } from "#src/ui/dialog/announce.ts";
import { Tile } from "#src/ui/display/tile.tsx";
import { PictureDrop } from "./picture-drop.tsx";
import { UploadPlace } from "./upload-place.tsx";
import { useUpload } from "./use-upload.ts";

type PictureFieldProps = {
  /** Names the field for screen readers: "Picture of cauliflower". */
  label: string;
  /** The URL to save; "" for none. */
  value: string;
  /** Gets the URL of a picture that was uploaded, or "" where it was removed. Saving it is the caller's business. */
  onChange: (image: string) => void;
  /** The tint of the tile that drawings and cut-outs stand on. */
  category?: string | undefined;
  /** There may be no picture: a button removes it. */
  removable?: boolean;
  /** Why it could not be saved, in one sentence. */
  error?: string | undefined;
};

/** A field for one picture: dragged, chosen or photographed. It is uploaded at once, and stays nowhere until its URL is saved. */
export function PictureField({ label, value, onChange, category, removable, error }: PictureFieldProps) {
  const { state, start, stop, rest } = useUpload((image) => {
    announce(m.picture_ready());
    onChange(image);
  });
  const remove = (
    <Button variant="quiet" size="dense" onClick={() => onChange("")}>
      <Trash2 size={18} aria-hidden />
      {m.picture_remove()}
    </Button>
  );
  return (
    <div>
      <PictureDrop
        label={label}
        choose={value ? m.picture_change() : m.picture_choose()}
        onFiles={([file]) => file && void start(file)}
        more={removable && value && remove}
      >
        <Tile
          category={category}
          src={value || undefined}
          loading="eager"
          className="aspect-square w-64 max-w-full rounded-tile"
        >
          <UploadPlace state={state} onStop={stop} onUnderstood={rest} />
        </Tile>
      </PictureDrop>
      {error && (
        <p role="alert" className="mt-1.5 text-label text-tomato">
          {error}
        </p>
      )}
    </div>
  );
}
