import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '@contract/catalogue/catalogue'
import { useLocalizeProduct } from '../../catalogue/use-localize-product'

type ViewSide = 'front' | 'back'

type ProductView = { side: ViewSide; url: string; label: string; alt: string }

export type ProductViews = ReturnType<typeof useProductViews>

export function useProductViews(product: Product) {
  const { t } = useTranslation()
  const name = useLocalizeProduct()(product, 'name').text
  const [side, setSide] = useState<ViewSide>('front')
  const { front: first, back } = product.images
  const front: ProductView = {
    side: 'front',
    url: first,
    label: t('product.front'),
    alt: t('product.frontOf', { name }),
  }
  const all: ProductView[] = [front]
  if (back !== undefined)
    all.push({ side: 'back', url: back, label: t('product.back'), alt: t('product.backOf', { name }) })
  const shownView = all.find((view) => view.side === side) ?? front

  function step(by: 1 | -1) {
    const next = all[(all.indexOf(shownView) + by + all.length) % all.length]
    if (next !== undefined) setSide(next.side)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    step(event.key === 'ArrowRight' ? 1 : -1)
  }

  return { all, shown: shownView, show: setSide, step, onKeyDown }
}
