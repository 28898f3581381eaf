import { useEffect, useRef, useState } from 'react'
import type { QuickFix } from '@print-kernel/preflight/preflight'
import { computeHeightMm } from '@contract/custom-print/print-position'
import { COLOURS } from '@contract/inks'
import { Button } from '@/ui/button'
import { joinClassNames } from '@/ui/class-names'
import plain from '@/ui/unstyled-buttons.module.css'
import { loadChunk } from '@/lib/lazy-chunk'
import { PreflightList } from '../preflight/preflight-list'
import { applyQuickFix } from '../preflight/apply-quick-fix'
import { listPreflightResults, type EditingState } from '../editor-state'
import styles from './editor.module.css'
import { Controls } from './controls'
import { FileInput } from './file-input'
import { LAZY_PARTS } from './lazy-parts'
import { Loupe, type LoupePosition } from './loupe'
import layout from '../page-layout.module.css'
import { computeEditorQuote } from '../pricing/compute-editor-quote'
import { PricePanel } from '../pricing/price-panel'
import { Stage } from './stage'
import type { EditorActions } from './use-editor'
import { type PressTFunction, usePressTexts } from '../use-press-texts'
import type { LoadablePrices } from '../pricing/use-prices'
import type { LazyRequestForm } from '../request-form/use-lazy-request-form'
import { PreviewTabs } from './preview-tabs'

/** Empty until the press has read the file: one that it refuses as too heavy would hold the browser for minutes. */
function Thumbnail({ file, isRead }: { file: Blob; isRead: boolean }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!isRead) return
    const url = URL.createObjectURL(file)
    image.current?.setAttribute('src', url)
    return () => URL.revokeObjectURL(url)
  }, [file, isRead])
  return <img ref={image} alt="" decoding="async" />
}

type EditorProps = {
  editing: EditingState
  actions: EditorActions
  pricing: LoadablePrices
  requestForm: LazyRequestForm
  isSending: boolean
  onSending: (isSending: boolean) => void
}

/** The editor with artwork in it: preview, controls, preflight results, price and request form. */
export function Editor({ editing, actions, pricing, requestForm, isSending, onSending }: EditorProps) {
  const { t } = usePressTexts()
  const { spec, aspect = 1, name, mostDetailedPoint } = editing
  const { prices, loadPrices } = pricing
  const { parts } = requestForm
  const shirt = useRef<SVGSVGElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [chosenLoupePosition, setLoupePosition] = useState<LoupePosition>()
  const loupePosition = chosenLoupePosition ??
    mostDetailedPoint ?? { x: spec.width / 2, y: computeHeightMm(spec.width, aspect) / 2 }
  const results = listPreflightResults(editing)

  function save() {
    const [svg, print] = [shirt.current, canvas.current]
    if (svg && print)
      void loadChunk('save-picture', LAZY_PARTS.picture).then(({ downloadPreview }) =>
        downloadPreview(svg, print, COLOURS.paper, 'atelier-steinbock-press.png'),
      )
  }

  return (
    <div className={joinClassNames(layout.page, styles.editor)}>
      <div className={styles.locked} inert={isSending}>
        <div className={joinClassNames(layout.column, styles.head)}>
          <h1>{t('press.title')}</h1>
          <section className={styles.card} aria-label={t('press.drawing')}>
            <Thumbnail file={editing.file} isRead={editing.artwork !== undefined} />
            <strong>{name}</strong>
            <span role="status">{describeArtwork(editing, t)}</span>
            <span className={styles.actions}>
              <FileInput className={plain.textButton} onChoose={actions.chooseArtwork}>
                {t('press.replace')}
              </FileInput>
              <button type="button" className={plain.textButton} onClick={actions.removeArtwork}>
                {t('press.remove')}
              </button>
            </span>
          </section>
        </div>
        <PreviewTabs editing={editing} actions={actions} loupePosition={loupePosition}>
          <Stage
            editing={editing}
            actions={actions}
            results={results}
            loupePosition={loupePosition}
            onLoupeMove={setLoupePosition}
            shirt={shirt}
            canvas={canvas}
          />
          <Loupe
            editing={editing}
            actions={actions}
            loupePosition={loupePosition}
            onLoupeMove={setLoupePosition}
          />
        </PreviewTabs>
        <Controls editing={editing} onChange={actions.changeSpec} />
      </div>
      <div className={layout.right}>
        <div className={styles.locked} inert={isSending}>
          <PreflightList
            results={results}
            onQuickFix={(quickFix: QuickFix) => actions.changeSpec(applyQuickFix(spec, quickFix))}
          />
          <PricePanel
            editing={editing}
            {...pricing}
            onCounts={(counts) => actions.changeSpec({ counts })}
            onDelivery={actions.changeDelivery}
          />
        </div>
        {parts === 'failed' ? (
          <div className={layout.ends}>
            <p role="status">{t('press.form.loadFailed')}</p>
            <Button variant="secondary" onClick={() => void requestForm.load()}>
              {t('press.retry')}
            </Button>
          </div>
        ) : null}
        {typeof parts === 'object' ? (
          <parts.RequestForm
            editing={editing}
            prices={prices}
            results={results}
            total={prices.status === 'ready' ? computeEditorQuote(editing, prices).total : 0}
            onSending={onSending}
            onPricesChanged={loadPrices}
            onSent={(request) => actions.completeRequest(request, editing, canvas.current?.toDataURL() ?? '')}
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

function describeArtwork({ artwork, name }: EditingState, t: PressTFunction): string {
  if (artwork === undefined) return t('press.reading', { name })
  const { width, height, isVector } = artwork
  return isVector ? t('press.vectorFile') : t('press.pixels', { width, height })
}
