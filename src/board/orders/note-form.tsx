import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_STUDIO_NOTE_LENGTH } from '@contract/orders/order-notes'
import type { BoardOrder } from '@contract/board/board-order'
import { Alert } from '@/ui/alert'
import field from '../field.module.css'
import styles from './order-notes.module.css'
import { type Failure, toFailure } from '../http-failure'
import { saveStaffNote } from '../board-api'

type NoteFormProps = { order: BoardOrder; onSaved: () => Promise<void> }

/** The studio's note of an order. It is saved by its button and when the field loses the focus. */
export function NoteForm({ order: { id, notes }, onSaved }: NoteFormProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLTextAreaElement>(null)
  const isBusy = useRef(false)
  const [outcome, setOutcome] = useState<{ done?: string; failure?: Failure }>({})
  const shown = notes.studio?.text ?? ''
  const latest = useRef(shown)
  // The stored note that saving replaces; a colleague may change it meanwhile.
  // null after a refusal: the latest one.
  const replacedText = useRef<string | null>(shown)
  useEffect(() => {
    latest.current = shown
    if (input.current === null || input.current.value.trim() !== replacedText.current) return
    input.current.value = shown
    replacedText.current = shown
  }, [shown])

  async function save() {
    const text = input.current?.value.trim() ?? ''
    if (isBusy.current || text === replacedText.current) return
    isBusy.current = true
    try {
      await saveStaffNote(id, text, replacedText.current ?? latest.current)
      replacedText.current = text
      setOutcome({ done: t('board.note.saved') })
      await onSaved()
    } catch (error) {
      setOutcome({ failure: toFailure(error, t('board.note.failed'), t) })
      await onSaved()
      // The colleague's note is shown now, so saving again may replace it.
      replacedText.current = null
    }
    isBusy.current = false
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <label className={field.field}>
        {t('board.note.studio')}
        <textarea
          ref={input}
          className={`${field.input} ${styles.text}`}
          name="note"
          rows={2}
          maxLength={MAX_STUDIO_NOTE_LENGTH}
          defaultValue={shown}
          onBlur={() => (outcome.failure === undefined ? void save() : undefined)}
        />
      </label>
      <p role="status" className={styles.status}>
        {outcome.done ?? ''}
      </p>
      {outcome.failure === undefined ? null : (
        <Alert title={outcome.failure.title}>{outcome.failure.reason}</Alert>
      )}
      <button type="submit">{t('board.note.save')}</button>
    </form>
  )
}
