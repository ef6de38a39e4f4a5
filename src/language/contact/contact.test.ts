import { expect, test } from "vitest";
import { messengerUrl, parseMessengerPage, parseWhatsappNumber, whatsappUrl } from "./chat.ts";
import { looksLikeEmail } from "./email.ts";
import { telLink } from "./tel-link.ts";

test.each(["nusrat@example.com", " nusrat@mail.example.com ", "n@e.bd"])(
  "%j looks like an e-mail address",
  (typed) => expect(looksLikeEmail(typed)).toBe(true),
);

test.each([
  "",
  "nusrat",
  "nusrat@example",
  "@example.com",
  "nusrat@.com",
  "nusrat@example.",
  ...[
    "two words@example.com",
    "nusrat@exam ple.com",
    "nusrat@example.c om",
    "a@b@example.com",
    "a@example.com@b",
  ],
])("%j does not", (typed) => expect(looksLikeEmail(typed)).toBe(false));

test("a link dials a number, however it is written", () => {
  expect(["+880 1712-345678", "০১৭১২ (৩৪৫) ৬৭৮"].map(telLink)).toEqual([
    "tel:+8801712345678",
    "tel:01712345678",
  ]);
});

test.each([
  ["01712-345678", "+8801712345678"],
  ["০১৭১২৩৪৫৬৭৮", "+8801712345678"],
  ["+44 20 7946 0958", "+442079460958"],
  ["02-9123456", undefined],
  ["16123", undefined],
  ["+880 1712 34567", undefined],
  ["+880 2 9123456", undefined],
  ["javascript:alert(1)", undefined],
])("the WhatsApp number of %j is %j", (typed, number) => expect(parseWhatsappNumber(typed)).toBe(number));

test.each([
  ["tatka.shop", "tatka.shop"],
  ["@tatka.shop", "tatka.shop"],
  ["https://www.facebook.com/Tatka.Shop/?ref=x", "Tatka.Shop"],
  ["m.me/tatkashop", "tatkashop"],
  ["https://www.messenger.com/t/tatkashop", "tatkashop"],
  ["facebook.com/profile.php?id=1", undefined],
  ["https://evil.example/tatkashop", undefined],
  ["tatka", "tatka"],
  ["টাটকা", undefined],
])("the page of %j is %j", (typed, page) => expect(parseMessengerPage(typed)).toBe(page));

test("a chat begins with what it is about", () => {
  expect(whatsappUrl("+8801712345678", "আলু & more")).toBe(
    "https://wa.me/8801712345678?text=%E0%A6%86%E0%A6%B2%E0%A7%81%20%26%20more",
  );
  expect(messengerUrl("tatka.shop", "Potato")).toBe("https://m.me/tatka.shop?text=Potato");
});
