import { useTranslation } from 'react-i18next'
import { type StudioStep, UNDO } from '@contract/studio'

type UndoButtonProps = { step: StudioStep; onUndo: (step: StudioStep) => void }

/** Takes back the step that was just taken; nothing for one that has no way back. */
export function UndoButton({ step, onUndo }: UndoButtonProps) {
  const { t } = useTranslation()
  const undo = Object.entries(UNDO).find(([taken]) => taken === step)?.[1]
  if (undo === undefined) return null
  return (
    <button type="button" onClick={() => onUndo(undo)}>
      {t('studio.step.undo')}
    </button>
  )
}
