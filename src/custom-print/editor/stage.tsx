import { getBlendMode } from '@print-kernel/colour'
import type { PreflightResult } from '@print-kernel/preflight/preflight-result'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { formatCm } from '@contract/custom-print/print-spec'
import { computeHeightMm } from '@contract/custom-print/print-position'
import type { EditingState } from '../editor-state'
import { getResultId } from '../preflight/preflight-list'
import preflight from '../preflight/preflight-list.module.css'
import { placeMarkers } from '../preflight/place-markers'
import { getPrintStyle } from '../shirt/print-style'
import { LOUPE_SIZE_MM, type LoupePosition } from './loupe'
import { ResizeCorners } from './resize-corners'
import { Rulers } from './rulers'
import { Shirt } from '../shirt/shirt'
import onShirt from '../shirt/shirt.module.css'
import { NECK_OFFSET_MM, getShirtSide, STAGE_MM } from '../shirt/shirt-shape'
import styles from './stage.module.css'
import { getKeyStep } from './key-step'
import { useDrag } from './use-drag'
import type { EditorActions } from './use-editor'
import { usePressTexts } from '../use-press-texts'
import { useRenderSpec } from '../use-render-spec'
import { formatPreviewAlt } from '../shirt/format-preview-alt'

type StageProps = {
  editing: EditingState
  actions: EditorActions
  results: readonly PreflightResult[]
  loupePosition: LoupePosition
  onLoupeMove: (loupePosition: LoupePosition) => void
  shirt: RefObject<SVGSVGElement | null>
  canvas: RefObject<HTMLCanvasElement | null>
}

/** The print on the shirt with rulers, at one scale. The print is moved by dragging or by keys. */
export function Stage({ shirt, canvas, ...props }: StageProps) {
  const { t } = usePressTexts()
  const { editing, actions, results } = props
  const { spec } = editing
  const stage = useRef<HTMLDivElement>(null)
  usePrintRendering(editing, actions, stage, canvas)

  return (
    <div ref={stage} className={styles.stage}>
      <Shirt ref={shirt} shirt={spec.shirt} side={getShirtSide(spec.place)} className={onShirt.shirt} />
      <canvas
        ref={canvas}
        className={onShirt.print}
        style={{ ...getPrintStyle(editing), mixBlendMode: getBlendMode(spec) }}
        role="img"
        aria-label={
          editing.analysis === undefined ? t('press.looking') : formatPreviewAlt(editing, results, t)
        }
      />
      <Rulers top={NECK_OFFSET_MM[getShirtSide(spec.place)]} />
      {editing.aspect === undefined ? null : <PrintFrame {...props} stage={stage} />}
    </div>
  )
}

type PrintFrameProps = Omit<StageProps, 'shirt' | 'canvas'> & { stage: RefObject<HTMLDivElement | null> }

/** The frame around the print, by which it is moved, with the loupe's place and the markers of preflight. */
function PrintFrame({ editing, actions, results, loupePosition, onLoupeMove, stage }: PrintFrameProps) {
  const { t } = usePressTexts()
  const { spec, aspect = 1 } = editing
  const height = computeHeightMm(spec.width, aspect)
  const drag = useDrag(
    stage,
    (across, down) =>
      actions.changeSpec({
        fromMiddle: Math.round(spec.fromMiddle + across * STAGE_MM.width),
        belowNeck: Math.round(spec.belowNeck + down * STAGE_MM.height),
      }),
    (x, y) => onLoupeMove({ x: x * spec.width, y: y * height }),
  )

  function movePrintByKey(event: KeyboardEvent) {
    const step = getKeyStep(event)
    if (step === undefined) return
    event.preventDefault()
    actions.changeSpec({
      fromMiddle: spec.fromMiddle + step.x,
      belowNeck: spec.belowNeck + step.y,
      width: spec.width + step.width,
    })
  }

  const size = { width: formatCm(spec.width), height: formatCm(height) }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys and the pointer move the print
    <div
      className={styles.frame}
      style={getPrintStyle(editing)}
      role="group"
      aria-label={t('press.group', { ...size, below: formatCm(spec.belowNeck) })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys move the print
      tabIndex={0}
      onKeyDown={movePrintByKey}
      {...drag}
    >
      <span
        className={styles.loupeFrame}
        style={{
          left: `${((loupePosition.x - LOUPE_SIZE_MM.width / 2) / spec.width) * 100}%`,
          top: `${((loupePosition.y - LOUPE_SIZE_MM.height / 2) / height) * 100}%`,
          width: `${(LOUPE_SIZE_MM.width / spec.width) * 100}%`,
          height: `${(LOUPE_SIZE_MM.height / height) * 100}%`,
        }}
      />
      <ResizeCorners stage={stage} spec={spec} aspect={aspect} onChange={actions.changeSpec} />
      {placeMarkers(results).map(({ result, point: { x, y } }, index) => (
        <a
          key={result.code}
          className={preflight.marker}
          href={`#${getResultId(result)}`}
          aria-label={t('press.marker', { number: index + 1 })}
          style={{ left: `${(x / spec.width) * 100}%`, top: `${(y / height) * 100}%` }}
        >
          {index + 1}
        </a>
      ))}
      <span className={styles.size}>{t('press.size', size)}</span>
    </div>
  )
}

/** Renders the print again when its pixels change. Moving it on the shirt does not change them. */
function usePrintRendering(
  { spec }: EditingState,
  actions: EditorActions,
  stage: RefObject<HTMLElement | null>,
  canvas: RefObject<HTMLCanvasElement | null>,
) {
  const renderSpec = useRenderSpec(spec)
  useEffect(() => {
    actions.setPrintCanvas(canvas.current)
    return () => actions.setPrintCanvas(null)
  }, [actions, canvas])
  useEffect(() => {
    const scale = ((stage.current?.clientWidth ?? STAGE_MM.width) / STAGE_MM.width) * devicePixelRatio
    actions.renderPrint(renderSpec, scale)
  }, [actions, stage, renderSpec])
}
