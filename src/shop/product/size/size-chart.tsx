import { useTranslation } from 'react-i18next'
import styles from './size-chart.module.css'
import { listMeasures } from './size-measures'

type SizeChartProps = { sizes: readonly string[]; chosen: string | undefined }

/** The measures of all sizes, with the chosen one marked. */
export function SizeChart({ sizes, chosen }: SizeChartProps) {
  const { t } = useTranslation()
  const measures = listMeasures(sizes)
  if (measures.length === 0) return null
  return (
    <section className={styles.chart}>
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
    </section>
  )
}
