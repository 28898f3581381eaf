import { type SubmitEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_BUYER_NOTE_LENGTH } from '@contract/orders/order-notes'
import type { LinkedOrder } from '@contract/orders/buyer-order'
import { Button } from '@/ui/button'
import { useSubmission } from '@/lib/requests/use-submission'
import heading from './ruled-heading.module.css'
import { saveBuyerNote } from './order-api'
import styles from './order-form.module.css'
import { findSaveProblem } from './find-save-problem'

type OrderNoteProps = { note: LinkedOrder['note']; token: string; onAnswer: (answer: LinkedOrder) => void }

/** The buyer's note: a form until the order has left, then the text, if there is any. */
export function OrderNote({ note, token, onAnswer }: OrderNoteProps) {
  const { t } = useTranslation()
  const ids = { heading: useId(), hint: useId() }
  const { isBusy, isDone, failure, submit } = useSubmission((error) => findSaveProblem(error, 'noteTooLate'))
  const result = isDone ? 'noteSaved' : failure
  if (!note.isOpen && note.text === '' && !isBusy && result === undefined) return null

  async function saveNote(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('note'))
    await submit(async () => onAnswer(await saveBuyerNote(token, text)))
  }

  return (
    <section className={styles.section}>
      <h2 id={ids.heading} className={heading.ruled}>
        {t('order.note')}
      </h2>
      {note.isOpen ? (
        <form className={styles.form} onSubmit={(event) => void saveNote(event)}>
          <p id={ids.hint}>{t('order.noteHint')}</p>
          <textarea
            className={styles.text}
            name="note"
            rows={3}
            maxLength={MAX_BUYER_NOTE_LENGTH}
            defaultValue={note.text}
            aria-labelledby={ids.heading}
            aria-describedby={ids.hint}
          />
          <Button type="submit" variant="secondary" isBusy={isBusy}>
            {t(isBusy ? 'order.noteBusy' : 'order.noteSave')}
          </Button>
        </form>
      ) : (
        <p className={styles.savedText}>{note.text}</p>
      )}
      <p role="status">{result === undefined ? '' : t(`order.${result}`)}</p>
    </section>
  )
}
