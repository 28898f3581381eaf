import { buildRequest } from '../../../commerce/tests/support/artwork'
import { DEFAULT_PRINT_SPEC } from '../../../commerce/src/contract/custom-print/print-spec'
import { FILE_PART, REQUEST_PART } from '../../../commerce/src/contract/custom-print/print-request'

/** A false claim, and how it is refused. `INVALID` is the code of a body that does not match its schema. */
export type Lie = [what: string, body: string, status: number, code: string]
export const INVALID = 'invalid'

const PRICES = [1, 0, -1, 1e9] as const
const NO_SUMS = [1.5, 1e21, '27171', null, [], {}, true] as const
/** Values that no number of pieces or millimetres can have. */
const NO_AMOUNTS = [-1, 1.5, 1e9, 1e21, '10', null, [10], { valueOf: 10 }] as const
const FOREIGN = 'https://elsewhere.example/'
const NUL = 'a\u0000b'

/** JSON of `body` with a key in front that a program might take for its prototype. */
const addPrototype = (body: object) =>
  JSON.stringify(body).replace('{', '{"__proto__":{"isAdmin":true,"total":1},')

/** Changes of a body that no schema takes, whatever else it says. */
function listMalformedBodies(body: object): [what: string, body: string][] {
  const more = (change: object) => JSON.stringify({ ...body, ...change })
  return [
    ['nothing', ''],
    ['no JSON', '{"token":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"free"'],
    ['depth', '['.repeat(8000) + ']'.repeat(8000)],
    ['5 MB', more({ note: 'x'.repeat(5_000_000) })],
    ['__proto__', addPrototype(body)],
    ['constructor', more({ constructor: { prototype: { isAdmin: true } } })],
    ['a discount', more({ discount: 100 })],
    ['a quote', more({ quote: { total: 1 } })],
    ['a state', more({ state: 'paid' })],
    ['where to return to', more({ successUrl: FOREIGN, cancelUrl: FOREIGN })],
    ['another language', more({ language: 'xx' })],
  ]
}

const lie = (status: number, code: string) => (change: [string, string]) => [...change, status, code] as Lie

/** Sizes that there are not, ten thousand of them. */
const manySizes = Object.fromEntries(Array.from({ length: 10_000 }, (_, size) => [`S${size}`, 10]))
const { counts } = DEFAULT_PRINT_SPEC

/** Lies about the sum, the pieces and who asks, of a body with counts at its top, or in its job. */
function listCommonLies(body: object, replaceCounts: (counts: object) => object): Lie[] {
  const more = (change: object) => JSON.stringify({ ...body, ...change })
  const invalid = lie(400, INVALID)
  const changed = lie(409, 'prices_changed')
  return [
    ...listMalformedBodies(body).map(invalid),
    ...PRICES.map((total) => changed([`the sum ${total}`, more({ total })])),
    ...[-1, 1, 1e9].map((priceVersion) => changed([`prices ${priceVersion}`, more({ priceVersion })])),
    ...NO_SUMS.map((total) => invalid([`the sum ${JSON.stringify(total)}`, more({ total })])),
    ...NO_AMOUNTS.map((M) => invalid([`${JSON.stringify(M)} pieces`, more(replaceCounts({ ...counts, M }))])),
    lie(422, 'not_printable')(['no piece', more(replaceCounts({ S: 0, M: 0, L: 0, XL: 0 }))]),
    ...(
      [
        ['501 pieces', replaceCounts({ ...counts, S: 250, M: 251 })],
        ['another size', replaceCounts({ ...counts, XXL: 10 })],
        ['no size', replaceCounts({})],
        ['10,000 sizes', replaceCounts({ ...counts, ...manySizes })],
        ['sizes that are a list', replaceCounts([1, 2, 3, 4])],
        ['another delivery', { delivery: 'drone' }],
        ['a day that is an address', { wishDate: FOREIGN }],
        ['a day that there is not', { wishDate: '2031-02-31' }],
        ['a key that is none', { key: 'x' }],
        ['NUL in its key', { key: NUL }],
        ['NUL in its note', { note: NUL }],
        ['half a character in its note', { note: '\ud800' }],
        ['a note of 1001 characters', { note: 'é'.repeat(1001) }],
        ['a note that is a number', { note: 1 }],
      ] as const
    ).map(([what, change]) => invalid([what, more(change)])),
  ]
}

/** Lies in the part of the form that says what is to be printed. */
export function listRequestLies(): Lie[] {
  const body = buildRequest()
  const { job } = buildRequest({ job: DEFAULT_PRINT_SPEC })
  const inJob = (change: object) => ({ job: { ...(job as object), ...change } })
  const invalid = ([what, change]: readonly [string, object]) =>
    lie(400, INVALID)([what, JSON.stringify({ ...body, ...change })])
  return [
    ...listCommonLies(body, (sizes) => inJob({ counts: sizes })),
    lie(
      400,
      INVALID,
    )(['__proto__ in its job', JSON.stringify(body).replace('"job":{', '"job":{"__proto__":{"width":1},')]),
    ...[0, 100_000, ...NO_AMOUNTS].map((width) => invalid([`${JSON.stringify(width)} mm`, inJob({ width })])),
    ...(
      [
        ['an ink that there is not', inJob({ ink: 'gold' })],
        ['a price of a piece', inJob({ eachInRappen: 1 })],
        ['a job that is text', { job: 'job' }],
        ['a drawing elsewhere', { file: `${FOREIGN}a.png` }],
        ['an address that is none', { email: 'nobody' }],
        ['two addresses', { email: 'a@example.ch, b@example.ch' }],
        ['an address with a line more', { email: 'a@example.ch\r\nBcc: b@example.ch' }],
        ['NUL in its address', { email: `${NUL}@example.ch` }],
        ['NUL in its name', { name: NUL }],
        ['no name', { name: ' ' }],
        ['a name of two lines', { name: 'Anna\r\nBcc: b@example.ch' }],
      ] as const
    ).map(invalid),
  ]
}

