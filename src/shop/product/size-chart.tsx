import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadChunk } from '@/lib/lazy-chunk'
import { Button } from '@/ui/button'
import { PartErrorBoundary } from '@/ui/error-boundary'
import styles from './size-chart.module.css'
import { FlatShirt } from './flat-shirt'
import { listMeasures } from './size-measures'

const loadTrueSize = () => loadChunk('true-size', () => import('./true-size'))
const preload = () => void loadTrueSize().catch(() => undefined)
const createTrueSize = () => lazy(async () => ({ default: (await loadTrueSize()).TrueSize }))

/** A product without a chosen size shows the fit of this one, or of its first. */
const USUAL_SIZE = 'M'

type SizeChartProps = { sizes: readonly string[]; chosen: string | undefined }

/** The measures of all sizes, and the shirt of one lying flat beside a bank card, also in true size. */
export function SizeChart({ sizes, chosen }: SizeChartProps) {
  const { t } = useTranslation()
  const [isTrueSize, setIsTrueSize] = useState(false)
  // A new one for each opening: a lazy component keeps a failure to load for ever.
  const [TrueSize, setTrueSize] = useState(createTrueSize)
  const toggle = () => {
    if (!isTrueSize) setTrueSize(createTrueSize)
    setIsTrueSize(!isTrueSize)
  }
  const measures = listMeasures(sizes)
  const find = (wanted: string | undefined) => measures.find(({ size }) => size === wanted)
  const shown = find(chosen) ?? find(USUAL_SIZE) ?? measures[0]
  if (shown === undefined) return null
  const drawing = <FlatShirt measures={measures} shown={shown} />
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
        {isTrueSize ? (
          <PartErrorBoundary>
            <Suspense fallback={drawing}>
              <TrueSize measures={measures} shown={shown} />
            </Suspense>
          </PartErrorBoundary>
        ) : (
          drawing
        )}
        <p>{t('product.fitNote', shown)}</p>
        <Button
          variant="secondary"
          aria-pressed={isTrueSize}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={toggle}
        >
          {t('product.trueSize')}
        </Button>
      </div>
    </section>
  )
}
