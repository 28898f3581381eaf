import { interruptedRequestMails } from './interrupted-request-mails'
import { APPROVAL_CUTS, interruptedProofs, PAYMENT_CUTS, PROOF_CUTS } from './interrupted-proofs'
import { interruptedRequests, REQUEST_CUTS } from './interrupted-requests'
import { oneKill, PATIENT_SERVER } from './support/one-kill'
import { customPrintFixture } from './support/custom-print-fixture'

// Who orders again comes from another address: drawings of one address are taken one after the other.
const fixture = customPrintFixture('proofs', { more: { ...PATIENT_SERVER, TRUST_PROXY: '1' } })
const { sending, reordering } = interruptedRequests(fixture)
const { proofing, approving, askingTheProvider, settling } = interruptedProofs(fixture)
const { waiting, taken } = interruptedRequestMails(fixture)

// One payment is settled at a time, so each of them needs a kill.
oneKill(fixture, [
  [askingTheProvider],
  [sending(REQUEST_CUTS.request)],
  [reordering(REQUEST_CUTS.request), settling(PAYMENT_CUTS.settling), proofing(PROOF_CUTS.proof)],
])
oneKill(fixture, [
  [waiting, settling(PAYMENT_CUTS.order)],
  [sending(REQUEST_CUTS.pictures)],
  [reordering(REQUEST_CUTS.pictures)],
])
oneKill(fixture, [
  [settling(PAYMENT_CUTS.capture)],
  [sending(REQUEST_CUTS.mails)],
  [reordering(REQUEST_CUTS.mails), proofing(PROOF_CUTS.mail)],
])
oneKill(fixture, [
  [proofing(PROOF_CUTS.picture, 'redrawn')],
  [approving(APPROVAL_CUTS.session)],
  [approving(APPROVAL_CUTS.checkout)],
])
oneKill(fixture, [
  [proofing(PROOF_CUTS.request, 'redrawn')],
  [approving(APPROVAL_CUTS.request)],
  [approving(APPROVAL_CUTS.approval)],
])
for (const alone of [settling(PAYMENT_CUTS.checkout), settling(PAYMENT_CUTS.request), taken])
  oneKill(fixture, [[alone]])
