import { useEffect, useRef, useState } from 'react'
import type { Print } from '@print-kernel/render-screen-print'
import { filmWorker } from './film-worker-client'
import type { FilmRegion, FilmRequest, FilmResponse } from './film-worker-messages'

type Looked = Extract<FilmResponse, { kind: 'looked' }>

export type Film = {
  /** In its pixels; undefined until it is made. */
  size: { width: number; height: number } | undefined
  /** How much of its PNG is made, 0..1; undefined where none is being made. */
  progress: number | undefined
  look(region: FilmRegion): void
  save(): void
  cancel(): void
  /** Whether the size and what is looked at are those of `print`. */
  isMade: boolean
  hasFailed: boolean
}

/** The film of a print, made in the page's worker for films. */
export function useFilm(
  print: Print | undefined,
  onLooked: (looked: Looked) => void,
  onSaved: (blob: Blob) => void,
): Film {
  const worker = useRef<Worker>(null)
  const [made, setMade] = useState<Print>()
  const [hasFailed, setHasFailed] = useState(false)
  const opening = useRef<Print>(undefined)
  const turn = useRef(0)
  const receive = useRef({ onLooked, onSaved })
  const [size, setSize] = useState<Film['size']>()
  const [progress, setProgress] = useState<number>()
  useEffect(() => {
    receive.current = { onLooked, onSaved }
  })

  useEffect(() => {
    const started = filmWorker()
    worker.current = started
    const fail = () => setHasFailed(true)
    const hear = ({ data }: MessageEvent<FilmResponse>) => {
      if (data.kind === 'opened') {
        setProgress(undefined)
        setSize(data)
        setMade(opening.current)
      } else if (data.kind === 'progress') {
        // What was on its way when it was cancelled begins nothing.
        setProgress((progress) => (progress === undefined ? undefined : data.share))
      } else if (data.kind === 'saved') {
        setProgress(undefined)
        receive.current.onSaved(data.blob)
      } else if (data.kind === 'failed') fail()
      else if (data.turn === turn.current) receive.current.onLooked(data)
    }
    started.addEventListener('message', hear)
    started.addEventListener('error', fail)
    return () => {
      worker.current?.postMessage({ kind: 'stop' } satisfies FilmRequest)
      started.removeEventListener('message', hear)
      started.removeEventListener('error', fail)
    }
  }, [])

  const post = (request: FilmRequest) => worker.current?.postMessage(request)
  useEffect(() => {
    if (print === undefined) return
    opening.current = print
    worker.current?.postMessage({ kind: 'open', print } satisfies FilmRequest)
  }, [print])

  return {
    size,
    progress,
    isMade: made !== undefined && made === print,
    hasFailed,
    look: (region) => post({ kind: 'look', turn: ++turn.current, region }),
    save() {
      setProgress(0)
      post({ kind: 'save' })
    },
    cancel() {
      setProgress(undefined)
      post({ kind: 'stop' })
    },
  }
}
