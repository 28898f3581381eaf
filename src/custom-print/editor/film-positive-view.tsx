import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FILM_DPI } from '@print-kernel/film-positive/film-positive'
import { computeHeightMm } from '@contract/custom-print/print-position'
import type { PrintSpec } from '@contract/custom-print/print-spec'
import type { ScreenPrint } from '@print-kernel/print/screen-print'
import { Button } from '@/ui/button'
import { drawPixels } from './print-canvas'
import { downloadFile } from '../download-file'
import { type FilmPositiveState, useFilmPositive } from '../film-positive/use-film-positive'
import { usePressTexts } from '../use-press-texts'
import { useRenderSpec } from '../use-render-spec'
import styles from './preview-window.module.css'
import type { PreviewProps } from './preview-tabs'

/** The film positive of the print, one film pixel for each CSS px, in a box that scrolls; with its PNG to save. */
export function FilmPositiveView({ editing, actions, loupePosition }: PreviewProps) {
  const { t } = usePressTexts()
  const { spec } = editing
  const renderSpec = useRenderSpec(spec)
  const [print, setPrint] = useState<{ spec: PrintSpec; film: ScreenPrint }>()
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    actions.readTones(renderSpec, (tones) =>
      setPrint({ spec: renderSpec, film: { tones, widthMm: renderSpec.width, ruling: renderSpec.ruling } }),
    )
  }, [actions, renderSpec])
  const film = useFilmPositive(
    print?.film,
    ({ region, pixels }) => {
      drawPixels(canvas.current, region, pixels)
      canvas.current?.setAttribute('data-at', `${region.left} ${region.top}`)
    },
    (blob) => downloadFile(blob, 'atelier-steinbock-film.png'),
  )
  const { size } = film
  // Until the worker has read the tones of the last change, saving would save the film before it.
  const isReady = film.isReady && print?.spec === renderSpec

  function show() {
    const element = box.current
    if (element === null || size === undefined) return
    film.renderRegion({
      left: Math.round(element.scrollLeft),
      top: Math.round(element.scrollTop),
      width: element.clientWidth,
      height: element.clientHeight,
    })
  }

  useEffect(() => {
    const element = box.current
    if (size === undefined || element === null) return
    // The first view starts at the loupe's position; later ones keep the scroll position.
    if (canvas.current?.dataset['at'] !== undefined) return show()
    element.scrollLeft = (loupePosition.x / spec.width) * size.width - element.clientWidth / 2
    element.scrollTop =
      (loupePosition.y / computeHeightMm(spec.width, editing.aspect ?? 1)) * size.height -
      element.clientHeight / 2
    show()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- with another film only: a loupe or spec that changes would scroll away from what is looked at
  }, [size])

  const showAgain = useEffectEvent(show)
  useEffect(() => {
    const observer = new ResizeObserver(() => showAgain())
    if (box.current !== null) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  return (
    <>
      <div
        ref={box}
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
      <FilmStatus film={film} isReady={isReady} />
    </>
  )
}

/** How far the film is, with what saves it. `isReady` is false while it is not yet that of the last change. */
function FilmStatus({ film, isReady }: { film: FilmPositiveState; isReady: boolean }) {
  const { t } = usePressTexts()
  return (
    <div className={styles.end}>
      <p role="status">
        {film.hasFailed
          ? t('press.film.failed')
          : isReady && film.size !== undefined
            ? t('press.film', { dpi: FILM_DPI, ...film.size })
            : t('press.film.making')}
      </p>
      {film.progress === undefined || film.hasFailed ? (
        <Button variant="secondary" disabled={!isReady || film.hasFailed} onClick={film.encodePng}>
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
  )
}
