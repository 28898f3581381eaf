import { useCallback } from 'react'
import { buildTokenPath } from '@contract/site/token-path'
import { Button, ButtonLink } from '@/ui/button'
import { joinClassNames } from '@/ui/class-names'
import { focusHeading } from '@/lib/focus-heading'
import { paths } from '@/site/paths'
import { type EditorState, listPreflightResults } from '../editor-state'
import { getBlendMode } from '@print-kernel/colour'
import { getPrintStyle } from '../shirt/print-style'
import layout from '../page-layout.module.css'
import { formatPreviewAlt } from '../shirt/format-preview-alt'
import { Shirt } from '../shirt/shirt'
import shirt from '../shirt/shirt.module.css'
import { getShirtSide } from '../shirt/shirt-shape'
import { usePressTexts } from '../use-press-texts'

type RequestSentProps = Omit<Extract<EditorState, { status: 'sent' }>, 'status'> & { onStartOver: () => void }

/** Shown after sending: the request's number, its page, what was sent, and what happens next. */
export function RequestSent({ request: { number, token }, editing, picture, onStartOver }: RequestSentProps) {
  const { t } = usePressTexts()
  const heading = useCallback((element: HTMLHeadingElement | null) => {
    if (element === null) return
    focusHeading(element)
    window.scrollTo(0, 0)
  }, [])
  return (
    <div className={layout.halves}>
      <div className={joinClassNames(layout.column, layout.sent)}>
        <h1 ref={heading}>{t('press.sent', { number })}</h1>
        <p className={layout.lead}>{t('press.sentText')}</p>
        <ButtonLink className={layout.choose} to={buildTokenPath(paths.proof, token)}>
          {t('press.request')}
        </ButtonLink>
        <Button variant="secondary" className={layout.choose} onClick={onStartOver}>
          {t('press.another')}
        </Button>
      </div>
      <div className={shirt.holder}>
        <Shirt shirt={editing.spec.shirt} side={getShirtSide(editing.spec.place)} className={shirt.shirt} />
        <img
          className={shirt.print}
          style={{ ...getPrintStyle(editing), mixBlendMode: getBlendMode(editing.spec) }}
          src={picture}
          alt={formatPreviewAlt(editing, listPreflightResults(editing), t)}
        />
      </div>
    </div>
  )
}
