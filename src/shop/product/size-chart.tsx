import { useTranslation } from 'react-i18next'
import styles from './size-chart.module.css'

/** Chest width and length in cm, measured flat. */
const MEASURES: Readonly<Record<string, { chest: number; length: number }>> = {
  XS: { chest: 46, length: 66 },
  S: { chest: 49, length: 69 },
  M: { chest: 52, length: 72 },
  L: { chest: 55, length: 74 },
  XL: { chest: 58, length: 76 },
  XXL: { chest: 61, length: 78 },
}

export function SizeChart({ sizes }: { sizes: readonly string[] }) {
  const { t } = useTranslation()
  const rows = sizes.flatMap((size) => {
    const measure = MEASURES[size]
    return measure === undefined ? [] : [{ size, ...measure }]
  })
  if (rows.length === 0) return null
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
          {rows.map(({ size, chest, length }) => (
            <tr key={size}>
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
