import { inCm } from '@contract/press/job'
import type { PlainPrint as Print } from '@contract/press/plain-form'
import { PREVIEW, previewSize } from '@contract/press/preview'
import { usePlainTexts } from '@/i18n/plain-texts'
import { classNames } from '@/layout/class-names'
import list from '../answer-list.module.css'
import { answerText } from '../answer-texts'
import layout from '../press-layout.module.css'
import { PriceLines } from '../price-lines'
import panel from '../price-panel.module.css'
import { Shirt } from '../shirt'
import shirt from '../shirt.module.css'
import { NECK, sideOf, STAGE } from '../shirt-shape'
import { Sign } from '../sign'
import { usePressTexts } from '../use-press-texts'

/** A print as the server has drawn it, with what the press says and what it costs. */
export function PlainPrint({ print }: { print: Print }) {
  return (
    <div className={layout.right}>
      <Picture print={print} />
      <Answers print={print} />
      <Price print={print} />
    </div>
  )
}

function Picture({ print: { picture, job, height, answers } }: { print: Print }) {
  usePressTexts()
  const { t } = usePlainTexts()
  const count = answers.filter(({ sign }) => sign === 'warning' || sign === 'refusal').length
  const values = {
    ink: t(`press.colour.${job.ink}`),
    shirt: t(`press.colour.${job.shirt}`),
    place: t(`press.place.${job.place}`).toLocaleLowerCase(),
    width: inCm(job.width),
    height: inCm(height),
    warnings: t('press.warnings', { count }),
  }
  const { width, height: tall } = previewSize(job.width, height)
  const { margin } = PREVIEW
  const whole = { width: width + 2 * margin, height: tall + 2 * margin }
  const side = sideOf(job.place)
  return (
    <figure className={layout.plainPrint}>
      <svg
        role="img"
        aria-label={t(job.method === 'dtg' ? 'press.previewDtg' : 'plain.preview', values)}
        viewBox={`0 0 ${whole.width} ${whole.height}`}
      >
        <image id="print" href={picture} {...whole} />
      </svg>
      <figcaption>{t('press.size', values)}</figcaption>
      <div className={shirt.holder}>
        <Shirt shirt={job.shirt} side={side} className={shirt.shirt} />
        {/* The same picture once more, at its place: it travels once. */}
        <svg
          className={layout.onPlainShirt}
          viewBox={`${STAGE.left} ${STAGE.top} ${STAGE.width} ${STAGE.height}`}
          aria-hidden="true"
        >
          <svg
            x={job.fromMiddle - job.width / 2}
            y={job.belowNeck + NECK[side]}
            width={job.width}
            height={height}
            viewBox={`${margin} ${margin} ${width} ${tall}`}
          >
            <use href="#print" />
          </svg>
        </svg>
      </div>
    </figure>
  )
}

function Answers({ print: { answers } }: { print: Print }) {
  const { t } = usePressTexts()
  return (
    <section className={classNames(layout.column, list.answers)} aria-labelledby="says">
      <h2 id="says" className={layout.ruled}>
        {t('press.says')}
      </h2>
      <ul>
        {answers.map((answer) => (
          <li key={answer.code}>
            <Sign sign={answer.sign} label={t(`press.sign.${answer.sign}`)} />
            <span>{answerText(answer, t)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Price({ print: { quote, job, delivery, currency, taxRatePercent, isExample } }: { print: Print }) {
  usePressTexts()
  const { t } = usePlainTexts()
  return (
    <section className={layout.column} aria-labelledby="price">
      <h2 id="price" className={classNames(layout.ruled, panel.heading)}>
        {t('plain.price')} {isExample ? <span className={panel.badge}>{t('press.example')}</span> : null}
      </h2>
      <PriceLines {...{ quote, delivery, currency, taxRatePercent }} shirt={job.shirt} />
    </section>
  )
}
