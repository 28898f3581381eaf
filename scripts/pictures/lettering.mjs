// Writes the words of the artwork as outlines of Besley at weight 900, so that no picture needs a font.
// Run it by hand when a word changes. Its packages are not the project's, as nothing else needs them:
//   npm install --prefix /tmp/lettering fontkit wawoff2 @fontsource-variable/besley@5.3.0
//   node scripts/pictures/lettering.mjs /tmp/lettering
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from '../bootstrap/paths.mjs'

const load = createRequire(join(process.argv[2] ?? '.', 'package.json'))
const { create } = load('fontkit')
// fontkit cannot change the weight of a compressed WOFF2 font.
const packed = readFileSync(load.resolve('@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'))
const font = create(Buffer.from(await load('wawoff2').decompress(packed))).getVariation({ wght: 900 })

/** @param {number} value */
const round = (value, digits = 2) => String(Number(value.toFixed(digits))).replace(/^(-?)0\./, '$1.')

/** @type {Record<string, string>} */
const LETTERS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }

/**
 * Returns the path of a word with its baseline at 0,0. Size and tracking in px.
 * @param {string} text @param {number} size @param {number} tracking
 */
function outline(text, size, tracking) {
  const scale = size / font.unitsPerEm
  const digits = size > 60 ? 1 : 2
  const run = font.layout(text)
  let x = 0
  let path = ''
  for (const [i, glyph] of run.glyphs.entries()) {
    for (const { command, args } of glyph.path.commands) {
      const points = args.map((/** @type {number} */ value, /** @type {number} */ k) =>
        round(k % 2 ? -value * scale : value * scale + x, digits),
      )
      path += LETTERS[command] + points.join(' ').replaceAll(' -', '-')
    }
    x += run.positions[i].xAdvance * scale + tracking
  }
  return { path, width: x - tracking }
}

/** @param {string} file @param {Record<string, [text: string, size: number, tracking: number]>} words */
function write(file, words) {
  const lines = Object.entries(words).map(([name, [text, size, tracking]]) => {
    const { path, width } = outline(text, size, tracking)
    console.log(`${name}: ${round(width)} px wide`)
    return `export const ${name} =\n  '${path}'\n`
  })
  writeFileSync(
    join(ROOT, file),
    `// Made by scripts/pictures/lettering.mjs from Besley 900 (OFL); baseline starts at 0,0.\n\n${lines.join('\n')}`,
  )
}

write('src/map/artwork/lettering.ts', {
  ATELIER: ['Atelier', 72, -2],
  STEINBOCK: ['Steinbock', 72, -2.2],
  CHUR: ['CHUR', 17, 1],
})
write('scripts/pictures/house-number.ts', {
  HOUSE_NUMBER: ['1', 30, 0],
})
write('scripts/sample-artworks/word-outlines.ts', {
  THE_PRINTER: ['The Printer', 208, -7],
  MOVIE: ['Movie', 300, -10],
  CHUR_AT_NIGHT: ['Chur,', 84, -2.5],
  AFTER: ['after', 84, -2.5],
  CLOSING_TIME: ['closing time', 84, -2.5],
  ATELIER_LARGE: ['Atelier', 132, -4],
  STEINBOCK_LARGE: ['Steinbock', 132, -4],
  CHUR_LARGE: ['Chur', 64, -1.5],
})
