import { useEffect, useRef, useState } from 'react'
import type { ScreenPrint } from '@print-kernel/print/screen-print'
import { getFilmWorker } from './film-worker-client'
import type { FilmRegion, FilmWorkerRequest, FilmWorkerResponse } from './film-worker-messages'

type RenderedRegion = Extract<FilmWorkerResponse, { kind: 'regionRendered' }>

export type FilmPositiveState = {
  /** In film pixels; undefined until the film is there. */
  size: { width: number; height: number } | undefined
  /** The share of the PNG that is encoded, 0..1; undefined while none is being encoded. */
  progress: number | undefined
  renderRegion(region: FilmRegion): void
  encodePng(): void
  cancel(): void
  /** Whether `size` and the rendered region belong to the current `print`. */
  isReady: boolean
  hasFailed: boolean
}

/** The film positive of a print, made by the film worker. */
export function useFilmPositive(
  print: ScreenPrint | undefined,
  onRendered: (region: RenderedRegion) => void,
  onSaved: (blob: Blob) => void,
): FilmPositiveState {
  const worker = useRef<Worker>(null)
  const [openedPrint, setOpenedPrint] = useState<ScreenPrint>()
  const [hasFailed, setHasFailed] = useState(false)
  const requestedPrint = useRef<ScreenPrint>(undefined)
  const sequence = useRef(0)
  const receive = useRef({ onRendered, onSaved })
  const [size, setSize] = useState<FilmPositiveState['size']>()
  const [progress, setProgress] = useState<number>()
  useEffect(() => {
    receive.current = { onRendered, onSaved }
  })

  useEffect(() => {
    const filmWorker = getFilmWorker()
    worker.current = filmWorker
    const fail = () => setHasFailed(true)
    const handleMessage = ({ data }: MessageEvent<FilmWorkerResponse>) => {
      if (data.kind === 'filmOpened') {
        setProgress(undefined)
        setSize(data)
        setOpenedPrint(requestedPrint.current)
      } else if (data.kind === 'encodingProgressed') {
        // A message sent before a cancellation arrives after it: it must not show progress again.
        setProgress((share) => (share === undefined ? undefined : data.share))
      } else if (data.kind === 'pngEncoded') {
        setProgress(undefined)
        receive.current.onSaved(data.blob)
      } else if (data.kind === 'encodingFailed') fail()
      else if (data.sequence === sequence.current) receive.current.onRendered(data)
    }
    filmWorker.addEventListener('message', handleMessage)
    filmWorker.addEventListener('error', fail)
    return () => {
      worker.current?.postMessage({ kind: 'cancel' } satisfies FilmWorkerRequest)
      filmWorker.removeEventListener('message', handleMessage)
      filmWorker.removeEventListener('error', fail)
    }
  }, [])

  const post = (request: FilmWorkerRequest) => worker.current?.postMessage(request)
  useEffect(() => {
    if (print === undefined) return
    requestedPrint.current = print
    worker.current?.postMessage({ kind: 'openPrint', print } satisfies FilmWorkerRequest)
  }, [print])

  return {
    size,
    progress,
    isReady: openedPrint !== undefined && openedPrint === print,
    hasFailed,
    renderRegion: (region) => post({ kind: 'renderRegion', sequence: ++sequence.current, region }),
    encodePng() {
      setProgress(0)
      post({ kind: 'encodePng' })
    },
    cancel() {
      setProgress(undefined)
      post({ kind: 'cancel' })
    },
  }
}
