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
  /** The label of the button that chooses a file. */
  choose: string;
  children?: ReactNode;
  more?: ReactNode;
  label: string;
};

/** An area for dropped files, with buttons to choose a file or to take a photo. */
export function PictureDrop(props: PictureDropProps) {
  const { onFiles, several: takesSeveral = false, choose: chooseLabel, more: buttons } = props;
  const { children, label } = props;
  const [isOver, setIsOver] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const cameraInput = useRef<HTMLInputElement>(null);
  const takeFiles = (files: FileList | null) => {
    const allFiles = [...(files ?? [])];
    if (allFiles.length > 0) onFiles(takesSeveral ? allFiles : allFiles.slice(0, 1));
  };
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    takeFiles(currentTarget.files);
    // Allows choosing the same file again.
    currentTarget.value = "";
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    takeFiles(event.dataTransfer.files);
  };
  const handleDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setIsOver(true);
  };
  const input = { type: "file", hidden: true, onChange: handleChange } as const;
  return (
    <fieldset
      aria-label={label}
      onDragOver={handleDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      className={`flex flex-wrap items-center gap-4 rounded-field border-[1.5px] border-dashed p-3 ${isOver ? "border-leaf bg-leaf-tint" : "border-field"}`}
    >
      {children}
      <div className="min-w-44 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="second" size="dense" onClick={() => fileInput.current?.click()}>
            <ImagePlus size={18} aria-hidden />
            {chooseLabel}
          </Button>
          <span className="hidden pointer-coarse:inline-flex">
            <Button variant="second" size="dense" onClick={() => cameraInput.current?.click()}>
              <Camera size={18} aria-hidden />
              {m.picture_take()}
            </Button>
          </span>
          {buttons}
        </div>
        <p className="mt-2 text-unit text-ink-soft">
          <span className="pointer-coarse:hidden">
            {takesSeveral ? m.picture_drop_several() : m.picture_drop()} ·{" "}
          </span>
          {m.picture_kinds({ max: formatNumber(maxUploadBytes / 1_000_000) })}
        </p>
      </div>
      <input {...input} ref={fileInput} accept={acceptedTypes.join()} multiple={takesSeveral} />
      <input {...input} ref={cameraInput} accept="image/*" capture="environment" />
    </fieldset>
  );
}
