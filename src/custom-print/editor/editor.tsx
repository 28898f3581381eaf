import { useEffect, useRef, useState } from 'react'
import type { Remedy } from '@print-kernel/preflight'
import type { Job } from '@contract/custom-print/print-spec'
import { heightOf } from '@contract/custom-print/print-position'
import { COLOURS } from '@contract/print'
import { Button } from '@/layout/button'
import { classNames } from '@/layout/class-names'
import plain from '@/layout/plain-buttons.module.css'
import { loadChunk } from '@/lib/lazy-chunk'
import { AnswerList } from '../preflight/preflight-list'
import { applyRemedy } from '../preflight/apply-quick-fix'
import { answersOf, type Printed } from './editor-state'
import styles from './editor.module.css'
import { Controls } from './controls'
import { FileInput } from './file-input'
import { LATER_PARTS } from './lazy-parts'
import { LOOKED, Loupe } from './loupe'
import layout from '../page-layout.module.css'
import { PricePanel, quoteOf } from '../pricing/price-panel'
import { type Look, Stage } from './stage'
import type { BenchActions } from './use-editor'
import { usePressTexts } from '../use-press-texts'
import type { PricesState } from '../pricing/use-prices'
import type { SendStepState } from '../request-form/use-lazy-request-form'
import { Views } from './preview-tabs'

function Thumbnail({ file }: { file: Blob }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    image.current?.setAttribute('src', url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return <img ref={image} alt="" decoding="async" />
}

type BenchViewProps = {
  bench: Printed
  actions: BenchActions
  prices: PricesState
  loadPrices: () => Promise<void>
  step: SendStepState
  loadStep: () => Promise<void>
  isSending: boolean
  setIsSending: (isSending: boolean) => void
}

/** A drawing on the bench: chosen, printed, judged, priced and sent. */
export function BenchView({
  bench,
  actions,
  prices,
  loadPrices,
  step,
  loadStep,
  isSending,
  setIsSending,
}: BenchViewProps) {
  const { t } = usePressTexts()
  const { job, aspect = 1, name, busiest } = bench
  const shirt = useRef<SVGSVGElement>(null)
  const [chosenLook, setLook] = useState<Look>()
  const look = chosenLook ?? busiest ?? { x: job.width / 2, y: heightOf(job.width, aspect) / 2 }
  const answers = answersOf(bench)
  const change = (changed: Partial<Job>) => actions.dispatch({ type: 'changed', job: changed })

  const printOf = () => shirt.current?.parentElement?.querySelector('canvas')

  function save() {
    const print = printOf()
    const svg = shirt.current
    if (svg && print)
      void loadChunk('save-picture', LATER_PARTS.picture).then(({ savePicture }) =>
        savePicture(svg, print, COLOURS.paper, 'atelier-steinbock-press.png'),
      )
  }

  return (
    <div className={classNames(layout.page, styles.bench)}>
      <div className={styles.whole} inert={isSending}>
        <div className={classNames(layout.column, styles.head)}>
          <h1>{t('press.title')}</h1>
          <section className={styles.card} aria-label={t('press.drawing')}>
            <Thumbnail file={bench.file} />
            <strong>{name}</strong>
            <span role="status">{artworkText(bench, t)}</span>
            <span className={styles.actions}>
              <FileInput className={plain.textButton} onChoose={actions.choose}>
                {t('press.replace')}
              </FileInput>
              <button type="button" className={plain.textButton} onClick={actions.remove}>
                {t('press.remove')}
              </button>
            </span>
          </section>
        </div>
        <Views bench={bench} actions={actions} look={look}>
          <Stage bench={bench} actions={actions} look={look} looked={LOOKED} onLook={setLook} shirt={shirt} />
          <Loupe bench={bench} actions={actions} look={look} onLook={setLook} />
        </Views>
        <Controls bench={bench} onChange={change} />
      </div>
      <div className={layout.right}>
        <div className={styles.whole} inert={isSending}>
          <AnswerList answers={answers} onRemedy={(remedy: Remedy) => change(applyRemedy(job, remedy))} />
          <PricePanel
            bench={bench}
            prices={prices}
            onLoadPrices={loadPrices}
            onCounts={(counts) => change({ counts })}
            onDelivery={(delivery) => actions.dispatch({ type: 'delivered', delivery })}
          />
        </div>
        {step === 'failed' ? (
          <div className={layout.ends}>
            <p role="status">{t('press.formFailed')}</p>
            <Button variant="secondary" onClick={() => void loadStep()}>
              {t('press.again')}
            </Button>
          </div>
        ) : null}
        {typeof step === 'object' ? (
          <step.SendStep
            bench={bench}
            prices={prices}
            answers={answers}
            total={prices.status === 'ready' ? quoteOf(bench, prices).total : 0}
            onSending={setIsSending}
            onPricesChanged={loadPrices}
            onSent={(request) => actions.sent(request, bench, printOf()?.toDataURL() ?? '')}
          />
        ) : null}
        <div className={layout.ends}>
          <Button variant="secondary" onClick={save}>
            {t('press.save')}
          </Button>
          <p>
            <strong>{t('press.privacy')}</strong>
          </p>
        </div>
      </div>
    </div>
  )
}

function artworkText({ artwork, name }: Printed, t: ReturnType<typeof usePressTexts>['t']): string {
  if (artwork === undefined) return t('press.reading', { name })
  const { width, height, isVector } = artwork
  return isVector ? t('press.vectorFile') : t('press.pixels', { width, height })
}
