import { Dialog } from '@base-ui/react/dialog'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Product } from '@contract/catalogue/catalogue'
import { shopLanguage } from '@/i18n/shop-language'
import { Icon } from '@/ui/icon'
import { paths } from '@/lib/paths'
import { AddToCart } from '../product/add-to-cart-form'
import { useCloseWhenCartOpens } from '../cart-context'
import { Gallery } from '../product/product-gallery'
import { PriceFacts } from '../price-details'
import styles from './quick-view.module.css'
import { useBuy } from '../product/use-add-to-cart'
import { useLocalizedProduct } from '../catalogue/use-localize-product'

type QuickViewProps = { product: Product; isOpen: boolean; onClose: () => void }

/** A product in a dialog on the shop list (reading R8). */
export function QuickView({ product, isOpen, onClose }: QuickViewProps) {
  const { t, i18n } = useTranslation()
  const { text: name, language } = useLocalizedProduct()(product, 'name')
  const buy = useBuy(product)
  useCloseWhenCartOpens(onClose)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup className={styles.popup} lang={shopLanguage(i18n.language)}>
            <Dialog.Close className={styles.close} aria-label={t('product.close')}>
              <Icon name="close" />
            </Dialog.Close>
            <Gallery product={product} />
            <div className={styles.facts}>
              <Dialog.Title className={styles.title} lang={language}>
                {name}
              </Dialog.Title>
              <PriceFacts product={product} size={buy.size} />
              <AddToCart product={product} buy={buy} />
              <Link className={styles.page} to={paths.product(product.handle)}>
                {t('product.fullPage')}
              </Link>
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
