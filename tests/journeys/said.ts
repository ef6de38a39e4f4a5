import type { Page } from "@playwright/test";
import { allergens, storages } from "#src/catalogue/product/facts.ts";
import type { Locale } from "#src/language/locale.ts";
import type { JourneyShop } from "./shop.ts";

const codes = Object.keys({ ...storages, ...allergens }).join("|");

/** The same for readers of both languages: names of people, what one types or quotes. */
const everywhere = [
  /\S+@\S+\.\w+/g,
  // Settings of the server.
  /\b[A-Z]+_[A-Z_]+\b/g,
  /https?:\/\/\S*(?: #[0-9a-f]{8})?/g,
  // A list of codes of facts in files of products.
  new RegExp(`\\b(${codes})(, (${codes}))+\\b`, "g"),
  // Scopes of API keys.
  /\b[a-z]+:(read|write)\b/g,
  // Types of events.
  /\b[a-z]+(_[a-z]+)*\.[a-z]+(_[a-z]+)*\b/g,
  // Numbers that are quoted: of an order, a request, a product, a barcode.
  /\b[0-9a-f]{8}-[0-9a-f-]{27}\b|\b[0-9]{8,14}\b|\bTK-?[0-9A-Z-]+|\b[A-Z]{2,5}-[0-9A-Z-]+\b/g,
];

/** Names without a Bengali form, and examples of Latin search terms. */
const latinNames =
  /\b(Google|Meta|Sheets|Excel|LibreOffice|CSV|JSON|XLSX|SKU|dim|Chrome|Android|Linux|Windows|HeadlessChrome)\b/g;
/** Codes of facts in files of products; left out after the names, since a product may be called "fish". */
const factCodes = new RegExp(`\\b(${codes})\\b`, "g");
/** Names of what the browser stores, on the privacy page. */
const storageNames = /^[a-z-]+(, [a-z-]+)*( ও [a-z-]+)?:|tatka\.(session_token|known)/g;
/** The search box shows that it takes either script. */
const bengaliNames = /ডিম/g;

const wrong: Record<Locale, RegExp> = {
  bn: /[A-Za-z][A-Za-z'’-]+(?:[ ,]+[A-Za-z'’-]+)*|[0-9]+/g,
  en: /[\u0980-\u09f2\u09f4-\u09ff][\u0980-\u09f2\u09f4-\u09ff ,]*/g,
};

/** Every sentence of a page, seen or read out, with its place; names that people chose are left out. */
export const saidOn = (page: Page): Promise<{ where: string; text: string }[]> =>
  page.evaluate(() => {
    const said: { where: string; text: string }[] = [];
    const aside =
      "script, style, noscript, kbd, code, [data-sent], [data-offer], a[hreflang], textarea[lang], [name=leave_empty], label:has([name=leave_empty], [name=preview-language])";
    const placeOf = (element: Element | null) =>
      element ? `<${element.tagName.toLowerCase()} ${element.className || element.id}>`.slice(0, 80) : "";
    const call = (element: Element | null, text: string | null) => {
      if (text?.trim() && !element?.closest(aside)) said.push({ where: placeOf(element), text: text.trim() });
    };
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      // Emphasis within a sentence belongs to it.
      const within = walker.currentNode.parentElement?.closest(":not(b, mark)") ?? null;
      const whole = within?.querySelector(":scope > b, :scope > mark") ? within : walker.currentNode;
      call(within, whole.textContent);
    }
    const names = [
      "aria-label",
      "aria-valuetext",
      "aria-description",
      "alt",
      "placeholder",
      "title",
      "label",
    ];
    for (const name of names)
      for (const element of document.querySelectorAll(`[${name}]`)) call(element, element.getAttribute(name));
    for (const meta of document.querySelectorAll("meta[name=description], meta[property^='og:']"))
      if (!/og:(url|image|locale|type)/.test(meta.getAttribute("property") ?? ""))
        call(meta, meta.getAttribute("content"));
    for (const box of document.querySelectorAll<HTMLInputElement>("input[inputmode]")) call(box, box.value);
    return said;
  });

type Written = { within: string[]; alone: Set<string> };

