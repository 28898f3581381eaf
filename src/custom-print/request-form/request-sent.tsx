import { useCallback } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/layout/button'
import { focusHeading } from '@/lib/focus-heading'
import { paths } from '@/lib/paths'
import { type Bench, answersOf } from '../editor/editor-state'
import { mixOf, placeOnStage } from '../shirt/print-style'
import layout from '../page-layout.module.css'
import { previewText } from '../editor/preview-alt'
import { Shirt } from '../shirt/shirt'
import shirt from '../shirt/shirt.module.css'
import { sideOf } from '../shirt/shirt-shape'
import { usePressTexts } from '../use-press-texts'

type SentViewProps = Omit<Extract<Bench, { status: 'sent' }>, 'status'> & { onAgain: () => void }

/** After sending: the number of the request, its page, what was sent, and what comes. */
export function SentView({ request: { number, token }, sent, picture, onAgain }: SentViewProps) {
  const { t } = usePressTexts()
  const heading = useCallback((element: HTMLHeadingElement | null) => {
    if (element === null) return
    focusHeading(element)
    window.scrollTo(0, 0)
  }, [])
  return (
    <div className={layout.halves}>
      <div className={layout.column}>
        <h1 ref={heading}>{t('press.sent', { number })}</h1>
        <p className={layout.lead}>{t('press.sentText')}</p>
        <p>
          <Link to={`${paths.proof}?token=${token}`}>{t('press.request')}</Link>
        </p>
        <Button className={layout.choose} onClick={onAgain}>
          {t('press.another')}
        </Button>
      </div>
      <div className={shirt.holder}>
        <Shirt shirt={sent.job.shirt} side={sideOf(sent.job.place)} className={shirt.shirt} />
        <img
          className={shirt.print}
          style={{ ...placeOnStage(sent), mixBlendMode: mixOf(sent) }}
          src={picture}
          alt={previewText(sent, answersOf(sent), t)}
        />
      </div>
    </div>
  )
}
