const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in an element or between the quotes of an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

export function jsonScript(value: object): string {
  return `<script type="application/ld+json">${inScript(JSON.stringify(value))}</script>`
}

/** JSON in which no text can end the element that it stands in. */
export function inScript(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`)
}
