import { describe, expect, it } from 'vitest'
import { CART_ISSUES, findCartIssue } from '@contract/cart/cart-issue'
import { MESSAGES } from '@contract/api/messages'
import { buildCartLine } from '../../support/products'

describe('a cart as a whole', () => {
  it.each([[[]], [null], [{ length: 1 }]])('that is %j cannot be paid for, as the shopper reads', (items) => {
    expect(findCartIssue(items)).toBe('empty_cart')
    expect(MESSAGES[CART_ISSUES.empty_cart]).toBe('Cart is empty or invalid')
  })

  it('can be paid for where each line is named after its product and size', () => {
    const second = buildCartLine({ id: 'prod_skull-L', size: 'L' })
    expect(findCartIssue([buildCartLine(), second])).toBeUndefined()
    expect(findCartIssue([buildCartLine(), { ...second, size: 'S' }])).toBe('invalid_request')
    expect(findCartIssue([{ ...buildCartLine(), productId: 'prod_1' }, second])).toBe('invalid_request')
    expect(MESSAGES[CART_ISSUES.invalid_request]).toBe(MESSAGES.status400)
  })
})
