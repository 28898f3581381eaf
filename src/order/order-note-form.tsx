import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_BUYER_NOTE } from '@contract/orders/order-notes'
import type { LinkedOrder } from '@contract/orders/buyer-order'
import { Button } from '@/ui/button'
import { HttpError } from '@/lib/http'
import { UnknownResponseError } from '@/lib/parse-response'
import heading from './ruled-heading.module.css'
import { saveBuyerNote } from './order-api'
import styles from './order-form.module.css'

type OrderNoteProps = { note: LinkedOrder['note']; token: string; onAnswer: (answer: LinkedOrder) => void }

type NoteStatus = 'idle' | 'busy' | 'noteSaved' | 'noteTooLate' | 'notSaved' | 'outdatedHint'

/** The buyer's note: a form until the order has left, then the text, if there is any. */
export function OrderNote({ note, token, onAnswer }: OrderNoteProps) {
  const { t } = useTranslation()
  const ids = { heading: useId(), hint: useId() }
  const [outcome, setOutcome] = useState<NoteStatus>('idle')
  if (!note.isOpen && note.text === '' && outcome === 'idle') return null

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (outcome === 'busy') return
    const text = String(new FormData(event.currentTarget).get('note'))
    setOutcome('busy')
    try {
      onAnswer(await saveBuyerNote(token, text))
      setOutcome('noteSaved')
    } catch (error) {
      if (error instanceof UnknownResponseError) return setOutcome('outdatedHint')
      const isTooLate = error instanceof HttpError && error.status === 409
      setOutcome(isTooLate ? 'noteTooLate' : 'notSaved')
    }
  }

  return (
    <section className={styles.section}>
      <h2 id={ids.heading} className={heading.ruled}>
        {t('order.note')}
      </h2>
      {note.isOpen ? (
        <form className={styles.form} onSubmit={(event) => void save(event)}>
          <p id={ids.hint}>{t('order.noteHint')}</p>
          <textarea
            className={styles.text}
            name="note"
            rows={3}
            maxLength={MAX_BUYER_NOTE}
            defaultValue={note.text}
            aria-labelledby={ids.heading}
            aria-describedby={ids.hint}
          />
          <Button type="submit" variant="secondary" isBusy={outcome === 'busy'}>
            {t(outcome === 'busy' ? 'order.noteBusy' : 'order.noteSave')}
          </Button>
        </form>
      ) : (
        <p className={styles.written}>{note.text}</p>
      )}
      <p role="status">{outcome === 'idle' || outcome === 'busy' ? '' : t(`order.${outcome}`)}</p>
    </section>
  )
}
