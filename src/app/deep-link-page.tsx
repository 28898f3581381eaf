import { type ComponentType, lazy } from 'react'
import { useLocation } from 'react-router-dom'
import { type PageName, findPageByPath } from '@contract/site/pages'
import { loadChunk } from '@/lib/lazy-chunk'

const PrintThankYou = lazy(async () => ({
  default: (await loadChunk('print-order', () => import('@/custom-print/thank-you/print-thank-you')))
    .PrintThankYou,
}))

const PAGES: Partial<Record<PageName, ComponentType>> = {
  checkoutSuccess: lazy(async () => {
    const { SuccessPage } = await loadChunk('success', () => import('@/checkout/return/success-page'))
    return { default: () => <SuccessPage PrintThankYou={PrintThankYou} /> }
  }),
  checkoutCancelled: lazy(async () => ({
    default: (await loadChunk('cancelled', () => import('@/checkout/return/cancelled-page'))).CancelledPage,
  })),
  order: lazy(async () => ({
    default: (await loadChunk('order', () => import('@/order/order-page'))).OrderPage,
  })),
  proof: lazy(async () => ({
    default: (await loadChunk('proof', () => import('@/custom-print/proof/proof-page'))).ProofPage,
  })),
}

/** The pages that a mail or the payment page links to. They share one entry in the first load. */
export function DeepLinkPage() {
  const Page = PAGES[findPageByPath(useLocation().pathname)]
  return Page === undefined ? null : <Page />
}
