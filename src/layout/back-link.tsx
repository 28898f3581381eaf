import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { getShopLanguage } from '@/i18n/texts'
import { FROM_SHOP, paths } from '@/site/paths'
import styles from './back-link.module.css'
import { Icon } from '@/ui/icon'

/** Leads to the shop: to where the visitor was in it, as the browser's Back does, where the page was opened from there. */
export function BackLink() {
  const { t, i18n } = useTranslation()
  const { state } = useLocation()
  const navigate = useNavigate()

  function goBack(event: MouseEvent) {
    // Another tab or window is opened by the address.
    if (state !== FROM_SHOP || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(-1)
  }

  return (
    <BackArrowLink
      to={paths.shop}
      label={t('backToShop')}
      lang={getShopLanguage(i18n.language)}
      onClick={goBack}
    />
  )
}

export function BackToPrintingLink() {
  const { t } = useTranslation()
  return <BackArrowLink to={paths.printing} label={t('section.printing')} />
}

type BackArrowLinkProps = {
  to: string
  label: string
  lang?: string
  onClick?: (event: MouseEvent) => void
}

function BackArrowLink({ to, label, lang, onClick }: BackArrowLinkProps) {
  return (
    <Link className={styles.back} to={to} lang={lang} onClick={onClick}>
      <Icon name="back" />
      <span className={styles.label}>{label}</span>
    </Link>
  )
}
