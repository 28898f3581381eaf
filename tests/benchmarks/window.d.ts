import type { AlignmentProbe } from './probes/alignment-probe.mjs'
import type { FrameProbe } from './probes/frame-probe.mjs'
import type { Camera } from './map-facts.mjs'
import type { ClickProbe } from './probes/click-probe.mjs'
import type { PressProbe } from './probes/custom-print-probe.mjs'

/** The functions and values that the benchmarks put into the pages they measure. */
declare global {
  interface Window {
    frameProbe: FrameProbe
    alignmentProbe: AlignmentProbe
    clickProbe: ClickProbe
    pressProbe: PressProbe
    /** Only in the pages that the map is compared with. */
    showCamera?: (camera: Camera) => void
    /** When React had taken over the page, in ms of its clock. */
    hydratedAt?: number
  }
}
