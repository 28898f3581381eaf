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

export function renderJsonScript(value: object): string {
  return `<script type="application/ld+json">${escapeForScript(JSON.stringify(value))}</script>`
}

/** Escapes JSON for a script element, so that no text in it can end the element. */
export function escapeForScript(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`)
}
