import { lazy } from 'react'
import { useLocation } from 'react-router-dom'
import { pageAt } from '@contract/pages'
import { loadChunk } from '@/lib/lazy-chunk'

const OrderPage = lazy(async () => ({
  default: (await loadChunk('order', () => import('@/checkout/order-page'))).OrderPage,
}))
const ProofPage = lazy(async () => ({
  default: (await loadChunk('proof', () => import('@/proof/proof-page'))).ProofPage,
}))

/** What the links of mails lead to: in the first load it is one page, as who follows a link loads it alone. */
export function LinkedPage() {
  return pageAt(useLocation().pathname) === 'proof' ? <ProofPage /> : <OrderPage />
}
