import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..', 'src')
const SHEETS = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.module.css'),
)

/** The selectors of a style sheet, without what stands in media queries' heads and in keyframes. */
function listSelectors(css: string): string[] {
  const plain = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '')
  return [...plain.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@') && !selector.startsWith('&'))
}

describe('the styles of a part', () => {
  it.each(SHEETS)('touch nothing of other pages: %s', (file) => {
    const unscoped = listSelectors(readFileSync(join(ROOT, file), 'utf8')).filter(
      // A selector that only excepts a class (`:not(.x)`) matches everything else.
      (selector) => !/\.[a-z]/i.test(selector.replaceAll(/:not\([^)]*\)/g, '')),
    )
    expect(unscoped).toEqual([])
  })

  // Else the browser styles all of a page again at each element that comes or goes, while a visitor glides.
  it.each(SHEETS)('ask what another element has for elements with a name only: %s', (file) => {
    const onScreen = readFileSync(join(ROOT, file), 'utf8').replaceAll(/@media print \{[\s\S]*?\n\}/g, '')
    const nameless = listSelectors(onScreen)
      .flatMap((selectors) => selectors.split(/,\s*/))
      // What is asked for, and a last part without class, id or attribute.
      .filter((selector) => /:has\(.*[ >+~] *(?:\*|[a-z]*(?::[\w-]+(?:\([^()]*\))?)*)$/.test(selector))
    expect(nameless).toEqual([])
  })

  it.each(SHEETS)('are made of styles that are there: %s', (file) => {
    const read = (sheet: string) => readFileSync(join(ROOT, sheet), 'utf8')
    const missing = [...read(file).matchAll(/composes:\s*([^;]+?)(?:\s+from\s+'([^']+)')?;/g)].flatMap(
      ([, names = '', source]) => {
        const selectors = listSelectors(read(source === undefined ? file : join(dirname(file), source)))
        const classes = new Set(selectors.join(' ').match(/(?<=\.)[\w-]+/g))
        return names.split(/\s+/).filter((name) => !classes.has(name))
      },
    )
    expect(missing).toEqual([])
  })
})
