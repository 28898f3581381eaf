import { useEffect, useRef, useState } from 'react'
import type { Print } from '@contract/press/screen-print'
import type { FilmRegion, FilmRequest, FilmResponse } from './film-messages'

type Looked = Extract<FilmResponse, { kind: 'looked' }>

export type Film = {
  /** In its pixels; undefined until it is made. */
  size: { width: number; height: number } | undefined
  /** How much of its PNG is made, 0..1; undefined where none is being made. */
  progress: number | undefined
  look(region: FilmRegion): void
  save(): void
  cancel(): void
}

/** The film of a print, made in a worker of its own. */
export function useFilm(
  print: Print | undefined,
  onLooked: (looked: Looked) => void,
  onSaved: (blob: Blob) => void,
): Film {
  const worker = useRef<Worker>(null)
  const turn = useRef(0)
  const receive = useRef({ onLooked, onSaved })
  const [size, setSize] = useState<Film['size']>()
  const [progress, setProgress] = useState<number>()
  useEffect(() => {
    receive.current = { onLooked, onSaved }
  })

  useEffect(() => {
    const started = new Worker(new URL('./film-worker.ts', import.meta.url), { type: 'module' })
    worker.current = started
    started.addEventListener('message', ({ data }: MessageEvent<FilmResponse>) => {
      if (data.kind === 'opened') {
        setProgress(undefined)
        setSize(data)
      } else if (data.kind === 'progress') {
        // What was on its way when it was cancelled begins nothing.
        setProgress((progress) => (progress === undefined ? undefined : data.share))
      } else if (data.kind === 'saved') {
        setProgress(undefined)
        receive.current.onSaved(data.blob)
      } else if (data.turn === turn.current) receive.current.onLooked(data)
    })
    return () => started.terminate()
  }, [])

  const post = (request: FilmRequest) => worker.current?.postMessage(request)
  useEffect(() => {
    if (print === undefined) return
    worker.current?.postMessage({ kind: 'open', print } satisfies FilmRequest)
  }, [print])

  return {
    size,
    progress,
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
