const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for HTML, between tags or in a quoted attribute. */
export const asText = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
