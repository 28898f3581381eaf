import { useTranslation } from 'react-i18next'
import styles from './method-comparison.module.css'

const NEEDS = [
  { need: 'one', screen: 'no', dtg: 'yes' },
  { need: 'club', screen: 'yes', dtg: 'yes' },
  { need: 'photo', screen: 'no', dtg: 'yes' },
  { need: 'ink', screen: 'yes', dtg: 'no' },
] as const

/** A table of needs and the printing methods that meet them. */
export function MethodComparison() {
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
        {NEEDS.map(({ need, screen, dtg }) => (
          <tr key={need}>
            <th scope="row">{t(`printing.compare.${need}`)}</th>
            <td data-answer={screen}>{t(`printing.compare.${screen}`)}</td>
            <td data-answer={dtg}>{t(`printing.compare.${dtg}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
