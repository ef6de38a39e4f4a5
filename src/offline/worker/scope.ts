/** The used parts of a service worker's global scope: TypeScript's types of it conflict with those of a page. */
export type Extendable = Event & { waitUntil(work: Promise<unknown>): void };

export type Fetching = Extendable & {
  request: Request;
  clientId: string;
  resultingClientId: string;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

export type Messaging = Extendable & { data: unknown; source: Page | null; ports: readonly MessagePort[] };

export type Syncing = Extendable & { tag: string };

export type Pushing = Extendable & { data: { json(): unknown } | null };

export type Pressing = Extendable & { notification: Notification };

export type Page = {
  id: string;
  url: string;
  visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
};

type Events = {
  install: Extendable;
  activate: Extendable;
  fetch: Fetching;
  message: Messaging;
  sync: Syncing;
  push: Pushing;
  notificationclick: Pressing;
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
