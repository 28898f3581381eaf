import { listMailProblems } from './list-mail-problems'

/** A request to print a drawing; what was deleted has no mails any more. */
export type RequestRow = { id: string; state: string; is_deleted: boolean }
/** A proof with how often it was approved; amounts in Rappen. */
export type ProofRow = { id: string; request_id: string; version: number; total: number; approvals: number }
/** A checkout that pays for a proof, with its invoice's sum where there is one. */
export type ProofCheckoutRow = {
  id: string
  proof_id: string
  session_id: string | null
  status: string
  total: number
  invoiced: number | null
  /** Open for more than five minutes, so that its buyer has gone, and the proof can be approved again. */
  is_old: boolean
}
/** A mail about a request, of a proof with its version, and how often it was caught. */
export type RequestMailRow = {
  request_id: string
  kind: string
  version: number | null
  total: number
  state: string
  caught: number
}

/** All that the shop has on record of requests, their proofs and what pays for them. */
export type PressRecords = {
  requests: RequestRow[]
  proofs: ProofRow[]
  checkouts: ProofCheckoutRow[]
  mails: RequestMailRow[]
}

/** A session that is paid, by Stripe's records, in Rappen. */
type Paid = { id: string; amount: number }

/** A checkout that ended with nothing paid for. */
const ENDED: ReadonlySet<string> = new Set(['failed', 'refunded'])
/** A payment that the staff look at may be of any sum. */
const UNDISPUTED = 'paid'

/** Everything in the records of the press that contradicts itself or what was paid; empty when all is well. */
export function findPrintContradictions(press: PressRecords, paid: readonly Paid[]): string[] {
  return [
    ...press.proofs.flatMap((proof) => findProofContradictions(proof, press, paid)),
    ...press.requests.flatMap((request) => findRequestContradictions(request, press)),
  ]
}

function findProofContradictions(
  proof: ProofRow,
  { checkouts, requests, mails }: PressRecords,
  paid: readonly Paid[],
) {
  const own = checkouts.filter((checkout) => checkout.proof_id === proof.id)
  const alive = own.filter(({ status }) => !ENDED.has(status))
  const request = requests.find(({ id }) => id === proof.request_id)
  const problems = [
    ...(proof.approvals > 1 ? [`approved ${proof.approvals} times`] : []),
    ...(alive.length > 1 ? [`${alive.length} checkouts may be paid`] : []),
    ...(own.length > 0 && proof.approvals === 0 ? ['paid for without an approval'] : []),
    ...own.flatMap((checkout) => findCheckoutContradictions(checkout, proof.total, paid)),
    ...(request?.is_deleted === true ? [] : findMailContradictions(proof, mails)),
  ]
  return problems.map((problem) => `proof ${proof.id}: ${problem}`)
}

function findCheckoutContradictions(
  { status, total, session_id: id, invoiced }: ProofCheckoutRow,
  due: number,
  paid: readonly Paid[],
) {
  const charged = paid.find((session) => session.id === id)?.amount
  return [
    ...(total === due ? [] : [`it says ${due}, its checkout ${total}`]),
    ...(status !== UNDISPUTED || charged === due ? [] : [`it says ${due}, paid were ${charged}`]),
    ...(invoiced === null || invoiced === due ? [] : [`it says ${due}, its invoice ${invoiced}`]),
  ]
}

function findMailContradictions(
  { request_id: id, version, total }: ProofRow,
  mails: RequestMailRow[],
): string[] {
  const kind = version === 1 ? 'press_proof' : 'press_newer_proof'
  const own = mails.filter((mail) => mail.request_id === id && mail.kind === kind && mail.version === version)
  return [
    ...listMailProblems(kind, own),
    ...own.filter((mail) => mail.total !== total).map((mail) => `its mail says ${mail.total}, it ${total}`),
  ]
}

function findRequestContradictions(
  { id, state, is_deleted: isDeleted }: RequestRow,
  press: PressRecords,
): string[] {
  const proofs = press.proofs.filter(({ request_id: requestId }) => requestId === id)
  const checkouts = press.checkouts.filter(({ proof_id: proofId }) =>
    proofs.some((proof) => proof.id === proofId),
  )
  const received = press.mails.filter((mail) => mail.request_id === id && mail.kind === 'press_received')
  const paid = checkouts.filter(({ status }) => status === 'paid').length
  const isPending = checkouts.some(
    ({ status, is_old: isOld }) =>
      status !== 'paid' && !ENDED.has(status) && !(status === 'opening' && isOld),
  )
  const problems = [
    ...(paid === (state === 'paid' ? 1 : 0) ? [] : [`${paid} of its checkouts are paid`]),
    ...(isPending === (state === 'approved')
      ? []
      : [isPending ? 'its checkout is open' : 'no checkout is open']),
    ...(isDeleted ? [] : listMailProblems('press_received', received)),
  ]
  return problems.map((problem) => `request ${id} (${state}): ${problem}`)
}
