import { useTranslation } from 'react-i18next'
import styles from './compare-table.module.css'

/** What a customer may want, and which way of printing does it. */
const WISHES = [
  { wish: 'one', screen: 'no', dtg: 'yes' },
  { wish: 'club', screen: 'yes', dtg: 'yes' },
  { wish: 'photo', screen: 'no', dtg: 'yes' },
  { wish: 'ink', screen: 'yes', dtg: 'no' },
] as const

/** Answers 'which one for me?' line by line. */
export function CompareTable() {
  const { t } = useTranslation()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('printing.compare.question')}</th>
          <th scope="col">{t('printing.compare.screen')}</th>
          <th scope="col">{t('printing.compare.dtg')}</th>
        </tr>
      </thead>
      <tbody>
        {WISHES.map(({ wish, screen, dtg }) => (
          <tr key={wish}>
            <th scope="row">{t(`printing.compare.${wish}`)}</th>
            <td data-answer={screen}>{t(`printing.compare.${screen}`)}</td>
            <td data-answer={dtg}>{t(`printing.compare.${dtg}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
