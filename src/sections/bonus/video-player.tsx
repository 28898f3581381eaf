import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shopLanguage } from '@/i18n/shop-language'
import { Button } from '@/layout/button'
import { useHydrated } from '@/lib/use-hydrated'
import styles from './video-player.module.css'
import { failureOf, failureOfSources, type VideoState } from './video-state'

type VideoPlayerProps = {
  /** What is seen before the film, in its size. */
  still: { src: string; srcSet: string; small: string }
  /** In the order of preference; the browser takes the first it can play. */
  sources: readonly { src: string; type: string }[]
  captions: { src: string; language: string }
}

/** A film with its states: loading, ready, or failed with a reason and a way to retry (specification, section 4). */
export function VideoPlayer({ still, sources, captions }: VideoPlayerProps) {
  const { t, i18n } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<VideoState>({ status: 'loading' })
  // The film begins to load once the still is there, in the width that fits: both would share the line.
  const stillImage = useRef<HTMLImageElement>(null)
  const [poster, setPoster] = useState<string>()
  const [hasStarted, setStarted] = useState(false)
  const [seconds, setSeconds] = useState(0)
  // Without scripts the browser's controls are there from the start.
  const isHydrated = useHydrated()

  // The same for an event and for whatever happened to the served page before its script ran.
  const look = useCallback(() => {
    const next = video.current === null ? null : stateOf(video.current)
    setSeconds(video.current?.duration ?? 0)
    if (next !== null) setState(next)
  }, [])
  useEffect(look, [look])
  const begin = useCallback(() => setPoster(stillImage.current?.currentSrc), [])
  useEffect(() => {
    // That of a served page may have arrived before its script ran.
    if (stillImage.current?.complete) begin()
  }, [begin])

  // The button that started it is gone, and with it the focus.
  useEffect(() => {
    if (hasStarted && document.activeElement === document.body) video.current?.focus()
  }, [hasStarted])

  // When the last <source> fails, the element itself holds no error.
  function giveUp() {
    if (video.current !== null) setState({ status: 'failed', reason: sourceFailure(video.current) })
  }

  function retry() {
    setState({ status: 'loading' })
    video.current?.load()
  }

  return (
    <div className={styles.frame} lang={shopLanguage(i18n.language)}>
      <img
        ref={stillImage}
        className={styles.still}
        src={still.src}
        srcSet={still.srcSet}
        sizes="(width < 1200px) 92vw, 654px"
        width="1280"
        height="720"
        // The largest of the page: src/start.ts waits for it.
        fetchPriority="high"
        alt=""
        onLoad={begin}
        // One that does not come keeps nobody from the film.
        onError={begin}
      />
      <video
        ref={video}
        className={styles.video}
        aria-label={t('video.label')}
        // Without one, the browser's controls darken the still.
        poster={poster ?? still.small}
        preload={poster === undefined ? 'none' : 'metadata'}
        width="1280"
        height="720"
        controls={state.status !== 'failed' && (hasStarted || !isHydrated)}
        playsInline
        onLoadedMetadata={look}
        onError={look}
        onPlay={() => setStarted(true)}
      >
        {sources.map(({ src, type }, index) => (
          <source
            key={src}
            src={src}
            type={type}
            onError={index === sources.length - 1 ? giveUp : undefined}
          />
        ))}
        <track kind="captions" src={captions.src} srcLang={captions.language} label={t('video.captions')} />
        {t('video.noTag')}
      </video>
      {state.status === 'ready' && isHydrated && !hasStarted ? (
        <>
          <button
            type="button"
            className={styles.play}
            aria-label={t('video.play')}
            // It may be refused, as where the film has gone; then the player says so itself.
            onClick={() => void video.current?.play().catch(look)}
          >
            <svg viewBox="0 0 28 32" aria-hidden="true" focusable="false">
              <path d="M0 0 28 16 0 32Z" />
            </svg>
          </button>
          <span className={styles.duration}>{formatDuration(seconds)}</span>
        </>
      ) : null}
      {state.status === 'loading' ? (
        <p className={styles.loading} role="status">
          {t('video.loading')}
        </p>
      ) : null}
      {state.status === 'failed' ? (
        <div className={styles.failed} role="alert">
          <h2 className={styles.failedTitle}>{t('video.unavailable')}</h2>
          <p>{t(`video.${state.reason}`)}</p>
          <Button onClick={retry}>{t('video.retry')}</Button>
        </div>
      ) : null}
    </div>
  )
}

/** Seconds as minutes and seconds. */
function formatDuration(seconds: number): string {
  const whole = Math.round(seconds) || 0
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** What a video element has come to; null while that is open. */
function stateOf(video: HTMLVideoElement): VideoState | null {
  if (video.error) return { status: 'failed', reason: failureOf(video.error.code) }
  if (video.readyState >= video.HAVE_METADATA) return { status: 'ready' }
  // Every source has failed.
  if (video.networkState === video.NETWORK_NO_SOURCE)
    return { status: 'failed', reason: sourceFailure(video) }
  return null
}

function sourceFailure(video: HTMLVideoElement) {
  const types = [...video.querySelectorAll('source')].map((source) => source.type)
  return failureOfSources(
    types.some((type) => video.canPlayType(type) !== ''),
    navigator.onLine,
  )
}
