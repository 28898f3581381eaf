import type { LineIssue } from './line-issue-schema'
import type { CartItem } from './cart-item'
import type { MessageKey, KeyedMessage } from '../api/messages'
import { formatRappen, toFrancs, toRappen } from '../money/money'

/** The shop's current offer of a line's product. No `size` if the product does not have the line's size. */
type CurrentOffer = {
  name: string
  currency: string
  /** `available` is `true` if the stock is not managed. */
  size: { available: number | true; priceInRappen: number } | undefined
}

/** Returns what forbids selling a line; undefined if nothing does. Browser and server use it. */
export function findLineIssue(line: CartItem, offered: CurrentOffer | undefined): LineIssue | undefined {
  const { id, size, quantity } = line
  if (offered === undefined) return { id, code: 'product_gone' }
  const { name, currency } = offered
  if (offered.size === undefined) return { id, code: 'size_gone', values: { size } }
  const { available, priceInRappen } = offered.size
  if (available !== true && available < quantity)
    return { id, code: 'out_of_stock', values: { name, size, available } }
  if (toRappen(line.price) === priceInRappen && line.currency === currency) return undefined
  return { id, code: 'price_changed', values: { name, price: toFrancs(priceInRappen), currency } }
}

/** Returns the sentence of an issue as a key with its values. */
export function getLineIssueMessage(issue: LineIssue): KeyedMessage<MessageKey> {
  switch (issue.code) {
    case 'product_gone':
      return { key: 'productGone' }
    case 'duplicate_line':
      return { key: 'cartInvalid' }
    case 'size_gone':
      return { key: 'sizeNotAvailable', values: issue.values }
    case 'out_of_stock':
      return { key: issue.values.available > 0 ? 'tooFewLeft' : 'soldOutLine', values: issue.values }
    case 'price_changed': {
      const { name, price, currency } = issue.values
      return { key: 'priceChanged', values: { name, price: formatRappen(toRappen(price), currency) } }
    }
  }
}
