import { useTranslation } from 'react-i18next'
import styles from './request-card.module.css'
import { filmPath } from './custom-print-api'

type FilmLinkProps = { id: string; version: number | undefined }

/** Saves the film from which a request's screen is exposed: its pixels, or a page in full size. */
export function FilmLink({ id, version }: FilmLinkProps) {
  const { t } = useTranslation()
  return (
    <>
      <a className={styles.original} href={filmPath(id, 'png', version)} download>
        {t('studio.press.film')}
      </a>
      <a className={styles.original} href={filmPath(id, 'pdf', version)} download>
        {t('studio.press.filmPdf')}
      </a>
    </>
  )
}
