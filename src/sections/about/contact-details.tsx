import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPickupHours } from '@contract/studio/pickup-hours'
import { formatPostalLines } from '@contract/studio/studio-address'
import { VAT_EXEMPT } from '@contract/studio/studio-profile'
import { getPageLanguage } from '@/i18n/language'
import { EmailLink } from '@/ui/email-link'
import { useStudioProfile } from '@/site/use-studio-profile'
import styles from './contact-details.module.css'

/** Address, opening hours, contact and legal details, first on the page as most visitors look for them. */
export function ContactDetails() {
  const { t, i18n } = useTranslation()
  const { address, pickupHours: hours, phone, links, imprint, vatNumber } = useStudioProfile()
  const [street, town] = formatPostalLines(address)
  const isLiable = vatNumber !== '' && vatNumber !== VAT_EXEMPT
  return (
    <dl className={styles.contact}>
      <Entry name={t('about.contact.address')}>
        {street}
        <br />
        {town}
      </Entry>
      <Entry name={t('about.contact.email')}>
        <EmailLink />
      </Entry>
      <Entry name={t('about.contact.hours')}>
        {formatPickupHours(hours, getPageLanguage(i18n.language))}
      </Entry>
      {phone === '' ? null : (
        <Entry name={t('about.contact.phone')}>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </Entry>
      )}
      {links.length === 0 ? null : (
        <Entry name={t('about.contact.links')}>
          {links.map((link) => (
            <a key={link} className={styles.link} href={link} rel="noopener">
              {new URL(link).hostname.replace(/^www\./, '')}
            </a>
          ))}
        </Entry>
      )}
      {imprint === '' && !isLiable ? null : (
        <Entry name={t('about.contact.imprint')}>
          <span className={styles.imprint}>
            {[imprint, isLiable ? vatNumber : ''].filter(Boolean).join('\n')}
          </span>
        </Entry>
      )}
    </dl>
  )
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
