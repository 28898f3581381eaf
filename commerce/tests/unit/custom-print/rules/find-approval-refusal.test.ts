import { expect, it } from 'vitest'
import {
  type ApprovalRefusal,
  findApprovalRefusal,
} from '../../../../src/custom-print/rules/find-approval-refusal'
import type { RequestState } from '../../../../src/contract/custom-print/print-request'

const TODAY = '2026-11-28'
const NEWEST = { id: 'prof_2', total: 27_171, valid_until: TODAY }
const SEEN = { proofId: 'prof_2', total: 27_171 }
const ENDED = { ...NEWEST, valid_until: '2026-11-27' }

type Case = [title: string, ApprovalRefusal | undefined, RequestState, typeof NEWEST?, typeof SEEN?]

const CASES: Case[] = [
  ['what they have seen, on its last day', undefined, 'proofed', NEWEST],
  ['the same again while the payment page is open', undefined, 'approved', NEWEST],
  ['nothing twice once it is paid, whatever they have seen', 'already_paid', 'paid', ENDED],
  ['nothing of a request that they have withdrawn', 'request_ended', 'withdrawn', NEWEST],
  ['nothing of a request that the studio has declined', 'request_ended', 'declined', NEWEST],
  ['nothing of a request that has lapsed', 'request_ended', 'lapsed'],
  ['nothing before there is a proof', 'not_proofed', 'new'],
  ['no older version', 'newer_version', 'proofed', NEWEST, { ...SEEN, proofId: 'prof_1' }],
  [
    'no older version, though a change is wanted',
    'newer_version',
    'change_wanted',
    ENDED,
    { ...SEEN, proofId: 'x' },
  ],
  ['nothing while the studio makes the change that they want', 'not_proofed', 'change_wanted', NEWEST],
  ['nothing while the studio waits for an answer', 'not_proofed', 'question', NEWEST],
  ['no other sum than that of the proof', 'total_changed', 'proofed', ENDED, { ...SEEN, total: 27_170 }],
  ['no price that has ended', 'price_ended', 'proofed', ENDED],
  ['no price that has ended, though it was approved', 'price_ended', 'approved', ENDED],
]

it.each(CASES)('a buyer approves %s', (_, refusal, state, newest, seen = SEEN) => {
  expect(findApprovalRefusal({ state }, newest, seen, TODAY)).toBe(refusal)
})
