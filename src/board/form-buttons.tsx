import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'

type FormButtonsProps = {
  className: string | undefined
  isBusy: boolean
  /** What sending is called where it is not that. */
  label?: string | undefined
  onCancel: () => void
}

/** Sends a form of the board, or puts it away. */
export function FormButtons({ className, isBusy, label, onCancel }: FormButtonsProps) {
  const { t } = useTranslation()
  return (
    <div className={className}>
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? t('studio.step.busy') : (label ?? t('studio.step.send'))}
      </Button>
      <Button variant="secondary" onClick={onCancel}>
        {t('studio.step.cancel')}
      </Button>
    </div>
  )
}
