import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '@contract/catalogue'
import styles from './gallery.module.css'
import { HalftoneSun } from './halftone-sun'
import { ProductImage } from './product-image'
import { useTelling } from './use-telling'

const SIDES = ['front', 'back'] as const
type Side = (typeof SIDES)[number]

/** Front and back of a shirt: one large, both to choose from below. */
export function Gallery({ product }: { product: Product }) {
  const { t } = useTranslation()
  const [side, setSide] = useState<Side>('front')
  const { images } = product
  const name = useTelling()(product, 'name').words
  const shown = images[side] ?? images.front
  const alt = { front: t('product.frontOf', { name }), back: t('product.backOf', { name }) }
  return (
    <div className={styles.gallery}>
      <div className={styles.stage}>
        <HalftoneSun className={styles.sun} />
        <ProductImage
          key={shown}
          className={styles.large}
          url={shown}
          alt={alt[side]}
          sizes="(width < 760px) 90vw, 560px"
          isUrgent
        />
      </div>
      {images.back === undefined ? null : (
        <div role="group" aria-label={t('product.pictures', { name })} className={styles.thumbs}>
          {SIDES.map((choice) => (
            <button
              key={choice}
              type="button"
              className={styles.thumb}
              aria-pressed={side === choice}
              onClick={() => setSide(choice)}
            >
              <ProductImage url={images[choice] ?? images.front} sizes="104px" />
              <span>{t(`product.${choice}`)}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
