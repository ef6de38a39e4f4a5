/** Factors of the size at which the whole picture fits in the box. */
const maxZoom = 4;
const tapZoom = 2.5;

/** The scroll of a wheel in px that zooms by the factor e. */
const wheelPxPerFactor = 400;

const doubleTapMaxMs = 350;
const doubleTapMaxPx = 40;
const dragThresholdPx = 4;

type Point = { x: number; y: number };

export type Zoomable = {
  /** Zooms to a factor of 1 to `maxZoom` around a point of the window, by default the middle of the box. */
  zoomTo: (factor: number, around?: Point) => void;
  /** The current factor. */
  zoom: () => number;
  /** Removes all listeners. */
  stop: () => void;
};

/**
 * Makes the picture in a scrolling box zoomable by pinch, double tap, click and wheel. The content is resized, not
 * transformed, so that the browser can scroll it and SVGs stay sharp.
 * @param box the scroll container; its only child holds the picture with `object-fit: contain`
 * @param onZoom called with the new factor
 */
export function makeZoomable(box: HTMLElement, onZoom: (factor: number) => void): Zoomable {
  const content = box.firstElementChild as HTMLElement;
  const abortController = new AbortController();
  let zoom = 1;
  const zoomTo = (factor: number, around?: Point) => {
    const newZoom = Math.min(maxZoom, Math.max(1, factor));
    const { left, top, width, height } = box.getBoundingClientRect();
    const x = around ? around.x - left : width / 2;
    const y = around ? around.y - top : height / 2;
    // The distance of the point from the middle of the picture, at zoom 1.
    const fromMiddleX = (box.scrollLeft + x - content.offsetWidth / 2) / zoom;
    const fromMiddleY = (box.scrollTop + y - content.offsetHeight / 2) / zoom;
    const fitting = fittingSize(box);
    content.style.width = `${Math.max(width, fitting.width * newZoom)}px`;
    content.style.height = `${Math.max(height, fitting.height * newZoom)}px`;
    if (newZoom === 1) content.removeAttribute("style");
    box.scrollTo({
      left: content.offsetWidth / 2 + fromMiddleX * newZoom - x,
      top: content.offsetHeight / 2 + fromMiddleY * newZoom - y,
      behavior: "instant",
    });
    zoom = newZoom;
    onZoom(newZoom);
  };
  const toggle = (point: Point) => zoomTo(zoom > 1 ? 1 : tapZoom, point);
  const zoomable = { zoomTo, zoom: () => zoom, stop: () => abortController.abort() };
  const { signal } = abortController;
  listenForPinch(box, zoomable, signal);
  listenForTaps(box, toggle, signal);
  const onWheel = (event: WheelEvent) => {
    // A horizontal movement turns to another picture.
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    event.preventDefault();
    zoomTo(zoom * Math.exp(-event.deltaY / wheelPxPerFactor), event);
  };
  box.addEventListener("wheel", onWheel, { passive: false, signal });
  addEventListener("resize", () => zoomTo(1), { signal });
  return zoomable;
}

/** The size in px at which the whole picture fits in the box. */
function fittingSize(box: HTMLElement) {
  const image = box.querySelector("img");
  const ratio = (image?.naturalWidth || 1) / (image?.naturalHeight || 1);
  const width = Math.min(box.clientWidth, box.clientHeight * ratio);
  return { width, height: width / ratio };
}

/** Two fingers zoom by the change of their distance, and move the picture with the point between them. */
function listenForPinch(box: HTMLElement, { zoomTo, zoom }: Zoomable, signal: AbortSignal) {
  let lastTouch: (Point & { distance: number }) | undefined;
  const onTouch = (event: TouchEvent) => {
    const [firstTouch, secondTouch] = event.touches;
    if (!firstTouch || !secondTouch) {
      lastTouch = undefined;
      return;
    }
    if (event.cancelable) event.preventDefault();
    const current = {
      x: (firstTouch.clientX + secondTouch.clientX) / 2,
      y: (firstTouch.clientY + secondTouch.clientY) / 2,
      distance: Math.hypot(
        firstTouch.clientX - secondTouch.clientX,
        firstTouch.clientY - secondTouch.clientY,
      ),
    };
    if (lastTouch && lastTouch.distance > 0) {
      zoomTo((zoom() * current.distance) / lastTouch.distance, lastTouch);
      box.scrollBy({ left: lastTouch.x - current.x, top: lastTouch.y - current.y, behavior: "instant" });
    }
    lastTouch = current;
  };
  const options = { passive: false, signal };
  for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"] as const)
    box.addEventListener(type, onTouch, options);
}

/** A click of the mouse zooms, and a drag moves the picture; by touch a double tap zooms. */
function listenForTaps(box: HTMLElement, toggle: (point: Point) => void, signal: AbortSignal) {
  let lastTap = { at: 0, x: 0, y: 0 };
  let dragStart: Point | undefined;
  let isDragged = false;
  let isMouse = true;
  const onDown = ({ pointerType, button, clientX: x, clientY: y }: PointerEvent) => {
    isDragged = false;
    // Read here, because in Safari the click of a tap has the pointer type "mouse" or none.
    isMouse = pointerType === "mouse";
    if (isMouse && button === 0) dragStart = { x, y };
  };
  const onMove = ({ clientX, clientY, movementX, movementY }: PointerEvent) => {
    if (!dragStart) return;
    isDragged ||= Math.hypot(clientX - dragStart.x, clientY - dragStart.y) > dragThresholdPx;
    box.scrollBy({ left: -movementX, top: -movementY, behavior: "instant" });
  };
  const onUp = () => {
    dragStart = undefined;
  };
  const onClick = (event: MouseEvent) => {
    const { clientX: x, clientY: y, timeStamp: at } = event;
    if (isDragged) return;
    const isDouble =
      at - lastTap.at < doubleTapMaxMs && Math.hypot(x - lastTap.x, y - lastTap.y) < doubleTapMaxPx;
    if (isMouse || isDouble) toggle({ x, y });
    // A third tap starts anew.
    lastTap = isDouble ? { at: 0, x: 0, y: 0 } : { at, x, y };
  };
  box.addEventListener("pointerdown", onDown, { signal });
  addEventListener("pointermove", onMove, { signal });
  addEventListener("pointerup", onUp, { signal });
  box.addEventListener("click", onClick, { signal });
  box.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
}
