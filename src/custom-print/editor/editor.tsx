import { useRef, useState } from 'react'
import type { QuickFix } from '@print-kernel/preflight/preflight-result'
import { computeHeightMm } from '@contract/custom-print/print-position'
import { COLOURS } from '@contract/inks'
import { Button } from '@/ui/button'
import { joinClassNames } from '@/ui/class-names'
import { loadChunk } from '@/lib/lazy-chunk'
import { PreflightList } from '../preflight/preflight-list'
import { applyQuickFix } from '../preflight/apply-quick-fix'
import { listPreflightResults, type EditingState } from '../editor-state'
import { ArtworkCard } from './artwork-card'
import styles from './editor.module.css'
import { Controls } from './controls'
import { LAZY_PARTS } from './lazy-parts'
import { Loupe, type LoupePosition } from './loupe'
import layout from '../page-layout.module.css'
import { PricePanel } from '../pricing/price-panel'
import { Stage } from './stage'
import type { EditorActions } from './use-editor'
import { usePressTexts } from '../use-press-texts'
import type { LoadablePrices } from '../pricing/use-prices'
import type { LazyRequestForm } from '../request-form/use-lazy-request-form'
import { PreviewTabs } from './preview-tabs'

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
  const { spec, aspect = 1, mostDetailedPoint } = editing
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
          <ArtworkCard editing={editing} actions={actions} />
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
        {typeof parts === 'object' ? (
          <parts.TotalBar editing={editing} prices={prices} className={styles.total} />
        ) : null}
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
