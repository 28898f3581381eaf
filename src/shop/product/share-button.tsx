import { useTranslation } from 'react-i18next'
import type { Product } from '@contract/catalogue/catalogue'
import { Icon } from '@/ui/icon'
import { getShopLanguage } from '@/i18n/texts'
import { useNotification } from '@/ui/notifications/notifications'
import { paths } from '@/site/paths'
import styles from './share-button.module.css'
import { useLocalizeProduct } from '../catalogue/use-localize-product'

export function ShareButton({ product }: { product: Product }) {
  const { t, i18n } = useTranslation()
  const { notify } = useNotification()
  const title = useLocalizeProduct()(product, 'name').text

  async function share() {
    const url = window.location.origin + paths.product(product.handle)
    const outcome = await shareLink({ title, url }, navigator)
    const language = getShopLanguage(i18n.language)
    if (outcome === 'copied') notify({ message: t('product.linkCopied'), language, severity: 'success' })
    // Stays until closed, as copying the link by hand takes a while.
    if (outcome === 'failed')
      notify({ message: t('product.linkTold', { address: url }), language, duration: 0 })
  }

  return (
    <button type="button" className={styles.share} onClick={() => void share()}>
      <Icon name="share" className={styles.icon} />
      {t('product.share')}
    </button>
  )
}

type Link = { title: string; url: string }

/** Both are missing in older browsers and outside secure contexts. */
type Device = {
  share?: (link: Link) => Promise<void>
  clipboard?: { writeText: (text: string) => Promise<void> }
}

/** Shares a link, or else copies it. Returns 'failed' if neither works. */
export async function shareLink(link: Link, device: Device): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (device.share !== undefined) {
      await device.share(link)
      return 'shared'
    }
  } catch (error) {
    // The visitor closed the share dialog. After any other error, the link is copied.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
  }
  try {
    await device.clipboard?.writeText(link.url)
    return device.clipboard === undefined ? 'failed' : 'copied'
  } catch {
    return 'failed'
  }
}
