/**
 * What each page notes, in ms since it was asked for: `paint`; `stored` and `added`, when a press was stored that no later page
 * loses, and when it was in the cart; `seen`, when that press had a painted answer. The others in ms since their press.
 */
export type Notes = {
  paint: number;
  stored?: number;
  seen?: number;
  added?: number;
  answered?: number;
  shown?: number;
  /** Where the tapped product was when it was painted. */
  places?: string | undefined;
};

export type Meter = {
  notes: Notes;
  /** Selects what answers Add: the count on its button, or in the stepper. */
  count: string;
  /** Notes when what the next press asked for is painted. */
  press: (name: "answered" | "shown", isDone: () => unknown) => void;
  /** Whether everything in view has loaded. */
  isPainted: () => boolean;
  /** Where name, picture and price of a product are, as its page has them, once all three are seen. */
  placesOf: (name: string) => string | undefined;
};

/** Runs in the page before anything else, and has it note all that as `meter`. Nothing from outside is known here. */
export function takeNotes() {
  const notes: Notes = { paint: 0 };
  const count = "main output, main [data-pressed^='+']";
  /** In an animation frame: calls `act` when it has been painted. */
  const afterPaint = (act: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = act;
    port2.postMessage(0);
  };
  const press = (name: "answered" | "shown", isDone: () => unknown) =>
    document.addEventListener(
      "click",
      ({ timeStamp }) => {
        const look = () =>
          isDone()
            ? afterPaint(() => {
                notes[name] = performance.now() - timeStamp;
              })
            : requestAnimationFrame(look);
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  const inView = (picture: HTMLImageElement) => {
    const { top, left, right } = picture.getBoundingClientRect();
    return picture.checkVisibility() && top < innerHeight && left < innerWidth && right > 0;
  };
  const isPainted = () =>
    document.readyState === "complete" &&
    notes.paint > 0 &&
    [...document.images].filter(inView).every(({ complete }) => complete);
  const placesOf = (name: string) => {
    const title = [...document.querySelectorAll("h1")].find(({ innerText }) => innerText === name);
    const head = title?.closest(".wrap-wide");
    const picture = head?.querySelector<HTMLImageElement>(".tile img");
    const all = [title, head?.querySelector(".text-price-page"), picture];
    if (!picture?.complete || !all.every((one) => one?.checkVisibility())) return undefined;
    return JSON.stringify(all.map((one) => one?.getBoundingClientRect()));
  };
  Object.assign(window, { meter: { notes, count, press, isPainted, placesOf } });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) notes.paint = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  const untilSeen = () => {
    if (!document.querySelector(count)) return requestAnimationFrame(untilSeen);
    afterPaint(() => {
      notes.seen ??= performance.now();
    });
  };
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key: string, value: string) {
    setItem.call(this, key, value);
    const isPress = value.includes("{") && ["cart", "early-presses"].includes(key);
    if (isPress) {
      notes.stored ??= performance.now();
      requestAnimationFrame(untilSeen);
    }
    if (key === "cart" && isPress) notes.added ??= performance.now();
  };
}
