import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { loadCatalogueAtom } from './catalogue/catalogue-atoms'
import styles from './shop-unreachable.module.css'

export function ShopUnreachable() {
  const { t } = useTranslation()
  const load = useSetAtom(loadCatalogueAtom)
  return (
    <div className={styles.unreachable}>
      <Alert title={t('shop.unreachable')}>{t('shop.unreachableHint')}</Alert>
      <Button variant="secondary" onClick={() => void load()}>
        {t('shop.retry')}
      </Button>
    </div>
  )
}
