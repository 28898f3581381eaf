import { runPreflight } from '@print-kernel/preflight/preflight'
import type { PreflightResult } from '@print-kernel/preflight/preflight-result'
import type { PrintAnalysis } from '@print-kernel/preflight/print-analysis'
import { DEFAULT_PRINT_SPEC, isSameCrop, type PrintSpec } from '@contract/custom-print/print-spec'
import type { SentRequest } from '@contract/custom-print/print-request'
import { clampToShirt, moveToPosition } from '@contract/custom-print/print-position'
import type { DeliveryOption } from '@contract/cart/delivery-option'
import { type CroppedInk, type PlacedInk, placeInk } from './place-ink'
import type { ArtworkRejection, ArtworkSize, Coverage, FilmSample } from './worker/print-worker-messages'

export type EditingState = {
  status: 'editing'
  /** Grows by one with each artwork that replaces another. */
  sequence: number
  file: Blob
  name: string
  /** Undefined until the worker has decoded the file. */
  artwork: ArtworkSize | undefined
  /** A small picture of the whole artwork; undefined until the worker has drawn it. */
  picture: ImageBitmap | undefined
  spec: PrintSpec
  delivery: DeliveryOption
  /** Width divided by height of the inked part; undefined until the worker has prepared the artwork. */
  aspect: number | undefined
  /** The ink that was prepared last. */
  placedInk: PlacedInk | undefined
  analysis: PrintAnalysis | undefined
  coverage: Coverage
  /** The point at which the print has the most detail, in mm from its upper left corner. */
  mostDetailedPoint: { x: number; y: number } | undefined
  filmSample: FilmSample | undefined
}

export type ArtworkChoice = { file: Blob; name: string; spec?: PrintSpec; delivery?: DeliveryOption }

export type EditorState =
  | { status: 'empty' }
  | { status: 'rejected'; reason: ArtworkRejection | 'unable' }
  | EditingState
  /** `picture` is a picture of the print as a data URL. */
  | { status: 'sent'; request: SentRequest; editing: EditingState; picture: string }

export type EditorEvent =
  | { type: 'artworkChosen'; chosen: ArtworkChoice }
  | { type: 'artworkRejected'; reason: ArtworkRejection | 'unable' }
  | { type: 'draftRendered'; aspect: number }
  | { type: 'artworkOpened'; artwork: ArtworkSize }
  | { type: 'pictureDrawn'; picture: ImageBitmap }
  | { type: 'artworkPrepared'; ink: CroppedInk }
  | {
      type: 'printAnalysed'
      analysis: PrintAnalysis
      coverage: Coverage
      mostDetailedPoint: { x: number; y: number }
    }
  | { type: 'filmSampled'; filmSample: FilmSample }
  | { type: 'specChanged'; spec: Partial<PrintSpec> }
  | { type: 'deliveryChanged'; delivery: DeliveryOption }
  | { type: 'requestSent'; request: SentRequest; editing: EditingState; picture: string }
  | { type: 'artworkRemoved' }

/** The reducer of the editor. An event of earlier artwork changes nothing. */
export function editorReducer(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'artworkChosen':
      return createEditingState(event.chosen, state.status === 'editing' ? state.sequence + 1 : 0)
    case 'artworkRemoved':
      return { status: 'empty' }
    case 'artworkRejected':
      return { status: 'rejected', reason: event.reason }
    case 'requestSent':
      return { ...event, status: 'sent' }
    default:
      return state.status === 'editing' ? reduceEditing(state, event) : state
  }
}

function createEditingState({ file, name, spec, delivery }: ArtworkChoice, sequence: number): EditingState {
  return {
    status: 'editing',
    sequence,
    file,
    name,
    artwork: undefined,
    picture: undefined,
    spec: spec ?? DEFAULT_PRINT_SPEC,
    delivery: delivery ?? 'shipping',
    aspect: undefined,
    placedInk: undefined,
    analysis: undefined,
    coverage: { ink: 0, solid: 0 },
    mostDetailedPoint: undefined,
    filmSample: undefined,
  }
}

function reduceEditing(
  editing: EditingState,
  event: Extract<
    EditorEvent,
    {
      type:
        | 'draftRendered'
        | 'artworkOpened'
        | 'pictureDrawn'
        | 'artworkPrepared'
        | 'printAnalysed'
        | 'filmSampled'
        | 'specChanged'
        | 'deliveryChanged'
    }
  >,
): EditingState {
  const { spec, aspect } = editing
  switch (event.type) {
    case 'draftRendered':
      // A draft has few pixels, so its outline is inexact: whether the print fits is decided by the whole artwork.
      return { ...editing, aspect: event.aspect }
    case 'artworkOpened':
      return { ...editing, artwork: event.artwork }
    case 'pictureDrawn':
      return { ...editing, picture: event.picture }
    case 'artworkPrepared':
      return {
        ...editing,
        aspect: event.ink.aspect,
        ...placeInk(editing.placedInk, event.ink, spec),
        // What was said of another part, at the size of this one, would be wrong.
        analysis: isSameCrop(editing.placedInk?.crop, event.ink.crop) ? editing.analysis : undefined,
      }
    case 'printAnalysed':
      return {
        ...editing,
        analysis: event.analysis,
        coverage: event.coverage,
        mostDetailedPoint: event.mostDetailedPoint,
      }
    case 'filmSampled':
      return { ...editing, filmSample: event.filmSample }
    case 'deliveryChanged':
      return { ...editing, delivery: event.delivery }
    case 'specChanged': {
      const { place = spec.place, ...rest } = event.spec
      const movedSpec = place === spec.place ? spec : moveToPosition(spec, place, aspect ?? 1)
      return { ...editing, spec: clampToShirt({ ...movedSpec, ...rest }, aspect ?? 1) }
    }
  }
}

/** Whether the worker still cuts the drawing: until then width and price are those of before. */
export const isBeingCut = ({ placedInk, spec }: EditingState): boolean =>
  !isSameCrop(placedInk?.crop, spec.crop)

/** Returns the preflight results of the current spec, also before its last change has been rendered, but for a cut. */
export function listPreflightResults(editing: EditingState): PreflightResult[] {
  const { analysis, spec } = editing
  return analysis === undefined || isBeingCut(editing) ? [] : runPreflight(analysis, spec)
}
