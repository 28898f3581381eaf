import type { DeliveryOption } from '../totals'
import type { Answer } from './answers'
import { FIRST_JOB, inCm, type Job } from './job'
import type { LinkedRequest, ProofFailure, ProofFailureCode } from './linked-request'
import type { Quote } from './price'
import type { PressFailure } from './request'

/** Fields of the form that asks for a print without scripts, by the names of its elements. */
export const PLAIN_FIELDS = [
  'method',
  'ink',
  'shirt',
  'place',
  'width',
  'S',
  'M',
  'L',
  'XL',
  'delivery',
  'email',
  'name',
  'note',
] as const
export type PlainField = (typeof PLAIN_FIELDS)[number]
/** As they were typed. */
export type PlainValues = Record<PlainField, string>

/** What it holds before anybody has typed. */
export const FIRST_VALUES: PlainValues = {
  method: FIRST_JOB.method,
  ink: FIRST_JOB.ink,
  shirt: FIRST_JOB.shirt,
  place: FIRST_JOB.place,
  width: inCm(FIRST_JOB.width),
  S: String(FIRST_JOB.counts.S),
  M: String(FIRST_JOB.counts.M),
  L: String(FIRST_JOB.counts.L),
  XL: String(FIRST_JOB.counts.XL),
  delivery: 'shipping',
  email: '',
  name: '',
  note: '',
}

/** Names of its other parts: the page's language, the drawing that the server holds, and what its buttons do. */
export const LANGUAGE_PART = 'language'
export const DRAWING_PART = 'drawing'
export const STEP_PART = 'step'
export const PLAIN_STEPS = ['look', 'send'] as const
export type PlainStep = (typeof PLAIN_STEPS)[number]

/** A print as it is shown and would be charged; the height in mm, money in Rappen, `picture` an address of an image. */
export type PlainPrint = {
  picture: string
  job: Job
  height: number
  answers: Pick<Answer, 'code' | 'sign' | 'values'>[]
  quote: Quote
  delivery: DeliveryOption
  taxRatePercent: number
  currency: string
  isExample: boolean
}

/** Why nothing was sent: a refusal of the press, or that it has to be looked at once more. */
export type PlainProblem = Pick<PressFailure, 'code' | 'values'> | { code: 'changed' | 'unknown' | 'wrong' }

/** What POST /api/press-form answers: the form again, the sent request, or what could not even be read. */
export type PressShown =
  | {
      kind: 'form'
      values: PlainValues
      wrong: PlainField[]
      problem: PlainProblem | null
      print: PlainPrint | null
      /** The drawing that the server holds for a while; null where it has to be chosen again. */
      drawing: string | null
    }
  | { kind: 'sent'; number: number; token: string; print: PlainPrint }
  | { kind: 'refused'; problem: PlainProblem }

/** Why a decision was refused, with what stands in its sentence. */
export type PlainRefusal = { code: ProofFailureCode | 'failed'; values?: ProofFailure['values'] }

/** What the page of a link shows without scripts; `nonce` makes pressing twice one decision. */
export type ProofShown =
  | {
      kind: 'known'
      request: LinkedRequest
      token: string
      nonce: string
      /** Why the last decision was refused, and the words that it had. */
      failure: PlainRefusal | null
      words: string
    }
  | { kind: 'missing' | 'unknown' | 'gone' | 'unreachable' }
  | { kind: 'too_many'; minutes: number }
