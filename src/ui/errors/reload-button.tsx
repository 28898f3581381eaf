import { useTranslation } from 'react-i18next'
import { Button } from '../button'

export function ReloadButton() {
  const { t } = useTranslation()
  return <Button onClick={() => location.reload()}>{t('error.reload')}</Button>
}
