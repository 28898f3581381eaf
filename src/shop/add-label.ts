import type { Adding } from './use-adding'

const LABELS = {
  idle: 'product.addToCart',
  sizeMissing: 'product.addToCart',
  adding: 'adding...',
  added: 'product.added',
  refused: 'product.addToCart',
} as const

/** What the button that adds says of how far that is (specification, section 4). */
export function addLabel({ status }: Adding): (typeof LABELS)[Adding['status']] {
  return LABELS[status]
}
