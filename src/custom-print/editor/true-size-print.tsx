import { type CSSProperties, useEffect, useRef } from 'react'
import { getBlendMode, needsOpaqueInk, SHIRT_HEX_COLOURS } from '@print-kernel/colour'
import type { ShirtColour } from '@contract/custom-print/blanks'
import { computeHeightMm } from '@contract/custom-print/print-position'
import { COLOURS } from '@contract/inks'
import { CalibrationControls } from '@/ui/true-size/calibration-controls'
import { useScreenCalibration } from '@/ui/true-size/screen-calibration'
import { TrueSizeBox } from '@/ui/true-size/true-size-box'
import { drawPixels } from './print-canvas'
import styles from './true-size-print.module.css'
import { usePressTexts } from '../use-press-texts'
import { useRenderSpec } from '../use-render-spec'
import view from './preview-window.module.css'
import type { PreviewProps } from './preview-tabs'

/** More pixels than this look no finer, and are slow. */
const MAX_PIXELS = 12_000_000

/** The print in true size, in a box that scrolls. A bank card held to the screen calibrates the mm. */
export function TrueSizePrint({ editing, actions }: PreviewProps) {
  const { t } = usePressTexts()
  const calibration = useScreenCalibration()
  return (
    <>
      <TrueSizeBox label={t('press.trueSize.window')} calibration={calibration}>
        <RuledPrint editing={editing} actions={actions} pxPerMm={calibration.pxPerMm} />
      </TrueSizeBox>
      <div className={view.end}>
        <CalibrationControls
          calibration={calibration}
          texts={{
            hint: t('press.trueSize.hint'),
            hold: t('press.trueSize.hold'),
            cardHeight: t('press.trueSize.card'),
            measure: t('press.trueSize.measure'),
            done: t('press.trueSize.done'),
          }}
        />
      </div>
    </>
  )
}

type RuledPrintProps = Pick<PreviewProps, 'editing' | 'actions'> & { pxPerMm: number }

/** The print on the colour of its shirt, below a ruler. */
function RuledPrint({ editing, actions, pxPerMm }: RuledPrintProps) {
  const { spec, aspect = 1 } = editing
  const height = computeHeightMm(spec.width, aspect)
  const renderSpec = useRenderSpec(spec)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const maxPxPerMm = Math.sqrt(MAX_PIXELS / (spec.width * height))
    const scale = Math.min(pxPerMm * devicePixelRatio, maxPxPerMm)
    const size = { width: Math.round(spec.width * scale), height: Math.round(height * scale) }
    actions.renderRegion(
      'trueSize',
      renderSpec,
      { left: 0, top: 0, ...size, pxPerMm: scale },
      ({ tile, pixels }) => drawPixels(canvas.current, tile, pixels),
    )
  }, [actions, renderSpec, pxPerMm, height, spec.width])

  return (
    <div
      className={styles.print}
      style={{ background: SHIRT_HEX_COLOURS[spec.shirt], color: getRulerColour(spec.shirt) }}
    >
      <p className={styles.centimetres} style={buildRulerStyle(spec.width, pxPerMm)} aria-hidden="true" />
      <canvas
        ref={canvas}
        style={{ width: spec.width * pxPerMm, height: height * pxPerMm, mixBlendMode: getBlendMode(spec) }}
        aria-hidden="true"
      />
    </div>
  )
}

/** Style of a ruler as wide as the print (mm), with a mark at each cm; `perMm` is in px. */
const buildRulerStyle = (width: number, perMm: number) =>
  ({ width: width * perMm, '--cm': `${perMm * 10}px` }) as CSSProperties

const getRulerColour = (shirt: ShirtColour) => (needsOpaqueInk(shirt) ? COLOURS.paper : COLOURS.forest)
