import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Alert } from '@/layout/alert'
import { Button } from '@/layout/button'
import { loadCatalogueAtom } from './catalogue-atom'
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
