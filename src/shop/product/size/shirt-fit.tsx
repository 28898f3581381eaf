import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadChunk } from '@/lib/lazy-chunk'
import { Button } from '@/ui/button'
import { createLazyPart } from '@/ui/lazy-part'
import { FlatShirt } from './flat-shirt'
import styles from './shirt-fit.module.css'
import { listMeasures } from './size-measures'

const loadTrueSize = () => loadChunk('true-size', () => import('./true-size-shirt'))
const preload = () => void loadTrueSize().catch(() => undefined)
const TrueSizeShirt = createLazyPart(async () => (await loadTrueSize()).TrueSizeShirt)

/** A product without a chosen size shows the fit of this one, or of its first. */
const USUAL_SIZE = 'M'

type ShirtFitProps = { sizes: readonly string[]; chosen: string | undefined }

/** The shirt of one size lying flat beside a bank card, also in true size. */
export function ShirtFit({ sizes, chosen }: ShirtFitProps) {
  const { t } = useTranslation()
  const [isTrueSize, setIsTrueSize] = useState(false)
  const measures = listMeasures(sizes)
  const findMeasures = (name: string | undefined) => measures.find(({ size }) => size === name)
  const shownSize = findMeasures(chosen) ?? findMeasures(USUAL_SIZE) ?? measures[0]
  if (shownSize === undefined) return null
  const drawing = <FlatShirt measures={measures} shown={shownSize} />
  return (
    <section className={styles.fit}>
      <h2>{t('product.fit')}</h2>
      {isTrueSize ? <TrueSizeShirt measures={measures} shown={shownSize} loading={drawing} /> : drawing}
      <p>{t('product.fitNote', shownSize)}</p>
      <Button
        variant="secondary"
        aria-pressed={isTrueSize}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsTrueSize(!isTrueSize)}
      >
        {t('product.trueSize')}
      </Button>
    </section>
  )
}
