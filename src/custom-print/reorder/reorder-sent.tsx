import type { SentRequest } from '@contract/custom-print/print-request'
import { buildTokenPath } from '@contract/site/token-path'
import { ButtonLink } from '@/ui/button'
import { paths } from '@/site/paths'
import { usePressTexts } from '../use-press-texts'
import styles from '../proof/proof-form.module.css'
import { useProofTexts } from '../proof/use-proof-texts'

/** Shown after a reorder: the new request's number and a link to it. */
export function ReorderSent({ request: { number, token } }: { request: SentRequest }) {
  const { t } = useProofTexts()
  const { t: tPress } = usePressTexts()
  return (
    <section className={styles.section}>
      <h2 ref={showOnce}>{tPress('press.sent', { number })}</h2>
      <p>{tPress('press.sentText')}</p>
      <ButtonLink variant="secondary" to={buildTokenPath(paths.proof, token)}>
        {t('proof.reorder.see', { number })}
      </ButtonLink>
    </section>
  )
}

/** Scrolls to the message: it replaces a long form that was scrolled to its end. */
function showOnce(heading: HTMLHeadingElement | null): void {
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus()
}
