import { useTranslation } from 'react-i18next'
import { useCallback, useEffect, useRef, useState } from 'react'
import { getShopLanguage } from '@/i18n/texts'
import { Button } from '@/ui/button'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { useVideoState } from './use-video-state'
import styles from './video-player.module.css'

type VideoPlayerProps = {
  /** The picture shown before the video plays, in the same size. */
  still: { src: string; srcSet: string; small: string }
  /** In order of preference: the browser plays the first one that it supports. */
  sources: readonly { src: string; type: string }[]
  captions: { src: string; language: string }
}

/** A video that is loading, ready, or failed with a reason and a retry button. */
export function VideoPlayer({ still, sources, captions }: VideoPlayerProps) {
  const { t, i18n } = useTranslation()
  const { video, state, seconds, hasStarted, syncState, start, giveUp, retry } = useVideoState()
  // The video loads after the still, as both would compete for bandwidth.
  const { image, stillUrl, takeStill } = useStillUrl()
  // Without scripts the browser's own controls are shown.
  const isHydrated = useIsHydrated()

  return (
    <div className={styles.frame} lang={getShopLanguage(i18n.language)}>
      <img
        ref={image}
        className={styles.still}
        src={still.src}
        srcSet={still.srcSet}
        sizes="(width < 1200px) 92vw, 654px"
        width="1280"
        height="720"
        // The largest picture of the page: src/script-loader.ts waits for it.
        fetchPriority="high"
        alt=""
        onLoad={takeStill}
        // If the still fails, the video loads anyway.
        onError={takeStill}
      />
      <video
        ref={video}
        className={styles.video}
        aria-label={t('video.label')}
        // Without it, the browser's controls darken the image below.
        poster={stillUrl ?? still.small}
        preload={stillUrl === undefined ? 'none' : 'metadata'}
        width="1280"
        height="720"
        controls={state.status !== 'failed' && (hasStarted || !isHydrated)}
        playsInline
        onLoadedMetadata={syncState}
        onError={syncState}
        onPlay={start}
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
            // play() is rejected if the video cannot be loaded; the player shows that failure itself.
            onClick={() => void video.current?.play().catch(syncState)}
          >
            <svg viewBox="0 0 28 32" aria-hidden="true">
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

/** Formats seconds as minutes and seconds. */
function formatDuration(seconds: number): string {
  const whole = Math.round(seconds) || 0
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Returns the ref of the still's image, and the URL that the browser chose for it, once it is loaded. */
function useStillUrl() {
  const image = useRef<HTMLImageElement>(null)
  const [stillUrl, setStillUrl] = useState<string>()
  const takeStill = useCallback(() => setStillUrl(image.current?.currentSrc), [])
  useEffect(() => {
    // The picture of a served page may have loaded before its script ran.
    if (image.current?.complete) takeStill()
  }, [takeStill])
  return { image, stillUrl, takeStill }
}
