import { readdirSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const SRC = fileURLToPath(new URL('../../src', import.meta.url))

const STYLE_MODULES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .toSorted()

/**
 * Returns a class name of two letters for the file and a number for the name, as each page contains these names in
 * its styles, its scripts and its HTML. It is the same in all builds of the same sources, as another build renders
 * the pages.
 */
export function createClassName(name: string, file: string, css: string): string {
  const index = STYLE_MODULES.indexOf(relative(SRC, file).replaceAll('\\', '/'))
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))]
  if (index === -1 || !names.includes(name)) throw new Error(`No style is called ${name} in ${file}`)
  const letter = (digit: number) => String.fromCharCode(97 + digit)
  // Starts with 'ba', as ad blockers hide elements whose class is 'ad' and a number.
  return letter(Math.floor(index / 26) + 1) + letter(index % 26) + names.indexOf(name).toString(36)
}
