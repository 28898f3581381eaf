import { describe, expect, it } from 'vitest'
import { MESSAGES } from '../../../src/contract/api/messages'
import {
  createAlreadyPaidRefusal,
  createCatalogueChangedRefusal,
  createInvalidRequestRefusal,
  createLinkExpiredRefusal,
  createOrderNotFoundRefusal,
  createRequestNotFoundRefusal,
  createTooLateRefusal,
} from '../../../src/refusals/shop-refusal'

describe('what the shop refuses', () => {
  it.each([
    ['invalid_request', 400, MESSAGES.status400, createInvalidRequestRefusal],
    ['not_found', 404, 'There is no such order.', createOrderNotFoundRefusal],
    ['not_found', 404, 'There is no such request.', createRequestNotFoundRefusal],
    [
      'link_expired',
      410,
      'This link has expired. Please write to us for a new one.',
      createLinkExpiredRefusal,
    ],
    [
      'already_paid',
      422,
      'There is already a payment for this cart. Please load the page again to see your order.',
      createAlreadyPaidRefusal,
    ],
    ['too_late', 409, 'It has left.', () => createTooLateRefusal('It has left.')],
  ])('is a code and a sentence: %s', (code, status, error, createRefusal) => {
    expect(createRefusal()).toMatchObject({ name: 'ShopRefusal', status, body: { code, error } })
  })

  it('names the lines that it is about', () => {
    const lines = [{ id: 'a-M', code: 'product_gone' as const }]
    expect(createCatalogueChangedRefusal(lines)).toMatchObject({
      status: 422,
      body: { code: 'catalogue_changed', error: MESSAGES.productGone, lines },
    })
  })
})
