import { type PreflightResult, runPreflight } from '@print-kernel/preflight'
import type { PrintAnalysis } from '@print-kernel/print-analysis'
import type { FileRefusal } from '@contract/custom-print/artwork-file'
import { DEFAULT_PRINT_SPEC, type PrintSpec } from '@contract/custom-print/print-spec'
import type { SentRequest } from '@contract/custom-print/print-request'
import { clampToShirt, moveToPosition } from '@contract/custom-print/print-position'
import type { DeliveryOption } from '@contract/money/totals'
import type { ArtworkSize, Coverage } from '../worker/print-worker-messages'

export type EditingState = {
  status: 'editing'
  /** Raised by each artwork that replaces another. */
  sequence: number
  file: Blob
  name: string
  /** Undefined until the press has read it. */
  artwork: ArtworkSize | undefined
  spec: PrintSpec
  delivery: DeliveryOption
  /** Width by height of what is inked; undefined until the press has looked. */
  aspect: number | undefined
  analysis: PrintAnalysis | undefined
  coverage: Coverage
  /** Where the print has most to show, in mm of it. */
  mostDetailedPoint: { x: number; y: number } | undefined
}

export type ArtworkChoice = { file: Blob; name: string; spec?: PrintSpec; delivery?: DeliveryOption }

export type EditorState =
  | { status: 'empty' }
  | { status: 'rejected'; reason: FileRefusal | 'unable' }
  | EditingState
  /** `picture` is of the print, as a data URL. */
  | { status: 'sent'; request: SentRequest; sent: EditingState; picture: string }

export type EditorEvent =
  | { type: 'artworkChosen'; chosen: ArtworkChoice }
  | { type: 'artworkRejected'; reason: FileRefusal | 'unable' }
  | { type: 'artworkOpened'; artwork: ArtworkSize }
  | { type: 'artworkPrepared'; aspect: number }
  | {
      type: 'printAnalysed'
      analysis: PrintAnalysis
      coverage: Coverage
      mostDetailedPoint: { x: number; y: number }
    }
  | { type: 'specChanged'; spec: Partial<PrintSpec> }
  | { type: 'deliveryChanged'; delivery: DeliveryOption }
  | { type: 'requestSent'; request: SentRequest; sent: EditingState; picture: string }
  | { type: 'artworkRemoved' }

/** What becomes of the editor; an event that comes too late changes nothing. */
export function editorReducer(editing: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'artworkChosen':
      return createEditingState(event.chosen, editing.status === 'editing' ? editing.sequence + 1 : 0)
    case 'artworkRemoved':
      return { status: 'empty' }
    case 'artworkRejected':
      return { status: 'rejected', reason: event.reason }
    case 'requestSent':
      return { ...event, status: 'sent' }
    default:
      return editing.status === 'editing' ? reduceEditing(editing, event) : editing
  }
}

function createEditingState({ file, name, spec, delivery }: ArtworkChoice, sequence: number): EditingState {
  return {
    status: 'editing',
    sequence,
    file,
    name,
    artwork: undefined,
    spec: spec ?? DEFAULT_PRINT_SPEC,
    delivery: delivery ?? 'shipping',
    aspect: undefined,
    analysis: undefined,
    coverage: { ink: 0, solid: 0 },
    mostDetailedPoint: undefined,
  }
}

function reduceEditing(
  editing: EditingState,
  event: Extract<
    EditorEvent,
    { type: 'artworkOpened' | 'artworkPrepared' | 'printAnalysed' | 'specChanged' | 'deliveryChanged' }
  >,
): EditingState {
  const { spec, aspect } = editing
  switch (event.type) {
    case 'artworkOpened':
      return { ...editing, artwork: event.artwork }
    case 'artworkPrepared':
      return { ...editing, aspect: event.aspect, spec: clampToShirt(spec, event.aspect) }
    case 'printAnalysed':
      return {
        ...editing,
        analysis: event.analysis,
        coverage: event.coverage,
        mostDetailedPoint: event.mostDetailedPoint,
      }
    case 'deliveryChanged':
      return { ...editing, delivery: event.delivery }
    case 'specChanged': {
      const { place = spec.place, ...rest } = event.spec
      const moved = place === spec.place ? spec : moveToPosition(spec, place, aspect ?? 1)
      return { ...editing, spec: clampToShirt({ ...moved, ...rest }, aspect ?? 1) }
    }
  }
}

/** What the press says of the spec as it stands, also before it has printed the last change. */
export function listPreflightResults({ analysis, spec }: EditingState): PreflightResult[] {
  return analysis === undefined ? [] : runPreflight(analysis, spec)
}