/** What people wrote and what products are called, in any language; `alone` are search terms. */
export async function written(shop: JourneyShop): Promise<Written> {
  const rows = await shop.sql<{ words: string }>(`
    select name_en as words from products union select name_bn from products
    union select weight_en || ' ' || name_en from products union select lower(name_en) from products
    union select unnest(array[name_en, name_bn]) from categories
    union select name_en from order_items union select name_bn from order_items
    union select name from users union select split_part(name, ' ', 1) from users union select address_details from orders union select mobile_no from orders
    union select address_details from addresses union select mobile_no from addresses
    union select review_details from reviews union select reply from review_replies
    union select unnest(array[subject_name, user_name, before->>'reason', after->>'reason', after->>'reply', before->>'note', after->>'note', before->>'discount_reason', after->>'discount_reason']) from journal
    union select unnest(array[reason, reference]) from order_refunds
    union select reference from order_payment_parts
    union select value from journal, lateral jsonb_each_text(before || after) where kind in ('slider', 'advertisement')
    union select value from journal, lateral jsonb_each_text(before) where kind in ('slider', 'advertisement')
    union select text from journal, lateral (select * from jsonb_each(before) union all select * from jsonb_each(after)) as field,
      lateral jsonb_array_elements_text(
      case jsonb_typeof(field.value) when 'array' then field.value else jsonb_build_array(field.value) end) as text
      where kind = 'product' and field.key ~ '^(sku|category|name|weight|description|nutrition|alt|related)'
    union select value from journal, lateral jsonb_each_text(before || after) where kind = 'category'
    union select value from journal, lateral jsonb_each_text(before) where kind = 'category'
    union select hidden_reason from reviews
    union select unnest(array[coalesce(phone, '01700-000000'), coalesce(dbid, '000000000')]) from shop_details
    union select unnest(array[title_en, title_bn]) from sliders
    union select unnest(array[title_en, title_bn]) from advertisements
    union select unnest(array[title_en, title_bn]) from banners
    union select unnest(array[title_en, title_bn]) from notices
    union select unnest(array[name, subject, regexp_replace(subject, ' [0-9a-f-]{36}$', ''), message]) from contact_messages
    union select sku from products
    union select brand from products
    union select text from request_answers
    union select unnest(array[array_to_string(words, ', '), array_to_string(kinds, ', '), words[1]]) from search_synonyms
    union select unnest(array[customer_name, customer_phone, order_details, delivery_address]) from custom_orders`);
  const single = await shop.sql<{ word: string }>(`
    select regexp_split_to_table(lower(name_en || ' ' || name_bn), '[ ,()]+') as word from products
    union select term from search_counts
    union select unnest(array['Change: ', 'বদলান: ']) || words[1] from search_synonyms
    union select unnest(array['Make a product: ', 'Make a synonym: ', 'Ignore: ', 'পণ্য যোগ করুন: ', 'সমার্থক শব্দ দিন: ', 'বাদ দিন: ']) || term
      from search_counts`);
  return {
    within: rows
      .map(({ words }) => words)
      .filter((words) => words?.length > 3)
      .sort((one, other) => other.length - one.length),
    alone: new Set([...rows.map(({ words }) => words), ...single.map(({ word }) => word)]),
  };
}

/** Where a page of one language uses the other language or its digits. */
export function strangersOn(
  language: Locale,
  said: Awaited<ReturnType<typeof saidOn>>,
  { within, alone }: Written,
): string[] {
  const aside = language === "bn" ? [latinNames, factCodes, storageNames] : [bengaliNames];
  return said.flatMap(({ where, text }) => {
    if (alone.has(text)) return [];
    let rest = text;
    // Before the names: a product may be called as a part of an e-mail address reads.
    for (const one of everywhere) rest = rest.replaceAll(one, " ");
    for (const words of within) if (rest.includes(words)) rest = rest.replaceAll(words, " ");
    for (const one of aside) rest = rest.replaceAll(one, " ");
    const found = rest.match(wrong[language]) ?? [];
    return found.map((words) => `${words.trim()} · in "${text.slice(0, 120)}" ${where}`);
  });
}
