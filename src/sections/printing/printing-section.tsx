import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { MIN_SCREEN_PRINT_PIECES } from '@contract/limits'
import { joinClassNames } from '@/ui/class-names'
import { createMailtoUrl } from '@/lib/mailto-url'
import { paths } from '@/site/paths'
import { useStudioProfile } from '@/site/use-studio-profile'
import { SectionContent } from '../section-content'
import { MethodComparison } from './method-comparison'
import { DtgIllustration, ScreenPrintIllustration } from './method-illustrations'
import styles from './printing-section.module.css'

const STEPS = [1, 2, 3] as const

/** Screen printing and direct-to-garment printing, and what each is good for. */
export function PrintingSection() {
  const { t } = useTranslation()
  const { email } = useStudioProfile()
  return (
    <SectionContent title={t('printing.title')}>
      <p>{t('printing.lead')}</p>
      <section className={joinClassNames(styles.block, styles.press)}>
        <h2>{t('printing.press.title')}</h2>
        <p>{t('printing.press.text')}</p>
        <Link className={styles.callToAction} to={paths.press}>
          {t('printing.press.link')}
        </Link>
      </section>
      <div className={styles.methods}>
        <section className={styles.method}>
          <ScreenPrintIllustration />
          <div>
            <h2>{t('printing.screen.title')}</h2>
            <p>{t('printing.screen.text')}</p>
          </div>
          <ul className={styles.facts}>
            <li>{t('printing.screen.colours')}</li>
            <li>{t('printing.screen.minimum', { minimum: MIN_SCREEN_PRINT_PIECES })}</li>
          </ul>
        </section>
        <section className={styles.method}>
          <DtgIllustration />
          <div>
            <h2>{t('printing.dtg.title')}</h2>
            <p>{t('printing.dtg.text')}</p>
          </div>
          <ul className={styles.facts}>
            <li>{t('printing.dtg.colours')}</li>
            <li>{t('printing.dtg.minimum')}</li>
          </ul>
        </section>
      </div>
      <section className={styles.block}>
        <h2>{t('printing.compare.title')}</h2>
        <MethodComparison />
      </section>
      <section className={styles.block}>
        <h2>{t('printing.steps.title')}</h2>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>{t(`printing.steps.${step}`)}</li>
          ))}
        </ol>
        <a className={styles.callToAction} href={createMailtoUrl(email, t('printing.title'))}>
          {t('printing.ask')}
        </a>
      </section>
    </SectionContent>
  )
}
