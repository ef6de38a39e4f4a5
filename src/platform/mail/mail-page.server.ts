import { telLink } from "#src/language/contact/tel-link.ts";
import type { Locale } from "#src/language/locale.ts";
import { asText } from "../http/html/as-text.server.ts";
import type { ShopDetails } from "../settings/shop-details.server.ts";

export const colours = {
  paper: "#fcfaf5",
  card: "#ffffff",
  ink: "#15261c",
  soft: "#516156",
  line: "#e5e4db",
  leaf: "#046833",
  turmeric: "#fbc746",
};

/** Joined into one line: a mail server may take a line that starts with a dot for the end of the message. */
const darkModeStyle = [
  "@media (prefers-color-scheme:dark){.paper{background:#0e1913!important}.card{background:#16241c!important}",
  ".ink{color:#e9f1e8!important}.soft{color:#afbbb1!important}.line{border-color:#334137!important}.leaf{color:#76cf8a!important}}",
].join("");

const topStripeStyle = `background:${colours.leaf};background-image:repeating-linear-gradient(90deg,${colours.leaf} 0 9px,#6fa685 9px 15px,${colours.turmeric} 15px 17px,#6fa685 17px 20px)`;

const fontFamily =
  "Figtree,'Noto Sans Bengali',-apple-system,'Segoe UI',Roboto,'Nirmala UI',Vrinda,Arial,sans-serif";

const fontSizes = { en: "16px/25px", bn: "16px/27px" };

/** The whole e-mail in the shop's design. `content` is HTML. */
export function renderMailPage(
  content: string,
  { language, shop }: { language: Locale; shop: ShopDetails },
): string {
  const name = asText(shop[`name_${language}`]);
  const phoneLink = (phone: string) =>
    `<a href="${telLink(phone)}" class="soft" style="color:${colours.soft};white-space:nowrap">${asText(phone)}</a>`;
  const address = shop[`address_${language}`];
  const contactDetails = [
    ...(address ? [asText(address)] : []),
    ...[shop.phone, shop.second_phone].filter(Boolean).map(phoneLink),
  ];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${name}</title>
<style>${darkModeStyle}</style></head>
<body class="paper ink" style="margin:0;background:${colours.paper};color:${colours.ink};font:400 ${fontSizes[language]} ${fontFamily};-webkit-text-size-adjust:100%">
<div style="height:8px;line-height:8px;font-size:0;${topStripeStyle}">&nbsp;</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;max-width:600px;margin:0 auto">
<tr><td style="padding:20px 16px 12px;font-size:26px;line-height:32px;font-weight:800;color:${colours.leaf}" class="leaf">${name}</td></tr>
<tr><td style="padding:0 8px"><div class="card line" style="background:${colours.card};border:1px solid ${colours.line};border-radius:18px;padding:4px 16px 12px;overflow-wrap:anywhere">
${content}
</div></td></tr>
<tr><td class="soft" style="padding:16px 16px 32px;font-size:14px;line-height:22px;color:${colours.soft}">${contactDetails.join(" · ")}</td></tr>
</table></body></html>`;
}

export const mailParagraph = (html: string): string => `<p style="margin:12px 0">${html}</p>`;

export const mailButton = ({ address, label }: { address: string; label: string }): string =>
  `<p style="margin:20px 0"><a href="${asText(address)}" style="display:inline-block;background:${colours.leaf};color:#ffffff;font-weight:650;line-height:24px;padding:12px 20px;border-radius:14px;text-decoration:none">${asText(label)}</a></p>`;
