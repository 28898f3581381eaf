const COUNT = 287

/** A test runs against the code, a component in jsdom, the backend over HTTP, or the real system in a browser. */
export type Kind = 'unit' | 'component' | 'http' | 'browser'
export type Statement = { number: number; letters: string[]; text: string; section: string }

/** The kinds of tests that prove a statement, by its letter: its own kind, and those nearer to a visitor. */
export const KINDS_BY_LETTER: Readonly<Record<string, readonly Kind[]>> = {
  U: ['unit', 'component', 'http', 'browser'],
  C: ['component', 'browser'],
  S: ['http', 'browser'],
  E: ['browser'],
}

/** Statements of custom printing have numbers of their own: [P1], [P2]. */
export const PRESS = 'P'

/** Whether a statement is about a time. Only a benchmark can measure it, as tests share a busy machine. */
export const isTime = ({ letters }: Statement): boolean => letters.includes('T')

export function parseStatements(markdown: string, series = ''): Statement[] {
  const line = new RegExp(`^- \\[${series}(\\d+)\\] (\\S+) (.*)$`)
  let section = ''
  return markdown.split('\n').flatMap((text) => {
    if (text.startsWith('## ')) section = text.slice(3)
    const [, number, letters = '', words = ''] = line.exec(text) ?? []
    return number === undefined
      ? []
      : [{ number: Number(number), letters: letters.split('/'), text: words, section }]
  })
}

/** Returns what is wrong with the list: it must have each number from 1 to 287 once, with known letters. */
export function listProblems(statements: readonly Statement[]): string[] {
  const times = new Map<number, number>()
  for (const { number } of statements) times.set(number, (times.get(number) ?? 0) + 1)
  const numbers = [...times.keys()]
  const wanted = Array.from({ length: COUNT }, (_, index) => index + 1)
  const unknownLetters = statements.flatMap(({ number, letters }) =>
    letters.filter((letter) => !(letter in KINDS_BY_LETTER)).map((letter) => ({ number, letter })),
  )
  return [
    ...wanted
      .filter((number) => !times.has(number))
      .map((number) => `[${number}] has no line in docs/checklist.md`),
    ...numbers
      .filter((number) => (times.get(number) ?? 0) > 1)
      .map((number) => `[${number}] stands there more than once`),
    ...numbers
      .filter((number) => number < 1 || number > COUNT)
      .map((number) => `[${number}] is not one of 1 to ${COUNT}`),
    ...unknownLetters.map(({ number, letter }) => `[${number}] has the unknown letter ${letter}`),
  ]
}
