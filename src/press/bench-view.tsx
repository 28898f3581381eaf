import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { Remedy } from '@contract/press/answers'
import type { Job } from '@contract/press/job'
import { heightOf } from '@contract/press/place'
import { COLOURS } from '@contract/print'
import { SEEDED_PRICING } from '@contract/totals'
import { Button } from '@/layout/button'
import buttons from '@/layout/button.module.css'
import plain from '@/layout/plain-buttons.module.css'
import { loadChunk } from '@/lib/lazy-chunk'
import { useStudio } from '@/lib/studio'
import { pricingAtom } from '@/shop/catalogue-atom'
import { AnswerList } from './answer-list'
import { applyRemedy } from './apply-remedy'
import { answersOf, type Printed } from './bench-state'
import { Controls } from './controls'
import { FileInput } from './file-input'
import { jobMail } from './job-mail'
import { LATER_PARTS } from './later-parts'
import { LOOKED, Loupe } from './loupe'
import styles from './press-page.module.css'
import { canBeAsked, PricePanel } from './price-panel'
import { type Look, Stage } from './stage'
import type { BenchActions } from './use-bench'
import { usePressTexts } from './use-press-texts'
import { Views } from './views'

function Thumbnail({ file }: { file: Blob }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    image.current?.setAttribute('src', url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return <img ref={image} alt="" decoding="async" />
}

/** A drawing on the bench: chosen, printed, judged and priced; the last step is a mail to the studio. */
export function BenchView({ bench, actions }: { bench: Printed; actions: BenchActions }) {
  const { t } = usePressTexts()
  const { email } = useStudio()
  const { job, aspect = 1, artwork, name, busiest } = bench
  const pricing = useAtomValue(pricingAtom) ?? SEEDED_PRICING
  const shirt = useRef<SVGSVGElement>(null)
  const [chosenLook, setLook] = useState<Look>()
  const look = chosenLook ?? busiest ?? { x: job.width / 2, y: heightOf(job.width, aspect) / 2 }
  const answers = answersOf(bench)
  const change = (changed: Partial<Job>) => actions.dispatch({ type: 'changed', job: changed })

  function save() {
    const print = shirt.current?.parentElement?.querySelector('canvas')
    const svg = shirt.current
    if (svg && print)
      void loadChunk('save-picture', LATER_PARTS.picture).then(({ savePicture }) =>
        savePicture(svg, print, COLOURS.paper, 'atelier-steinbock-press.png'),
      )
  }

  return (
    <div className={styles.bench}>
      <div className={styles.head}>
        <h1>{t('press.title')}</h1>
        <section className={styles.card} aria-label={t('press.drawing')}>
          <Thumbnail file={bench.file} />
          <strong>{name}</strong>
          <span>
            {artwork.isVector
              ? t('press.vectorFile')
              : t('press.pixels', { width: artwork.width, height: artwork.height })}
          </span>
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
      <div className={styles.right}>
        <AnswerList answers={answers} onRemedy={(remedy: Remedy) => change(applyRemedy(job, remedy))} />
        <PricePanel
          bench={bench}
          pricing={pricing}
          onCounts={(counts) => change({ counts })}
          onDelivery={(delivery) => actions.dispatch({ type: 'delivered', delivery })}
        />
        <div className={styles.ends}>
          {canBeAsked(answers, bench) ? (
            <a className={buttons.button} href={jobMail(email, bench, pricing, t)}>
              {t('press.ask')}
            </a>
          ) : (
            <p role="note">{t('press.blocked')}</p>
          )}
          <Button variant="secondary" onClick={save}>
            {t('press.save')}
          </Button>
          <p>{t('press.askHint')}</p>
          <p>
            <strong>{t('press.privacy')}</strong>
          </p>
        </div>
      </div>
    </div>
  )
}
