import { once } from '../../lib/once'
import { decodeWoff } from '../layout/read-woff'

/** Letters that the Latin subset of the fonts lacks, and the extended one has. */
const EXTENDED = /([\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1eff]+)/

/** The files of the fonts by their names in the PDF. */
const FILES = {
  title: require.resolve('@fontsource/besley/files/besley-latin-800-normal.woff'),
  'title extended': require.resolve('@fontsource/besley/files/besley-latin-ext-800-normal.woff'),
  text: require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff'),
  'text extended':
    require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-ext-400-normal.woff'),
  strong: require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-700-normal.woff'),
  'strong extended':
    require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-ext-700-normal.woff'),
} as const

type FontName = keyof typeof FILES

/** The fonts by their names in the PDF, read once. */
export const receiptFonts = once(() =>
  Object.entries(FILES).map(([name, file]) => ({ name: name as FontName, font: decodeWoff(file) })),
)

export type FontFace = 'title' | 'text' | 'strong'
type Run = { text: string; font: FontName }

/** The parts of a text with the font that has their letters, as a PDF's text looks for no other by itself. */
export function splitIntoRuns(text: string, face: FontFace): Run[] {
  return text
    .split(EXTENDED)
    .map((part, index): Run => ({ text: part, font: index % 2 === 0 ? face : `${face} extended` }))
    .filter((run) => run.text !== '')
}
