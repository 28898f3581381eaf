/** Letters that the Latin subset of the fonts lacks, and the extended one has. */
const EXTENDED = /([\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1eff]+)/

const FACES = {
  title: '@fontsource/besley/files/besley-SUBSET-800-normal.woff',
  text: '@fontsource/hanken-grotesk/files/hanken-grotesk-SUBSET-400-normal.woff',
  strong: '@fontsource/hanken-grotesk/files/hanken-grotesk-SUBSET-700-normal.woff',
} as const
export type Face = keyof typeof FACES

type Run = { text: string; font: string }

/** The parts of a text with the name of the font that has their letters, as a PDF's text looks for no other by itself. */
export function runsOf(text: string, face: Face): Run[] {
  return text
    .split(EXTENDED)
    .map((part, index) => ({
      text: part,
      font: fontName(face, index % 2 === 0 ? 'latin' : 'latin-ext'),
    }))
    .filter((run) => run.text !== '')
}

/** Name and file of each font. */
export function receiptFonts(): [name: string, file: string][] {
  return (Object.keys(FACES) as Face[]).flatMap((face) =>
    (['latin', 'latin-ext'] as const).map((subset): [string, string] => [
      fontName(face, subset),
      require.resolve(FACES[face].replace('SUBSET', subset)),
    ]),
  )
}

function fontName(face: Face, subset: 'latin' | 'latin-ext'): string {
  return `${face} ${subset}`
}
