/** A piece of markup that is safe to put into more markup. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = string | number | Markup | false | null | undefined | readonly Part[]

/** Markup with every inserted text escaped; markup and lists of it go in as they are, false and nothing vanish. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.reduce((text, next, index) => text + textOf(parts[index - 1]) + next))
}

function textOf(part: Part): string {
  if (part === false || part === null || part === undefined) return ''
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(textOf).join('')
  return String(part).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
