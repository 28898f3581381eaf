import type { MedusaContainer } from '@medusajs/framework/types'
import { PRESS_PREVIEW_PATH } from '../../contract/api-paths'
import { isRefused } from '../../contract/press/answers'
import type {
  PlainPrint,
  PlainProblem,
  PlainStep,
  PlainValues,
  PressShown,
} from '../../contract/press/plain-form'
import type { Language } from '../../contract/settings'
import { formKey } from '../../lib/form-key'
import { PRESS_MODULE } from '../../modules/press'
import { PressError } from '../press-error'
import { isSamePrint, type PlainContent, readPlainForm } from '../rules/read-plain-form'
import { answerOf, sendRequest } from '../send-request'
import type { HeldDrawings } from './held-drawings'
import { lookAt } from './look-at'

export type PostedForm = {
  values: PlainValues
  step: PlainStep
  language: Language
  /** A new file, or the id of the one that is held. */
  file: Buffer | undefined
  drawing: string
  addressHash: string
}

type FormShown = Extract<PressShown, { kind: 'form' }>
export type FormAnswer = { status: number; shown: PressShown; retryAfter?: number | undefined }

/** The form as it was filled in, with what came in its way. */
export function formAgain(
  values: PlainValues,
  problem: PlainProblem | null,
  more: Partial<FormShown> = {},
): FormShown {
  return { kind: 'form', values, wrong: [], problem, print: null, drawing: null, ...more }
}

/**
 * Answers the form without scripts: shows the print, or sends it once it was shown as it is asked for now. A refusal
 * keeps what was filled in. Throws what is no PressError.
 */
export async function answerForm(posted: PostedForm, container: MedusaContainer): Promise<FormAnswer> {
  const { values, step, file } = posted
  const held = container.resolve('heldDrawings')
  let drawing: string | null = null
  try {
    drawing = file === undefined ? posted.drawing : held.hold(file, posted.addressHash)
    const content = readPlainForm(values, posted.language, step)
    if ('wrong' in content)
      return { status: 400, shown: wrongForm(posted, shownOf(drawing, held), content.wrong) }
    return step === 'look'
      ? await look(posted, content, drawing, null, container)
      : await send(posted, content, drawing, container)
  } catch (error) {
    if (!(error instanceof PressError)) throw error
    if (drawing !== null && error.body.code.startsWith('file_')) held.drop(drawing)
    const { status, retryAfter, body } = error
    const problem = { code: body.code, values: body.values }
    return { status, retryAfter, shown: formAgain(values, problem, shownOf(drawing, held)) }
  }
}

const wrongForm = ({ values }: PostedForm, held: HeldShown, wrong: FormShown['wrong']): FormShown =>
  formAgain(values, { code: 'wrong' }, { ...held, wrong })

type HeldShown = Pick<FormShown, 'drawing' | 'print'>

/** What the server holds of a drawing, as far as it does. */
function shownOf(drawing: string | null, held: HeldDrawings): HeldShown {
  const found = drawing === null ? undefined : held.find(drawing)
  return found === undefined
    ? { drawing: null, print: null }
    : { drawing, print: found.looked?.print ?? null }
}

async function look(
  { values }: PostedForm,
  content: PlainContent,
  drawing: string,
  problem: PlainProblem | null,
  container: MedusaContainer,
): Promise<FormAnswer> {
  const held = container.resolve('heldDrawings')
  const found = held.find(drawing)
  if (found === undefined) throw new PressError('no_file')
  const looked = await lookAt({ file: found.file, content, values }, container)
  held.rememberLook(drawing, looked)
  const shown = { drawing, print: looked.print }
  if (!isRefused(looked.print.answers))
    return { status: 200, shown: formAgain(looked.values, problem, shown) }
  return { status: 422, shown: formAgain(looked.values, { code: 'not_printable' }, shown) }
}

/** Sends what was looked at; what was changed since is shown first. */
async function send(
  posted: PostedForm,
  content: PlainContent,
  drawing: string,
  container: MedusaContainer,
): Promise<FormAnswer> {
  const held = container.resolve('heldDrawings')
  const key = formKey(drawing, content)
  // Before what is known: pressed twice, the drawing may go once it is sent, and then it is known.
  const found = held.find(drawing)
  const known = await sentAs(key, container)
  if (known !== undefined) return known
  const looked = found?.looked
  if (found === undefined || looked === undefined || !isSamePrint(posted.values, looked.values))
    return look(posted, content, drawing, { code: 'changed' }, container)
  const { priceVersion, print } = looked
  const request = { ...content, key, priceVersion, total: print.quote.total }
  try {
    await sendRequest({ request, file: found.file, addressHash: posted.addressHash }, container)
  } catch (error) {
    if (!(error instanceof PressError) || error.body.code !== 'prices_changed') throw error
    const { code, values } = error.body
    return { ...(await look(posted, content, drawing, { code, values }, container)), status: error.status }
  }
  held.drop(drawing)
  const sent = await sentAs(key, container)
  if (sent === undefined) throw new Error('A request that must exist is missing')
  return sent
}

/** The request that was sent under a key, as it is kept. */
async function sentAs(key: string, container: MedusaContainer): Promise<FormAnswer | undefined> {
  const row = await container.resolve(PRESS_MODULE).requests.byKey(key)
  if (row === undefined) return undefined
  const { number, token } = answerOf(row, container)
  const { job, height, answers, quote, delivery, currency, tax_rate_percent: taxRatePercent } = row
  const print: PlainPrint = {
    picture: `${PRESS_PREVIEW_PATH}?token=${token}`,
    job,
    height,
    answers,
    quote,
    delivery,
    taxRatePercent,
    currency,
    isExample: row.price_version === 0,
  }
  return { status: 201, shown: { kind: 'sent', number, token, print } }
}
