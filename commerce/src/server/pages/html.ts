const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for an element or for a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

export function jsonScript(value: object): string {
  return `<script type="application/ld+json">${inScript(JSON.stringify(value))}</script>`
}

/** Escapes JSON for a script element, so that no text in it can end the element. */
export function inScript(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`)
}
