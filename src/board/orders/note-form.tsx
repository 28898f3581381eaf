import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_STUDIO_NOTE_LENGTH } from '@contract/orders/order-notes'
import type { BoardOrder } from '@contract/board/board-order'
import { Alert } from '@/ui/alert'
import field from '@/ui/fields/field.module.css'
import styles from './order-notes.module.css'
import { useSubmission } from '@/lib/requests/use-submission'
import { toFailure } from '../http-failure'
import { saveStaffNote } from '../board-api'

type NoteFormProps = { order: BoardOrder; onSaved: () => Promise<void> }

/** The studio's note of an order. It is saved by its button and when the field loses the focus. */
export function NoteForm({ order: { id, notes }, onSaved }: NoteFormProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLTextAreaElement>(null)
  const { isBusy, isDone, failure, submit } = useSubmission((error) =>
    toFailure(error, t('board.note.failed'), t),
  )
  const shownText = notes.studio?.text ?? ''
  const latest = useRef(shownText)
  // The stored note that saving replaces; a colleague may change it meanwhile.
  // null after a refusal: the latest one.
  const replacedText = useRef<string | null>(shownText)
  useEffect(() => {
    latest.current = shownText
    if (input.current === null || input.current.value.trim() !== replacedText.current) return
    input.current.value = shownText
    replacedText.current = shownText
  }, [shownText])

  async function saveNote() {
    const text = input.current?.value.trim() ?? ''
    if (isBusy || text === replacedText.current) return
    await submit(async () => {
      try {
        await saveStaffNote(id, text, replacedText.current ?? latest.current)
        replacedText.current = text
      } catch (error) {
        await onSaved()
        // The colleague's note is shown now, so saving again may replace it.
        replacedText.current = null
        throw error
      }
      await onSaved()
    })
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void saveNote()
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
          defaultValue={shownText}
          onBlur={() => (failure === undefined ? void saveNote() : undefined)}
        />
      </label>
      <p role="status" className={styles.status}>
        {isDone ? t('board.note.saved') : ''}
      </p>
      {failure === undefined ? null : <Alert title={failure.title}>{failure.reason}</Alert>}
      <button type="submit">{t('board.note.save')}</button>
    </form>
  )
}
