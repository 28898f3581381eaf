import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { DEFAULT_PRINT_SPEC, type PrintSpec } from '@contract/custom-print/print-spec'
import type { Plane } from '@print-kernel/image'
import type { SentRequest } from '@contract/custom-print/print-request'
import type { DeliveryOption } from '@contract/cart/delivery-option'
import type { Tile } from '@print-kernel/print/render-screen-print'
import { handleOutcome } from '@/lib/handle-outcome'
import { loadChunk } from '@/lib/lazy-chunk'
import {
  type EditorState,
  type EditorEvent,
  type ArtworkChoice,
  editorReducer,
  type EditingState,
  isBeingCut,
} from '../editor-state'
import { deleteSavedArtwork, saveArtwork } from '../storage/save-artwork'
import type { PrintWorkerResponse, TilePixels, PreviewRegionKind } from '../worker/print-worker-messages'
import { type PrintWorkerClient, startPrintWorker } from '../worker/print-worker-client'
import { PrintCanvas } from './print-canvas'
import { useFocusOnView } from './use-focus-on-view'

/** What takes the answers of the worker. */
type RenderTargets = {
  print: PrintCanvas | undefined
  regions: Partial<Record<PreviewRegionKind, (pixels: TilePixels) => void>>
  tones: ((tones: Plane) => void) | undefined
}

export type EditorActions = {
  chooseArtwork(artwork: ArtworkChoice): void
  removeArtwork(): void
  completeRequest(request: SentRequest, editing: EditingState, picture: string): void
  changeSpec(spec: Partial<PrintSpec>): void
  changeDelivery(delivery: DeliveryOption): void
  setPrintCanvas(canvas: HTMLCanvasElement | null): void
  renderPrint(spec: PrintSpec, scale: number): void
  renderRegion(
    view: PreviewRegionKind,
    spec: PrintSpec,
    region: Tile,
    onRendered: (pixels: TilePixels) => void,
  ): void
  readTones(spec: PrintSpec, onTones: (tones: Plane) => void): void
}

/** Returns the editor's state and actions. Starts the print worker and restores the saved artwork. */
export function useEditor(): [EditorState, EditorActions] {
  const [editor, dispatch] = useReducer(editorReducer, { status: 'empty' })
  const worker = useRef<PrintWorkerClient>(null)
  /** Whether the visitor has chosen artwork, as opposed to artwork that this page has restored. */
  const hasChosen = useRef(false)
  const targets = useRef<RenderTargets>({ print: undefined, regions: {}, tones: undefined })

  useFocusOnView(editor, hasChosen)

  const open = useCallback((artwork: ArtworkChoice) => {
    dispatch({ type: 'artworkChosen', chosen: artwork })
    worker.current?.openArtwork(artwork.file, artwork.spec ?? DEFAULT_PRINT_SPEC)
  }, [])

  useEffect(() => {
    const client = tryStartPrintWorker((response) => handleWorkerEvent(response, dispatch, targets.current))
    if (client === undefined) return dispatch({ type: 'artworkRejected', reason: 'unable' })
    worker.current = client
    const cancel = handleOutcome(
      loadSavedArtwork(),
      (artwork) => {
        // Artwork that is chosen while the saved one loads is kept.
        if (artwork !== undefined && !hasChosen.current) open(artwork)
      },
      (error) => console.error('The drawing that is kept cannot be read', error),
    )
    return () => {
      cancel()
      client.stop()
    }
  }, [open])

  useEffect(() => {
    // A file that could not be read is not saved, nor a cut with the width of before.
    if (editor.status !== 'editing' || editor.artwork === undefined || isBeingCut(editor)) return
    const { file, name, spec, delivery } = editor
    void saveArtwork({ file, name, spec, delivery }, Date.now())
  }, [editor])

  const [actions] = useState<EditorActions>(() => ({
    chooseArtwork(artwork) {
      hasChosen.current = true
      open(artwork)
    },
    changeSpec: (spec) => dispatch({ type: 'specChanged', spec }),
    changeDelivery: (delivery) => dispatch({ type: 'deliveryChanged', delivery }),
    removeArtwork() {
      hasChosen.current = true
      dispatch({ type: 'artworkRemoved' })
      void deleteSavedArtwork()
    },
    completeRequest(request, editing, picture) {
      dispatch({ type: 'requestSent', request, editing, picture })
      void deleteSavedArtwork()
    },
    setPrintCanvas(canvas) {
      targets.current.print = canvas === null ? undefined : new PrintCanvas(canvas)
    },
    renderPrint: (spec, scale) => worker.current?.renderPrint(spec, scale),
    renderRegion(view, spec, region, onRendered) {
      targets.current.regions[view] = onRendered
      worker.current?.renderRegion(view, spec, region)
    },
    readTones(spec, onTones) {
      targets.current.tones = onTones
      worker.current?.readTones(spec)
    },
  }))
  return [editor, actions]
}

/** Returns the saved artwork. Its code is a chunk of its own; rejects if that fails to load. */
async function loadSavedArtwork(): Promise<ArtworkChoice | undefined> {
  const storage = await loadChunk('press-kept', () => import('../storage/load-artwork'))
  return storage.loadSavedArtwork(Date.now())
}

function tryStartPrintWorker(
  onResponse: Parameters<typeof startPrintWorker>[0],
): PrintWorkerClient | undefined {
  try {
    return startPrintWorker(onResponse)
  } catch (error) {
    console.error('The press cannot run', error)
    return undefined
  }
}

function handleWorkerEvent(
  response: PrintWorkerResponse | undefined,
  dispatch: (event: EditorEvent) => void,
  { print, regions, tones }: RenderTargets,
): void {
  switch (response?.kind) {
    case undefined:
      return dispatch({ type: 'artworkRejected', reason: 'unable' })
    case 'artworkRejected':
      return dispatch({ type: 'artworkRejected', reason: response.reason })
    case 'draftRendered':
      print?.startPrint(response.tile.width, response.tile.height)
      print?.addTile(response, true)
      return dispatch({ type: 'draftRendered', aspect: response.aspect })
    case 'artworkOpened':
      return dispatch({ type: 'artworkOpened', artwork: response.artwork })
    case 'pictureDrawn':
      return dispatch({ type: 'pictureDrawn', picture: response.picture })
    case 'artworkPrepared':
      print?.startPrint(response.width, response.height)
      return dispatch({ type: 'artworkPrepared', ink: response.ink })
    case 'tileRendered':
      return print?.addTile(response, response.isLast)
    case 'printAnalysed':
      return dispatch({
        type: 'printAnalysed',
        analysis: response.analysis,
        coverage: response.coverage,
        mostDetailedPoint: response.mostDetailedPoint,
      })
    case 'filmSampled':
      return dispatch({ type: 'filmSampled', filmSample: response.filmSample })
    case 'regionRendered':
      return regions[response.view]?.(response)
    case 'tonesReady':
      return tones?.(response.tones)
  }
}
