import { type KeyboardEvent, type Ref, type RefObject, useEffect, useRef } from 'react'
import { inCm, type Job } from '@contract/custom-print/print-spec'
import { heightOf } from '@contract/custom-print/print-position'
import { answersOf, type Printed } from './editor-state'
import { answerId } from '../preflight/preflight-list'
import marks from '../preflight/preflight-list.module.css'
import { placeMarks } from '../preflight/place-markers'
import { mixOf, placeOnStage } from '../shirt/print-style'
import { Rulers } from './rulers'
import { Shirt } from '../shirt/shirt'
import onShirt from '../shirt/shirt.module.css'
import { NECK, sideOf, STAGE } from '../shirt/shirt-shape'
import styles from './stage.module.css'
import { stepOf } from './key-step'
import { useDrag } from './use-drag'
import type { BenchActions } from './use-editor'
import { usePressTexts } from '../use-press-texts'
import { usePrintedJob } from './use-render-spec'
import { previewText } from './preview-alt'

/** Where the loupe lies, in mm of the print. */
export type Look = { x: number; y: number }

type StageProps = {
  bench: Printed
  actions: BenchActions
  look: Look
  /** Width and height of what the loupe shows, in mm. */
  looked: { width: number; height: number }
  onLook: (look: Look) => void
  shirt: Ref<SVGSVGElement>
}

/** The print on the shirt, in one scale with its rulers: it is dragged, or moved by keys. */
export function Stage({ bench, actions, look, looked, onLook, shirt }: StageProps) {
  const { t } = usePressTexts()
  const { job, aspect = 1 } = bench
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const height = heightOf(job.width, aspect)
  const change = (changed: Partial<Job>) => actions.dispatch({ type: 'changed', job: changed })
  const drag = useDrag(
    stage,
    (across, down) =>
      change({
        fromMiddle: Math.round(job.fromMiddle + across * STAGE.width),
        belowNeck: Math.round(job.belowNeck + down * STAGE.height),
      }),
    (x, y) => onLook({ x: x * job.width, y: y * height }),
  )
  usePrinted(bench, actions, stage, canvas)

  function press(event: KeyboardEvent) {
    const step = stepOf(event)
    if (step === undefined) return
    event.preventDefault()
    change({
      fromMiddle: job.fromMiddle + step.x,
      belowNeck: job.belowNeck + step.y,
      width: job.width + step.width,
    })
  }

  const place = placeOnStage(bench)
  const answers = answersOf(bench)
  const size = { width: inCm(job.width), height: inCm(height) }
  return (
    <div ref={stage} className={styles.stage}>
      <Shirt ref={shirt} shirt={job.shirt} side={sideOf(job.place)} className={onShirt.shirt} />
      <canvas
        ref={canvas}
        className={onShirt.print}
        style={{ ...place, mixBlendMode: mixOf(bench) }}
        role="img"
        aria-label={bench.facts === undefined ? t('press.looking') : previewText(bench, answers, t)}
      />
      <Rulers top={NECK[sideOf(job.place)]} />
      {bench.aspect === undefined ? null : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys and the pointer move the print
        <div
          className={styles.frame}
          style={place}
          role="group"
          aria-label={t('press.group', { ...size, below: inCm(job.belowNeck) })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys move the print
          tabIndex={0}
          onKeyDown={press}
          {...drag}
        >
          <span
            className={styles.looked}
            style={{
              left: `${((look.x - looked.width / 2) / job.width) * 100}%`,
              top: `${((look.y - looked.height / 2) / height) * 100}%`,
              width: `${(looked.width / job.width) * 100}%`,
              height: `${(looked.height / height) * 100}%`,
            }}
          />
          {placeMarks(answers).map(({ answer, spot: { x, y } }, index) => (
            <a
              key={answer.code}
              className={marks.mark}
              href={`#${answerId(answer)}`}
              aria-label={t('press.spot', { number: index + 1 })}
              style={{ left: `${(x / job.width) * 100}%`, top: `${(y / height) * 100}%` }}
            >
              {index + 1}
            </a>
          ))}
          <span className={styles.size}>{t('press.size', size)}</span>
        </div>
      )}
    </div>
  )
}

/** Has the press print again where what it prints has changed; where it lies is not its business. */
function usePrinted(
  { job }: Printed,
  actions: BenchActions,
  stage: RefObject<HTMLElement | null>,
  canvas: RefObject<HTMLCanvasElement | null>,
) {
  const printed = usePrintedJob(job)
  useEffect(() => {
    actions.setPrintCanvas(canvas.current)
    return () => actions.setPrintCanvas(null)
  }, [actions, canvas])
  useEffect(() => {
    const scale = ((stage.current?.clientWidth ?? STAGE.width) / STAGE.width) * devicePixelRatio
    actions.print(printed, scale)
  }, [actions, stage, printed])
}
