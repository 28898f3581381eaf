import { act, fireEvent, screen } from '@testing-library/react'
import type { BuyerProofResponse, BuyerRequestResponse } from '@contract/custom-print/buyer-request'
import type { ProofFailureCode } from '@contract/custom-print/proof-failures'
import { ProofPage } from '@/custom-print/proof/proof-page'
import { createFakeNetwork, buildJsonResponse } from '../../support/fake-network'
import { buildCatalogue } from '../../support/products'
import { renderShop } from '../../support/render-shop'
import { PRINTED, SENT_PROOF } from './buyer-request-fixture'

/** A proof that its buyer can decide on. */
export const PROOF: BuyerProofResponse = { ...SENT_PROOF, message: 'We opened the horns.' }
export const REQUEST: BuyerRequestResponse = {
  ...PRINTED,
  state: 'proofed',
  wishDate: '2026-12-04',
  proofs: [PROOF],
  approved: null,
  order: null,
  isDeletable: true,
  reorder: null,
}

/** A studio that a test answers for: `answer` to who asks for the request, `decide` to who decides on it. */
type FakeStudio = {
  answer: () => Response | Promise<Response>
  decide: () => Response
  decisions: unknown[]
  /** How often the request was asked for. */
  requests: number
}

/** Opens the page of a request, which differs from `REQUEST` as told, or that of a link which is answered so. */
export async function openProofPage(
  request: Partial<BuyerRequestResponse> | (() => Response),
  path = '/proof?token=preq_1.abc',
): Promise<FakeStudio> {
  const studio: FakeStudio = {
    answer: typeof request === 'function' ? request : () => buildJsonResponse({ ...REQUEST, ...request }),
    decide: () => buildJsonResponse({}),
    decisions: [],
    requests: 0,
  }
  createFakeNetwork({
    '/api/products': () => buildJsonResponse(buildCatalogue()),
    '/api/press-request': async (incoming: Request) => {
      if (incoming.method !== 'POST') {
        studio.requests += 1
        return studio.answer()
      }
      studio.decisions.push(await incoming.json())
      return studio.decide()
    },
  })
  await act(() => renderShop(<ProofPage />, path))
  return studio
}

/** Finds the heading of what was asked for. While that is on its way, another says so. */
export const findOutcome = () => screen.findByRole('heading', { level: 1, name: /^(?!Looking for)/ })
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
export const buildRefusal = (code: ProofFailureCode) =>
  buildJsonResponse({ code, error: 'A sentence in English.' }, 409)
