/** The used parts of a service worker's global scope: TypeScript's types of it conflict with those of a page. */
export type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = ExtendableEvent & {
  request: Request;
  clientId: string;
  resultingClientId: string;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

export type MessageFromPageEvent = ExtendableEvent & {
  data: unknown;
  source: Page | null;
  ports: readonly MessagePort[];
};

export type SyncEvent = ExtendableEvent & { tag: string };

export type PushEvent = ExtendableEvent & { data: { json(): unknown } | null };

export type NotificationClickEvent = ExtendableEvent & { notification: Notification };

export type Page = {
  id: string;
  url: string;
  visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
};

type Events = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: MessageFromPageEvent;
  sync: SyncEvent;
  push: PushEvent;
  notificationclick: NotificationClickEvent;
};

type WorkerScope = {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<Page | undefined>;
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
};

export const scope = globalThis as unknown as WorkerScope;
