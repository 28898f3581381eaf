// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { STORAGE_KEYS } from '@contract/site/storage-keys'
import { clearPendingCheckout, readPendingCheckout, setPendingCheckout } from '@/cart/state/pending-checkout'

describe('the mark of a tab that has left for the payment', () => {
  it('is there until it is taken away', () => {
    expect(readPendingCheckout()).toBeUndefined()
    setPendingCheckout('cs_1')
    expect(sessionStorage.getItem(STORAGE_KEYS.pendingCheckout)).toBe('"cs_1"')
    expect(readPendingCheckout()).toBe('cs_1')
    clearPendingCheckout()
    expect(readPendingCheckout()).toBeUndefined()
  })

  it('is none that somebody else has left there', () => {
    sessionStorage.setItem(STORAGE_KEYS.pendingCheckout, '7')
    expect(readPendingCheckout()).toBeUndefined()
  })
})
