import Trash2 from "lucide-react/icons/trash-2";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { announce } from "#src/ui/dialog/announce.ts";
import { Tile } from "#src/ui/display/tile.tsx";
import { PictureDrop } from "./picture-drop.tsx";
import { UploadStatus } from "./upload-status.tsx";
import { useUpload } from "./use-upload.ts";

type PictureFieldProps = {
  /** Accessible name: "Picture of cauliflower". */
  label: string;
  /** The URL to save; "" for none. */
  value: string;
  /** Called with the URL of an uploaded picture, or "". The caller saves it. */
  onChange: (image: string) => void;
  /** The background tint of drawings and cut-outs. */
  category?: string | undefined;
  removable?: boolean;
  error?: string | undefined;
};

/** A field for one picture, which is uploaded as soon as it is chosen. */
export function PictureField({ label, value, onChange, category, removable, error }: PictureFieldProps) {
  const { state, start, stop, reset } = useUpload((image) => {
    announce(m.picture_ready());
    onChange(image);
  });
  const removeButton = (
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
        more={removable && value && removeButton}
      >
        <Tile
          category={category}
          src={value || undefined}
          loading="eager"
          className="aspect-square w-64 max-w-full rounded-tile"
        >
          <UploadStatus state={state} onStop={stop} onUnderstood={reset} />
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
