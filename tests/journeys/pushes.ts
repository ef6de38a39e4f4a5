import type { Page } from "@playwright/test";

/** Invented, because a browser without a window cannot permit notifications. */
export const permitNotifications = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { value: "granted" });
    Notification.requestPermission = async () => "granted";
  });

/** A subscription as push services give them; it outlives the page. */
export const inventSubscriptions = (page: Page) =>
  page.addInitScript(() => {
    const stored = "invented";
    const invented = {
      endpoint: "https://localhost:9/browser",
      toJSON: () => ({
        keys: {
          p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
          auth: "A".repeat(22),
        },
      }),
      unsubscribe: async () => localStorage.removeItem(stored) === undefined,
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem(stored, "yes");
      return invented;
    };
    PushManager.prototype.getSubscription = async () => (localStorage.getItem(stored) ? invented : null);
  });
