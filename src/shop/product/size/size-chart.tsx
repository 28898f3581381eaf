import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadChunk } from '@/lib/lazy-chunk'
import { Button } from '@/ui/button'
import { createLazyPart } from '@/ui/lazy-part'
import styles from './size-chart.module.css'
import { FlatShirt } from './flat-shirt'
import { listMeasures } from './size-measures'

const loadTrueSize = () => loadChunk('true-size', () => import('./true-size-shirt'))
const preload = () => void loadTrueSize().catch(() => undefined)
const TrueSizeShirt = createLazyPart(async () => (await loadTrueSize()).TrueSizeShirt)

/** A product without a chosen size shows the fit of this one, or of its first. */
const USUAL_SIZE = 'M'

type SizeChartProps = { sizes: readonly string[]; chosen: string | undefined }

/** The measures of all sizes, and the shirt of one lying flat beside a bank card, also in true size. */
export function SizeChart({ sizes, chosen }: SizeChartProps) {
  const { t } = useTranslation()
  const [isTrueSize, setIsTrueSize] = useState(false)
  const measures = listMeasures(sizes)
  const findMeasures = (name: string | undefined) => measures.find(({ size }) => size === name)
  const shownSize = findMeasures(chosen) ?? findMeasures(USUAL_SIZE) ?? measures[0]
  if (shownSize === undefined) return null
  const drawing = <FlatShirt measures={measures} shown={shownSize} />
  return (
    <section className={styles.fit}>
      <div className={styles.chart}>
        <h2>{t('product.sizeChart')}</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('product.size')}</th>
              <th scope="col">{t('product.chest')}</th>
              <th scope="col">{t('product.length')}</th>
            </tr>
          </thead>
          <tbody>
            {measures.map(({ size, chest, length }) => (
              <tr key={size} aria-current={size === chosen ? true : undefined}>
                <th scope="row">{size}</th>
                <td>{chest} cm</td>
                <td>{length} cm</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{t('product.sizeChartNote')}</p>
      </div>
      <div className={styles.figure}>
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
      </div>
    </section>
  )
}
