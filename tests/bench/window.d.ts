import type { AlignmentProbe } from './alignment-probe.mjs'
import type { FrameProbe } from './frame-probe.mjs'
import type { Camera } from './map-facts.mjs'
import type { ClickProbe } from './click-probe.mjs'
import type { PressProbe } from './press-probe.mjs'

/** What the benchmarks put into the pages they measure. */
declare global {
  interface Window {
    frameProbe: FrameProbe
    alignmentProbe: AlignmentProbe
    clickProbe: ClickProbe
    pressProbe: PressProbe
    /** Of the pages that are compared with. */
    showCamera?: (camera: Camera) => void
    /** When React had taken over the page, in ms of its clock. */
    hydratedAt?: number
  }
}
