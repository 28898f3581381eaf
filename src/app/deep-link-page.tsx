import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { type PageName, findPageByPath } from '@contract/site/pages'
import { createLazyPage } from './create-lazy-page'

const PrintThankYou = createLazyPage(
  'print-order',
  async () => (await import('@/custom-print/thank-you/print-thank-you')).PrintThankYou,
)

const PAGES: Partial<Record<PageName, ComponentType>> = {
  checkoutSuccess: createLazyPage('success', async () => {
    const { SuccessPage } = await import('@/checkout/return/success-page')
    return () => <SuccessPage PrintThankYou={PrintThankYou} />
  }),
  checkoutCancelled: createLazyPage(
    'cancelled',
    async () => (await import('@/checkout/return/cancelled-page')).CancelledPage,
  ),
  order: createLazyPage('order', async () => (await import('@/order/order-page')).OrderPage),
  proof: createLazyPage('proof', async () => (await import('@/custom-print/proof/proof-page')).ProofPage),
}

/** The pages that a mail or the payment page links to. They share one entry in the first load. */
export function DeepLinkPage() {
  const Page = PAGES[findPageByPath(useLocation().pathname)]
  return Page === undefined ? null : <Page />
}
