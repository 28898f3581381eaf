import { createRequestMailKills } from './interrupted-request-mails'
import { APPROVAL_CUTS, createProofKills, PAYMENT_CUTS, PROOF_CUTS } from './interrupted-proofs'
import { createRequestKills, REQUEST_CUTS } from './interrupted-requests'
import { testKill, PATIENT_SERVER } from '../support/one-kill'
import { createCustomPrintFixture } from '../support/custom-print-fixture'

// Buyers who order again come from other addresses, as the drawings of one address are taken one after the other.
const fixture = createCustomPrintFixture('proofs', { more: { ...PATIENT_SERVER, TRUST_PROXY: '1' } })
const { killWhileRequestIsSent, killWhilePrintIsReordered } = createRequestKills(fixture)
const { killWhileProofIsSent, killWhileProofIsApproved, killWhileStripeIsAsked, killWhileOrderIsMade } =
  createProofKills(fixture)
const { killBeforeMailIsSent, killBeforeSentMailIsNoted } = createRequestMailKills(fixture)

// A server completes one payment at a time: two faults of it cannot share a kill.
testKill(fixture, [
  [killWhileRequestIsSent(REQUEST_CUTS.request)],
  [
    killWhilePrintIsReordered(REQUEST_CUTS.request),
    killWhileOrderIsMade(PAYMENT_CUTS.settling),
    killWhileProofIsSent(PROOF_CUTS.proof),
  ],
  // Last: its press is answered after nine seconds, however long the others take to their writes.
  [killWhileStripeIsAsked],
])
testKill(fixture, [
  [killBeforeMailIsSent, killWhileOrderIsMade(PAYMENT_CUTS.order)],
  [killWhileRequestIsSent(REQUEST_CUTS.pictures)],
  [killWhilePrintIsReordered(REQUEST_CUTS.pictures)],
])
testKill(fixture, [
  [killWhileOrderIsMade(PAYMENT_CUTS.capture)],
  [killWhileRequestIsSent(REQUEST_CUTS.mails)],
  [killWhilePrintIsReordered(REQUEST_CUTS.mails), killWhileProofIsSent(PROOF_CUTS.mail)],
])
testKill(fixture, [
  [killWhileProofIsSent(PROOF_CUTS.picture, 'redrawn')],
  [killWhileProofIsApproved(APPROVAL_CUTS.session)],
  [killWhileProofIsApproved(APPROVAL_CUTS.checkout)],
])
testKill(fixture, [
  [killWhileProofIsSent(PROOF_CUTS.request, 'redrawn')],
  [killWhileProofIsApproved(APPROVAL_CUTS.request)],
  [killWhileProofIsApproved(APPROVAL_CUTS.approval)],
])
for (const alone of [
  killWhileOrderIsMade(PAYMENT_CUTS.checkout),
  killWhileOrderIsMade(PAYMENT_CUTS.request),
  killBeforeSentMailIsNoted,
])
  testKill(fixture, [[alone]])
