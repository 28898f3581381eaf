import { VisuallyHidden } from '@/ui/visually-hidden'
import styles from './upload-progress.module.css'

type UploadProgressProps = {
  /** How much of the artwork has left, from 0 to 1; then the studio's server reads it for some seconds. */
  share: number | undefined
  /** The same in words. */
  said: string
}

export function UploadProgress({ share, said }: UploadProgressProps) {
  return (
    <>
      {share === undefined ? null : <progress className={styles.progress} aria-label={said} value={share} />}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
