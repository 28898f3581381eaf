import type { AgreementProbe } from './agreement-probe.mjs'
import type { FrameProbe } from './frame-probe.mjs'
import type { PressProbe } from './press-probe.mjs'

/** What the benchmarks put into the pages they measure. */
declare global {
  interface Window {
    frameProbe: FrameProbe
    agreementProbe: AgreementProbe
    pressProbe: PressProbe
    /** When React had taken over the page, in ms of its clock. */
    hydratedAt?: number
  }
}
