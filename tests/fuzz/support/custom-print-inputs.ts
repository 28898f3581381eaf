import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { SHIRT_COLOURS } from '@contract/custom-print/blanks'
import { PRINT_METHODS, PRINT_POSITIONS, PRESS_INK_NAMES } from '@contract/custom-print/print-spec'
import { SPEC, SVG } from './ask-custom-print'
import { text } from './arbitrary-requests'

const PHOTO = readFileSync(join(import.meta.dirname, '../../../public/media/press/photo.webp'))

/** Random text, and values over which databases and mails have stumbled. */
export const odd = fc.oneof(
  text,
  fc.constantFrom(
    '\0',
    'a\0b',
    '\ud800',
    'a\udc00b',
    '\r\n\r\n.',
    '\u202e',
    '%0d%0aBcc: x',
    'é'.repeat(1001),
  ),
  fc.anything({ maxDepth: 2 }),
)
/** Mostly `usual`, sometimes anything. */
export const often = (usual: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 7, arbitrary: usual }, { weight: 1, arbitrary: odd })
export const number = fc.oneof(
  fc.integer({ min: -5, max: 600 }),
  fc.double(),
  fc.constantFrom('10', null, 1e21),
)
const job = fc.record({
  version: often(fc.constant(1)),
  method: often(fc.constantFrom(...PRINT_METHODS)),
  ink: often(fc.constantFrom(...PRESS_INK_NAMES)),
  shirt: often(fc.constantFrom(...SHIRT_COLOURS)),
  place: often(fc.constantFrom(...PRINT_POSITIONS)),
  width: often(fc.integer({ min: 25, max: 410 })),
  belowNeck: often(fc.constant(70)),
  fromMiddle: often(fc.constant(0)),
  ruling: often(fc.constantFrom(35, 45, 55)),
  curve: often(fc.integer({ min: -51, max: 51 })),
  isSwapped: often(fc.constantFrom(true, false, null)),
  isPaperKept: often(fc.boolean()),
  counts: often(fc.record({ S: number, M: fc.constant(10), L: number, XL: fc.constant(0) })),
})
export const request = fc.record(
  {
    key: often(fc.uuid()),
    language: often(fc.constantFrom('en', 'de', 'fr', 'it')),
    email: often(fc.uuid().map((id) => `${id}@example.ch`)),
    name: often(fc.constant('Anna Muster')),
    note: often(fc.constant('')),
    wishDate: often(fc.constantFrom(null, '2031-02-03', '2031-02-31')),
    delivery: often(fc.constantFrom('shipping', 'pickup')),
    job: fc.oneof({ weight: 6, arbitrary: job }, { weight: 2, arbitrary: fc.constant(SPEC) }),
    priceVersion: often(fc.constant(0)),
    total: often(fc.constantFrom(27_171, 0)),
  },
  { noNullPrototype: true },
)

/** Pieces of a file, cut, doubled and overwritten. */
const broken = fc
  .record({
    source: fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constant(Buffer.from('\xff\xd8\xff\xe1\x00\x10Exif\0\0MM\0*', 'latin1')),
      },
      // A file that still looks like a drawing is read by a process, which takes half a second.
      { weight: 2, arbitrary: fc.constantFrom(SVG, PHOTO) },
    ),
    keep: fc.nat({ max: 2000 }),
    put: fc.array(fc.tuple(fc.nat({ max: 2000 }), fc.nat({ max: 255 })), { maxLength: 12 }),
    end: fc.uint8Array({ maxLength: 60 }),
  })
  .map(({ source, keep, put, end }) => {
    const bytes = Buffer.concat([source.subarray(0, keep), end])
    for (const [at, value] of put) if (at < bytes.length) bytes[at] = value
    return bytes
  })
const markup = fc
  .array(
    fc.constantFrom(
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">',
      '<?xml version="1.0"?>',
      '<!--',
      '-->',
      '<!---->',
      '<!DOCTYPE svg [<!ENTITY a "b">]>',
      '<use href="#a"/>',
      '<use href=',
      '<image href="data:image/png;base64,',
      '<script>',
      '<foreignObject>',
      '<g style="filter:url(',
      '<path d="M0 0h9v9z"/>',
      '<svg width="1e9" height="1e9">',
      ' '.repeat(500),
      '</svg>',
    ),
    { maxLength: 30 },
  )
  .map((parts) => Buffer.from(parts.join('')))
export const file = fc.oneof(
  { weight: 30, arbitrary: broken },
  { weight: 10, arbitrary: markup },
  { weight: 8, arbitrary: fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 1, arbitrary: fc.constant(SVG) },
  { weight: 3, arbitrary: fc.constant(undefined) },
)
/** Fields that a form has beside its own, or has twice. */
export const extra = fc.oneof(
  { weight: 12, arbitrary: fc.constant([] as [string, string][]) },
  {
    weight: 1,
    arbitrary: fc.array(
      fc.tuple(fc.constantFrom('website', 'file', 'request', '__proto__', 'x[y]', ''), text),
      { maxLength: 20 },
    ),
  },
)

export const token = fc.oneof(
  { weight: 3, arbitrary: fc.nat({ max: 3 }).map((at) => ({ at, change: undefined })) },
  { weight: 2, arbitrary: fc.record({ at: fc.nat({ max: 3 }), change: fc.nat({ max: 80 }) }) },
  { weight: 1, arbitrary: text.map((change) => ({ at: 0, change })) },
)
type Token = { at: number; change: number | string | undefined }

/** A link, or one that differs from it by a letter, or none. */
export function buildToken({ at, change }: Token, proofed: readonly { token: string }[]): string {
  const whole = proofed[at]?.token ?? ''
  if (typeof change === 'string') return change
  if (change === undefined) return whole
  const place = change % whole.length
  return whole.slice(0, place) + (whole[place] === 'A' ? 'B' : 'A') + whole.slice(place + 1)
}

/** Decisions that do not end a request, as the next cases use it, too. */
export const decision = fc.record({
  token,
  kind: fc.oneof(fc.constantFrom('approved', 'change_wanted', 'answered'), odd),
  key: often(fc.uuid()),
  words: often(fc.constant('Larger, please')),
  total: fc.oneof(fc.constant('right'), number),
  proofId: fc.oneof(fc.constant('right'), odd),
  only: fc.boolean(),
})

/** The fields that a kind of decision has, and no other. */
export function pickFields({
  token: link,
  kind,
  key,
  words,
  proofId,
  total,
}: Record<string, unknown>): object {
  if (kind === 'approved') return { token: link, kind, proofId, total }
  return kind === 'change_wanted' || kind === 'answered'
    ? { token: link, kind, key, words }
    : { token: link, kind }
}
