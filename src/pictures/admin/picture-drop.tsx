import Camera from "lucide-react/icons/camera";
import ImagePlus from "lucide-react/icons/image-plus";
import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from "react";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { acceptedTypes, maxUploadBytes } from "../rules.ts";

type PictureDropProps = {
  onFiles: (files: File[]) => void;
  several?: boolean;
  choose: string;
  children?: ReactNode;
  more?: ReactNode;
  label: string;
};

export function PictureDrop({ onFiles, several = false, choose, children, more, label }: PictureDropProps) {
  const [over, setOver] = useState(false);
  const chosen = useRef<HTMLInputElement>(null);
  const taken = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const all = [...(files ?? [])];
    if (all.length > 0) onFiles(several ? all : all.slice(0, 1));
  };
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take(currentTarget.files);
    // Allows choosing the same file again.
    currentTarget.value = "";
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const input = { type: "file", hidden: true, onChange: change } as const;
  return (
    <fieldset
      aria-label={label}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex flex-wrap items-center gap-4 rounded-field border-[1.5px] border-dashed p-3 ${over ? "border-leaf bg-leaf-tint" : "border-field"}`}
    >
      {children}
      <div className="min-w-44 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="second" size="dense" onClick={() => chosen.current?.click()}>
            <ImagePlus size={18} aria-hidden />
            {choose}
          </Button>
          <span className="hidden pointer-coarse:inline-flex">
            <Button variant="second" size="dense" onClick={() => taken.current?.click()}>
              <Camera size={18} aria-hidden />
              {m.picture_take()}
            </Button>
          </span>
          {more}
        </div>
        <p className="mt-2 text-unit text-ink-soft">
          <span className="pointer-coarse:hidden">
            {several ? m.picture_drop_several() : m.picture_drop()} ·{" "}
          </span>
          {m.picture_kinds({ max: formatNumber(maxUploadBytes / 1_000_000) })}
        </p>
      </div>
      <input {...input} ref={chosen} accept={acceptedTypes.join()} multiple={several} />
      <input {...input} ref={taken} accept="image/*" capture="environment" />
    </fieldset>
  );
}
