// The statements of docs/checklist.md, and which kinds of tests prove them.

/** How many testable statements the specification has. */
const COUNT = 287

/**
 * @typedef {'unit' | 'component' | 'http' | 'browser'} Kind what a test runs against: the code alone, a component in
 * jsdom, the running backend over HTTP, or the real system in a real browser
 * @typedef {{ number: number, letters: string[], text: string, section: string }} Statement
 */

/**
 * The kinds of tests that prove a statement of each letter: the one that it names, and whatever is closer to a visitor.
 * @type {Readonly<Record<string, readonly Kind[]>>}
 */
export const KINDS_OF_LETTER = {
  U: ['unit', 'component', 'http', 'browser'],
  C: ['component', 'browser'],
  S: ['http', 'browser'],
  E: ['browser'],
}

/**
 * The statements of the checklist, one a line: `- [37] U/E transition lasts 2 s`.
 * @param {string} markdown
 * @returns {Statement[]}
 */
export function parseStatements(markdown) {
  let section = ''
  return markdown.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) section = line.slice(3)
    const [, number, letters = '', text = ''] = /^- \[(\d+)\] (\S+) (.*)$/.exec(line) ?? []
    return number === undefined
      ? []
      : [{ number: Number(number), letters: letters.split('/'), text, section }]
  })
}

/**
 * What is wrong with the list itself: it must hold each number from 1 to 287 once, with letters that are known.
 * @param {readonly Statement[]} statements
 * @returns {string[]}
 */
export function listProblems(statements) {
  const times = new Map()
  for (const { number } of statements) times.set(number, (times.get(number) ?? 0) + 1)
  const missing = Array.from({ length: COUNT }, (_, index) => index + 1).filter(
    (number) => !times.has(number),
  )
  return [
    ...missing.map((number) => `[${number}] has no line in docs/checklist.md`),
    ...[...times]
      .filter(([, count]) => count > 1)
      .map(([number]) => `[${number}] stands there more than once`),
    ...[...times.keys()]
      .filter((number) => number < 1 || number > COUNT)
      .map((number) => `[${number}] is not one of 1 to ${COUNT}`),
    ...statements.flatMap(({ number, letters }) =>
      letters
        .filter((letter) => !(letter in KINDS_OF_LETTER))
        .map((letter) => `[${number}] has the unknown letter ${letter}`),
    ),
  ]
}
