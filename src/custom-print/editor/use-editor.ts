import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { FIRST_JOB, type Job } from '@contract/custom-print/print-spec'
import type { Plane } from '@print-kernel/image'
import type { SentRequest } from '@contract/custom-print/print-request'
import type { Tile } from '@print-kernel/render-screen-print'
import { loadChunk } from '@/lib/lazy-chunk'
import { type Bench, type BenchEvent, type Chosen, nextBench, type Printed } from './editor-state'
import { forgetDrawing, keepDrawing } from '../storage/save-artwork'
import type { Inked, View } from '../worker/print-worker-messages'
import { type PressClient, type PressResponse, startPress } from '../worker/print-worker-client'
import { PrintCanvas } from './print-canvas'
import { useFocusOnView } from './use-focus-on-view'

type Canvases = {
  print: PrintCanvas | undefined
  looks: Partial<Record<View, (inked: Inked) => void>>
  tones: ((tones: Plane) => void) | undefined
}

export type BenchActions = {
  choose(chosen: Chosen): void
  remove(): void
  sent(request: SentRequest, bench: Printed, picture: string): void
  dispatch(event: BenchEvent): void
  setPrintCanvas(canvas: HTMLCanvasElement | null): void
  print(job: Job, scale: number): void
  look(view: View, job: Job, region: Tile, onLooked: (inked: Inked) => void): void
  tones(job: Job, onTones: (tones: Plane) => void): void
}

/** The bench: its state, and the press that works for it in a worker. Brings back the drawing that is kept. */
export function useBench(): [Bench, BenchActions] {
  const [bench, dispatch] = useReducer(nextBench, { status: 'empty' })
  const press = useRef<PressClient>(null)
  /** Whether somebody has, and not this page by itself. */
  const hasChosen = useRef(false)
  const canvases = useRef<Canvases>({ print: undefined, looks: {}, tones: undefined })

  useFocusOnView(bench, hasChosen)

  const open = useCallback((chosen: Chosen) => {
    dispatch({ type: 'chosen', chosen })
    press.current?.open(chosen.file, chosen.job ?? FIRST_JOB)
  }, [])

  useEffect(() => {
    const client = startedPress((response) => receive(response, dispatch, canvases.current))
    if (client === undefined) return dispatch({ type: 'refused', reason: 'unable' })
    press.current = client
    let isGone = false
    const bringBack = async () => {
      const kept = await broughtBack()
      // What is chosen while it loads stays.
      if (kept !== undefined && !isGone && !hasChosen.current) open(kept)
    }
    void bringBack()
    return () => {
      isGone = true
      client.stop()
    }
  }, [open])

  useEffect(() => {
    // A file that could not be read is not brought back.
    if (bench.status !== 'printed' || bench.artwork === undefined) return
    const { file, name, job, delivery } = bench
    void keepDrawing({ file, name, job, delivery, at: Date.now() })
  }, [bench])

  const [actions] = useState<BenchActions>(() => ({
    choose(chosen) {
      hasChosen.current = true
      open(chosen)
    },
    dispatch,
    remove() {
      hasChosen.current = true
      dispatch({ type: 'removed' })
      void forgetDrawing()
    },
    sent(request, sent, picture) {
      dispatch({ type: 'sent', request, sent, picture })
      void forgetDrawing()
    },
    setPrintCanvas(canvas) {
      canvases.current.print = canvas === null ? undefined : new PrintCanvas(canvas)
    },
    print: (job, scale) => press.current?.print(job, scale),
    look(view, job, region, onLooked) {
      canvases.current.looks[view] = onLooked
      press.current?.look(view, job, region)
    },
    tones(job, onTones) {
      canvases.current.tones = onTones
      press.current?.tones(job)
    },
  }))
  return [bench, actions]
}

/** What reads it is a chunk of its own, loaded in parallel: a first drawing does without. */
async function broughtBack() {
  try {
    const { keptDrawing } = await loadChunk('press-kept', () => import('../storage/load-artwork'))
    return await keptDrawing(Date.now())
  } catch (error) {
    console.error('The drawing that is kept cannot be read', error)
    return undefined
  }
}

function startedPress(onResponse: Parameters<typeof startPress>[0]): PressClient | undefined {
  try {
    return startPress(onResponse)
  } catch (error) {
    console.error('The press cannot run', error)
    return undefined
  }
}

function receive(
  response: PressResponse | undefined,
  dispatch: (event: BenchEvent) => void,
  { print, looks, tones }: Canvases,
): void {
  switch (response?.kind) {
    case undefined:
      return dispatch({ type: 'refused', reason: 'unable' })
    case 'refused':
      return dispatch({ type: 'refused', reason: response.reason })
    case 'opened':
      return dispatch({ type: 'opened', artwork: response.artwork })
    case 'prepared':
      print?.begin(response.width, response.height)
      return dispatch({ type: 'prepared', aspect: response.aspect })
    case 'inked':
      return print?.add(response, response.isLast)
    case 'judged':
      return dispatch({
        type: 'judged',
        facts: response.facts,
        coverage: response.coverage,
        busiest: response.busiest,
      })
    case 'looked':
      return looks[response.view]?.(response)
    case 'toned':
      return tones?.(response.tones)
  }
}
