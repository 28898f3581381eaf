import type { AddState } from './use-add-to-cart'

const LABELS = {
  idle: 'product.addToCart',
  sizeMissing: 'product.addToCart',
  adding: 'adding...',
  added: 'product.added',
  refused: 'product.addToCart',
} as const

export function addLabel({ status }: AddState): (typeof LABELS)[AddState['status']] {
  return LABELS[status]
}
