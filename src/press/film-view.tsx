import { useEffect, useRef, useState } from 'react'
import { FILM_DPI } from '@contract/press/film-plate'
import { heightOf } from '@contract/press/place'
import type { Print } from '@contract/press/screen-print'
import { Button } from '@/layout/button'
import styles from './press-page.module.css'
import { put } from './print-canvas'
import { saveFile } from './save-file'
import { useFilm } from './use-film'
import { usePressTexts } from './use-press-texts'
import { usePrintedJob } from './use-printed-job'
import type { ViewProps } from './views'

/** The film of the print, each of its pixels one of the page, in a window that is scrolled; and its PNG. */
export function FilmView({ bench, actions, look }: ViewProps) {
  const { t } = usePressTexts()
  const { job } = bench
  const printed = usePrintedJob(job)
  const [print, setPrint] = useState<Print>()
  const scrolled = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    actions.tones(printed, (tones) => setPrint({ tones, width: printed.width, ruling: printed.ruling }))
  }, [actions, printed])
  const film = useFilm(
    print,
    ({ region, pixels }) => {
      if (canvas.current === null) return
      canvas.current.width = region.width
      canvas.current.height = region.height
      canvas.current.dataset['at'] = `${region.left} ${region.top}`
      put(canvas.current, 0, 0, new ImageData(pixels, region.width, region.height))
    },
    (blob) => saveFile(blob, 'atelier-steinbock-film.png'),
  )
  const { size } = film

  function show() {
    const element = scrolled.current
    if (element === null) return
    film.look({
      left: Math.round(element.scrollLeft),
      top: Math.round(element.scrollTop),
      width: element.clientWidth,
      height: element.clientHeight,
    })
  }

  useEffect(() => {
    const element = scrolled.current
    if (size === undefined || element === null) return
    // It begins where the loupe lies, and stays where it was scrolled to.
    if (canvas.current?.dataset['at'] !== undefined) return show()
    element.scrollLeft = (look.x / job.width) * size.width - element.clientWidth / 2
    element.scrollTop =
      (look.y / heightOf(job.width, bench.aspect ?? 1)) * size.height - element.clientHeight / 2
    show()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only where a film is another one
  }, [size])

  return (
    <>
      <div
        ref={scrolled}
        className={styles.window}
        role="region"
        aria-label={t('press.film.window')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys scroll it
        tabIndex={0}
        onScroll={show}
      >
        <div style={{ width: size?.width, height: size?.height }}>
          <canvas ref={canvas} aria-hidden="true" />
        </div>
      </div>
      <div className={styles.viewEnd}>
        <p>{size === undefined ? t('press.film.making') : t('press.film', { dpi: FILM_DPI, ...size })}</p>
        {film.progress === undefined ? (
          <Button variant="secondary" disabled={size === undefined} onClick={film.save}>
            {t('press.film.save')}
          </Button>
        ) : (
          <>
            <progress value={film.progress} aria-label={t('press.film.making')} />
            <Button variant="secondary" onClick={film.cancel}>
              {t('press.film.cancel')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
