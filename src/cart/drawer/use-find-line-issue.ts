import { useAtomValue } from 'jotai'
import type { CartItem } from '@contract/cart/cart-item'
import type { LineIssue } from '@contract/cart/line-issue-schema'
import { catalogueAtom } from '@/shop/catalogue/catalogue-atoms'
import { refusedIssuesAtom } from '../state/checkout-state'
import { findCurrentIssue } from '../state/line-issues'
import { storedCartAtom } from '../state/stored-cart'

/** Returns a function that finds what is wrong with a line since it was added. */
export function useFindLineIssue(): (line: CartItem) => LineIssue | undefined {
  const { sessionId } = useAtomValue(storedCartAtom)
  const refusedIssues = useAtomValue(refusedIssuesAtom)
  const catalogue = useAtomValue(catalogueAtom)
  return (line) => findCurrentIssue(line, refusedIssues, catalogue, sessionId !== null)
}
