import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import X from "lucide-react/icons/x";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { IconButton } from "#src/ui/buttons/icon-button.tsx";
import { Picture } from "#src/ui/display/picture.tsx";
import { usePictureRow } from "../use-picture-row.ts";
import { makeZoomable, type Zoomable } from "./make-zoomable.ts";

type LightboxProps = {
  name: string;
  pictures: { image: string; alt: string }[];
  /** The place of the picture to open, from 0. */
  firstPlace: number;
  /** Called with the place of each picture that is shown. */
  onTurn: (place: number) => void;
};

const zoomStep = 1.5;
/** The distance in px that an arrow key moves a zoomed picture. */
const panStep = 80;

/** A product's pictures in full screen, to swipe and zoom by touch, mouse and keys. Back and Escape close it. */
export default function Lightbox({ name, pictures, firstPlace, onTurn }: LightboxProps) {
  const { row, place, turnTo } = usePictureRow(firstPlace);
  const close = useClose();
  const { zoom, boxRefAt, zoomables } = useZoomables(place);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is the same
  useEffect(() => onTurn(place), [place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    turnTo(firstPlace, "instant");
    return () => element?.close();
  }, []);
  const zoomBy = (factor: number) => zoomables.current[place]?.zoomTo(zoom * factor);
  /** "+" and "-" zoom. Arrow keys move a zoomed picture, or turn to the picture before or after. */
  const pressKey = (event: KeyboardEvent) => {
    const zoomFactor = { "+": zoomStep, "=": zoomStep, "-": 1 / zoomStep }[event.key];
    const direction = directions[event.key];
    if (zoomFactor) zoomBy(zoomFactor);
    else if (direction && zoom > 1)
      row.current?.children[place]?.scrollBy({ left: direction.x * panStep, top: direction.y * panStep });
    else if (direction?.x && pictures[place + direction.x]) turnTo(place + direction.x);
    else return;
    event.preventDefault();
  };
  const placeParameters = { place: formatNumber(place + 1), count: formatNumber(pictures.length) };
  const hasSeveral = pictures.length > 1;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onKeyDown={pressKey}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={() => dialog.current?.open || close()}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none bg-paper text-ink open:grid open:grid-rows-[auto_1fr_auto]"
    >
      <div className="flex items-center gap-3 p-1.5 pl-4">
        <h2 id={heading} className="min-w-0 flex-1 truncate text-label">
          {name}
        </h2>
        {hasSeveral && (
          <span role="status" className="text-unit font-semibold text-ink-soft">
            {m.product_gallery_place(placeParameters)}
          </span>
        )}
        <IconButton label={m.common_close()} onClick={close}>
          <X size={24} aria-hidden />
        </IconButton>
      </div>
      <ul
        ref={row}
        aria-label={m.product_gallery_row()}
        className={`flex min-h-0 snap-x snap-mandatory overflow-y-hidden [scrollbar-width:none] motion-safe:scroll-smooth ${hasSeveral ? "overflow-x-auto" : "overflow-x-hidden"}`}
      >
        {pictures.map(({ image, alt }, index) => (
          <li
            key={image}
            ref={boxRefAt(index)}
            tabIndex={index === place ? 0 : -1}
            className={`size-full shrink-0 [touch-action:pan-x_pan-y] snap-center overflow-auto -outline-offset-4 overscroll-y-contain select-none [scrollbar-width:none] ${zoom > 1 ? "cursor-zoom-out" : "cursor-zoom-in"}`}
          >
            <div className="size-full">
              <Picture
                src={image}
                alt={alt || name}
                sizes="1280px"
                loading={index === firstPlace ? "eager" : "lazy"}
                draggable={false}
                className="size-full bg-transparent! object-contain!"
              />
            </div>
          </li>
        ))}
      </ul>
      <LightboxControls place={place} count={pictures.length} turnTo={turnTo} zoom={zoom} zoomBy={zoomBy} />
    </dialog>
  );
}

type LightboxControlsProps = {
  place: number;
  /** The number of pictures. */
  count: number;
  turnTo: (place: number) => void;
  zoom: number;
  zoomBy: (factor: number) => void;
};

/** The buttons to zoom, between those to turn to the picture before and after. */
function LightboxControls({ place, count, turnTo, zoom, zoomBy }: LightboxControlsProps) {
  return (
    <div className="flex items-center justify-center gap-2 p-2">
      {count > 1 && (
        <IconButton
          label={m.product_gallery_back()}
          aria-disabled={place === 0}
          className="aria-disabled:text-disabled-ink"
          onClick={() => turnTo(place - 1)}
        >
          <ChevronLeft size={24} aria-hidden />
        </IconButton>
      )}
      <IconButton label={m.product_zoom_out()} onClick={() => zoomBy(1 / zoomStep)}>
        <ZoomOut size={24} aria-hidden />
      </IconButton>
      <output className="w-16 text-center text-unit font-semibold">
        {m.product_zoom_percent({ percent: formatNumber(Math.round(zoom * 100)) })}
      </output>
      <IconButton label={m.product_zoom_in()} onClick={() => zoomBy(zoomStep)}>
        <ZoomIn size={24} aria-hidden />
      </IconButton>
      {count > 1 && (
        <IconButton
          label={m.product_gallery_on()}
          aria-disabled={place === count - 1}
          className="aria-disabled:text-disabled-ink"
          onClick={() => turnTo(place + 1)}
        >
          <ChevronRight size={24} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}

/** Goes back to the page. If the lightbox was opened by its URL, replaces that URL instead. */
function useClose(): () => void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  return () =>
    void (state ? navigate(-1) : navigate({ search }, { replace: true, preventScrollReset: true }));
}

const directions: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The zoom of the picture at `place`; all other pictures are reset. */
function useZoomables(place: number) {
  const zoomables = useRef<(Zoomable | undefined)[]>([]);
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    for (const [index, zoomable] of zoomables.current.entries()) if (index !== place) zoomable?.zoomTo(1);
    setZoom(zoomables.current[place]?.zoom() ?? 1);
  }, [place]);
  const boxRefs = useRef<((box: HTMLElement | null) => void)[]>([]);
  /** The ref of a picture's box. Memoised per picture, so that rendering does not reset the zoom. */
  const boxRefAt = (index: number) => {
    boxRefs.current[index] ??= (box) => {
      zoomables.current[index]?.stop();
      zoomables.current[index] = box ? makeZoomable(box, setZoom) : undefined;
    };
    return boxRefs.current[index];
  };
  return { zoom, boxRefAt, zoomables };
}
