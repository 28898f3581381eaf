import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
})
