import { useTranslation } from 'react-i18next'
import { SectionContent } from '../section-content'
import styles from './about-section.module.css'
import { ContactDetails } from './contact-details'
import { Headquarters } from './headquarters'

/** The parts of the company's story in the order in which it is told. */
const PARTS = ['printer', 'spark', 'name', 'mastery', 'bern', 'community', 'chapter', 'focus'] as const

/** The studio's contact details and its story. */
export function AboutSection() {
  const { t } = useTranslation()
  return (
    <SectionContent title={t('about.title')}>
      <ContactDetails />
      <section className={styles.story} aria-labelledby="story">
        <h2 id="story">{t('about.story.title')}</h2>
        <ol className={styles.parts}>
          {PARTS.map((part) => (
            <li key={part} className={styles.part}>
              <h3>{t(`about.${part}.title`)}</h3>
              <p>{t(`about.${part}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <Headquarters />
    </SectionContent>
  )
}