/** Lies about a print that is ordered again. */
export function listReorderLies(body: { token: string }): Lie[] {
  const invalid = ([what, change]: readonly [string, object]) =>
    lie(400, INVALID)([what, JSON.stringify({ ...body, ...change })])
  return [
    ...listCommonLies(body, (sizes) => ({ counts: sizes })),
    ...(
      [
        ['another job', { job: DEFAULT_PRINT_SPEC }],
        ['another address', { email: 'b@example.ch' }],
        ['a token that is a list', { token: [body.token] }],
        ['a token of 5 kB', { token: 'x'.repeat(5000) }],
      ] as const
    ).map(invalid),
    lie(404, 'not_found')(['NUL in its token', JSON.stringify({ ...body, token: `${body.token}\u0000` })]),
    lie(404, 'not_found')(['a token of nobody', JSON.stringify({ ...body, token: '__proto__.x' })]),
  ]
}

/** Lies about a proof; `other` is one of another request. */
export function listDecisionLies(
  { token, proofId, total }: { token: string; proofId: string; total: number },
  other: { token: string; proofId: string },
): Lie[] {
  const approval = { token, kind: 'approved', proofId, total }
  const approved = (change: object) => JSON.stringify({ ...approval, ...change })
  const changing = { token, kind: 'change_wanted', key: crypto.randomUUID(), words: 'Larger' }
  const change = (more: object) => JSON.stringify({ ...changing, ...more })
  const invalid = lie(400, INVALID)
  return [
    ...listMalformedBodies(approval).map(invalid),
    ...PRICES.map((sum) => lie(409, 'total_changed')([`the sum ${sum}`, approved({ total: sum })])),
    ...NO_SUMS.map((sum) => invalid([`the sum ${JSON.stringify(sum)}`, approved({ total: sum })])),
    lie(409, 'newer_version')(['a proof of somebody else', approved({ proofId: other.proofId })]),
    lie(409, 'newer_version')(['a link of somebody else', approved({ token: other.token })]),
    lie(409, 'newer_version')(['NUL in its proof', approved({ proofId: NUL })]),
    lie(404, 'not_found')(['NUL in its token', approved({ token: `${token}\u0000` })]),
    lie(404, 'not_found')(['a token that is none', approved({ token: '__proto__' })]),
    ...(
      [
        ['a proof that is a list', approved({ proofId: [proofId] })],
        ['a token that is an object', approved({ token: { token } })],
        ['a token of 5 kB', approved({ token: 'x'.repeat(5000) })],
        ['a decision that there is not', approved({ kind: 'paid' })],
        ['a decision named as a prototype', approved({ kind: '__proto__' })],
        ['a withdrawal with a sum', JSON.stringify({ token, kind: 'withdrawn', total: 0 })],
        ['a deletion of another', JSON.stringify({ token, kind: 'deleted', id: other.token })],
        ['a change without words', change({ words: ' ' })],
        ['a change of 1001 characters', change({ words: 'é'.repeat(1001) })],
        ['NUL in its words', change({ words: NUL })],
        ['half a character in its words', change({ words: 'a\udc00' })],
        ['words that are a number', change({ words: 1 })],
        ['a key that is none', change({ key: 'x' })],
      ] as const
    ).map(([what, body]) => invalid([what, body])),
  ]
}

type Part = readonly [name: string, value: string | Blob]
const MANY_PARTS = Array.from({ length: 10_000 }, (): [string, string] => ['website', ''])
const FOREIGN_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><image href="https://elsewhere.example/a.png"/></svg>'

/** Further parts of a form that has a request, and how they are refused. */
export function listPartLies(
  request: string,
  drawing: Blob,
): [what: string, parts: Part[], status: number, code: string][] {
  const file = (bytes: number | string) =>
    new Blob([typeof bytes === 'number' ? new Uint8Array(bytes) : bytes])
  return [
    ['9 MB', [[FILE_PART, file(9 * 1024 ** 2)]], 413, 'file_size'],
    ['15 MB', [[FILE_PART, file(15 * 1024 ** 2)]], 413, 'file_size'],
    ['a drawing that is elsewhere', [[FILE_PART, 'https://elsewhere.example/a.png']], 400, 'invalid_form'],
    ['a drawing with a picture elsewhere', [[FILE_PART, file(FOREIGN_SVG)]], 415, 'file_linked'],
    [
      'two drawings',
      [
        [FILE_PART, drawing],
        [FILE_PART, drawing],
      ],
      400,
      'invalid_form',
    ],
    [
      'two requests',
      [
        [REQUEST_PART, request],
        [FILE_PART, drawing],
      ],
      400,
      'invalid_form',
    ],
    [
      'a part as a prototype',
      [
        ['__proto__', 'x'],
        [FILE_PART, drawing],
      ],
      400,
      'invalid_form',
    ],
    [
      'a part in it',
      [
        ['__proto__[total]', '1'],
        [FILE_PART, drawing],
      ],
      400,
      'invalid_form',
    ],
    ['10,000 parts', MANY_PARTS, 400, 'invalid_form'],
  ]
}
