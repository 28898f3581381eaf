import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import * as z from 'zod'
import { PAGES } from '../../../contract/pages'
import { buyerDecisionSchema } from '../../../contract/press/linked-request'
import type { ProofShown } from '../../../contract/press/plain-form'
import { LANGUAGES } from '../../../contract/settings'
import { formKey } from '../../../lib/form-key'
import { negotiateLanguage } from '../../../lib/language'
import { invalidRequest } from '../../../lib/shop-error'
import { approveProof } from '../../../proofs/approve-proof'
import { askForChange, deleteNow, takeBack } from '../../../proofs/decide'
import { ProofError } from '../../../proofs/proof-error'
import { showRequest } from '../../../proofs/show-request'
import { loggedFailure } from '../../error-handler'
import { sendPage } from '../../send-page'

const text = z.string().max(16_000).catch('')
/** Forms send lines as mails do. */
const lines = text.transform((words) => words.replaceAll('\r\n', '\n'))
/** In a form everything is text, and each kind of decision has fields of its own. */
const formSchema = z.object({
  kind: text,
  token: text,
  nonce: text,
  proofId: text,
  total: text,
  words: lines,
  language: z.enum(LANGUAGES).optional().catch(undefined),
})
type Form = z.infer<typeof formSchema>

/** POST /api/proof-form: what a buyer decides without scripts; leads to the payment, or back to the page of the link. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const form = formSchema.parse({ ...(request.body as object) })
  response.setHeader('Cache-Control', 'no-store')
  let target: string
  try {
    target = await decide(form, request)
  } catch (error) {
    return refuse(error, form, request, response)
  }
  response.redirect(303, target)
}

/** Decides, and returns where that leads. */
async function decide(form: Form, request: MedusaRequest): Promise<string> {
  const parsed = buyerDecisionSchema.safeParse(decisionOf(form))
  if (!parsed.success) throw invalidRequest()
  const decision = parsed.data
  if (decision.kind === 'approved') return (await approveProof(decision, request.scope)).url
  if (decision.kind === 'change_wanted') await askForChange(decision, request.scope)
  else if (decision.kind === 'withdrawn') await takeBack(decision, request.scope)
  else await deleteNow(decision, request.scope)
  return `${PAGES.proof.path}?token=${encodeURIComponent(decision.token)}`
}

function decisionOf({ kind, token, nonce, proofId, total, words }: Form): object {
  if (kind === 'approved') return { kind, token, proofId, total: Number(total) }
  if (kind === 'change_wanted') return { kind, token, words, key: formKey(nonce, { words }) }
  return { kind, token }
}

/** The page of the link as it is now, with why nothing was decided. */
async function refuse(error: unknown, form: Form, request: MedusaRequest, response: MedusaResponse) {
  const { status } = loggedFailure(error, request)
  const failure = error instanceof ProofError ? error.body : ({ code: 'failed' } as const)
  const { token, words } = form
  const proof = await shownNow(token, { failure, words }, request)
  const { cookie, 'accept-language': accepted } = request.headers
  const language = form.language ?? negotiateLanguage(cookie, accepted)
  await sendPage(request, response, { name: 'proof', language, status, shown: { proof, isAnswer: true } })
}

type Refused = Parameters<typeof showRequest>[2]

async function shownNow(token: string, refused: Refused, { scope }: MedusaRequest): Promise<ProofShown> {
  try {
    return await showRequest(token, scope, refused)
  } catch {
    // Why was logged with the failure before.
    return { kind: 'unreachable' }
  }
}
