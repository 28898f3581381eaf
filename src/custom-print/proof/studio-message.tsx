import styles from './proof-page.module.css'
import { useProofTexts } from './use-proof-texts'

/** What the studio has written; nothing where it has not. */
export function StudioMessage({ text }: { text: string }) {
  const { t } = useProofTexts()
  return text === '' ? null : (
    <p className={styles.message}>
      <b>{t('proof.studio')}.</b> {text}
    </p>
  )
}
