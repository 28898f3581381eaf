import { Dialog } from '@base-ui/react/dialog'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Product } from '@contract/catalogue/catalogue'
import { getShopLanguage } from '@/i18n/texts'
import { Icon } from '@/ui/icon'
import { FROM_SHOP, paths } from '@/site/paths'
import { AddToCartForm } from '../product/add-to-cart-form'
import { useCloseOnCartOpen } from '../cart-context'
import { ProductGallery } from '../product/gallery/product-gallery'
import { PriceDetails } from '../price-details'
import styles from './quick-view.module.css'
import { useAddToCart } from '../product/use-add-to-cart'
import { useLocalizeProduct } from '../catalogue/use-localize-product'

type QuickViewProps = { product: Product; isOpen: boolean; onClose: () => void }

/** A dialog with one product of the list. */
export function QuickView({ product, isOpen, onClose }: QuickViewProps) {
  const { t, i18n } = useTranslation()
  const { text: name, language } = useLocalizeProduct()(product, 'name')
  const controls = useAddToCart(product)
  useCloseOnCartOpen(onClose)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup className={styles.popup} lang={getShopLanguage(i18n.language)}>
            <Dialog.Close className={styles.close} aria-label={t('product.close')}>
              <Icon name="close" />
            </Dialog.Close>
            <ProductGallery product={product} />
            <div className={styles.facts}>
              <Dialog.Title className={styles.title} lang={language}>
                {name}
              </Dialog.Title>
              <PriceDetails product={product} size={controls.size} />
              <AddToCartForm product={product} controls={controls} />
              <Link className={styles.page} to={paths.product(product.handle)} state={FROM_SHOP}>
                {t('product.fullPage')}
              </Link>
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
