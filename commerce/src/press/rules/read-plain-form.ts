import type * as z from 'zod/mini'
import { FIRST_JOB, inMm, type Place } from '../../contract/press/job'
import { movedTo } from '../../contract/press/place'
import {
  PLAIN_FIELDS,
  type PlainField,
  type PlainStep,
  type PlainValues,
} from '../../contract/press/plain-form'
import { type PressRequestInput, pressRequestSchema } from '../../contract/press/request'
import type { Language } from '../../contract/settings'

/** What a form asks for, but for what the server adds. */
export type PlainContent = Omit<PressRequestInput, 'key' | 'priceVersion' | 'total'>

/** Filled in when it is sent; here only so that the schema of a request reads a form. */
const ADDED = { key: '00000000-0000-4000-8000-000000000000', priceVersion: 0, total: 0 }
/** Who asks: only sending needs it. */
const CONTACT: ReadonlySet<PlainField> = new Set(['email', 'name', 'note'])

/** Reads what was typed, by the schema of a request. Returns the fields that are wrong where there are any. */
export function readPlainForm(
  values: PlainValues,
  language: Language,
  step: PlainStep,
): PlainContent | { wrong: PlainField[] } {
  const contact = step === 'send' ? {} : { email: 'nobody@example.com', name: '-', note: '' }
  const parsed = pressRequestSchema.safeParse({ ...candidateOf(values, language), ...contact })
  if (!parsed.success) return { wrong: wrongFields(parsed.error.issues) }
  const { key: _key, priceVersion: _version, total: _total, ...content } = parsed.data
  return content
}

function candidateOf(values: PlainValues, language: Language) {
  const { method, ink, shirt, place, width, S, M, L, XL, note, ...rest } = values
  return {
    ...ADDED,
    ...rest,
    // Forms send lines as mails do.
    note: note.replaceAll('\r\n', '\n'),
    language,
    wishDate: null,
    job: {
      // Where a print usually lies there; how wide it is was chosen.
      ...movedTo(FIRST_JOB, place as Place, 1),
      method,
      ink,
      shirt,
      width: inMm(width),
      counts: { S: count(S), M: count(M), L: count(L), XL: count(XL) },
    },
  }
}

/** An empty field is none. */
const count = (text: string): number => Number(text)

function wrongFields(issues: readonly z.core.$ZodIssue[]): PlainField[] {
  const wrong = new Set(
    issues.map(({ path: [first, second, third] }) =>
      first !== 'job' ? first : second === 'counts' ? (third ?? 'M') : second,
    ),
  )
  return PLAIN_FIELDS.filter((field) => wrong.has(field))
}

/** Whether the same print is asked for; who asks may differ. */
export const isSamePrint = (one: PlainValues, other: PlainValues): boolean =>
  PLAIN_FIELDS.every((field) => CONTACT.has(field) || one[field] === other[field])
