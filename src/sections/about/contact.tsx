import { useTranslation } from 'react-i18next'
import { postalLines } from '@contract/studio-address'
import { EmailLink } from '@/layout/email-link'
import styles from './contact.module.css'

/** Street address and e-mail: what most who come here look for. */
export function Contact() {
  const { t } = useTranslation()
  const [street, town] = postalLines()
  return (
    <dl className={styles.contact}>
      <div>
        <dt>{t('about.contact.address')}</dt>
        <dd>
          {street}
          <br />
          {town}
        </dd>
      </div>
      <div>
        <dt>{t('about.contact.email')}</dt>
        <dd>
          <EmailLink />
        </dd>
      </div>
    </dl>
  )
}
