import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'

type FormButtonsProps = {
  className: string | undefined
  isBusy: boolean
  /** The label of the submit button, if it is not 'Send'. */
  label?: string | undefined
  onCancel: () => void
}

/** The submit and cancel buttons of the board's forms. */
export function FormButtons({ className, isBusy, label, onCancel }: FormButtonsProps) {
  const { t } = useTranslation()
  return (
    <div className={className}>
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? t('board.step.busy') : (label ?? t('board.step.send'))}
      </Button>
      <Button variant="secondary" onClick={onCancel}>
        {t('board.step.cancel')}
      </Button>
    </div>
  )
}
