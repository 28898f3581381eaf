import { lazy, type ReactNode, Suspense, useState } from 'react'
import { classNames } from '@/layout/class-names'
import { loadChunk } from '@/lib/lazy-chunk'
import type { Printed } from './editor-state'
import { Choice } from '../fields/choice'
import { LATER_PARTS } from './lazy-parts'
import layout from '../page-layout.module.css'
import type { Look } from './stage'
import type { BenchActions } from './use-editor'
import { usePressTexts } from '../use-press-texts'
import styles from './preview-tabs.module.css'

export type ViewProps = { bench: Printed; actions: BenchActions; look: Look }

const OTHERS = {
  trueSize: lazy(async () => ({
    default: (await loadChunk('press-true-size', LATER_PARTS.trueSize)).TrueSize,
  })),
  film: lazy(async () => ({ default: (await loadChunk('press-film', LATER_PARTS.film)).FilmView })),
}

/** The print on the shirt, in true size, or as the film of its screen; what is not on a shirt is loaded when it is chosen. */
export function Views({ children, ...props }: ViewProps & { children: ReactNode }) {
  const { t } = usePressTexts()
  const [chosen, setChosen] = useState<'shirt' | keyof typeof OTHERS>('shirt')
  const isScreen = props.bench.job.method === 'screen'
  const view = chosen === 'film' && !isScreen ? 'shirt' : chosen
  const Other = view === 'shirt' ? undefined : OTHERS[view]
  const views = (['shirt', 'trueSize', 'film'] as const).filter((one) => one !== 'film' || isScreen)
  return (
    <div className={classNames(layout.column, styles.views)}>
      <Choice
        legend={t('press.view')}
        options={views.map((value) => ({ value, label: t(`press.view.${value}`) }))}
        value={view}
        onChange={setChosen}
      />
      <div className={styles.sheet}>
        <div className={styles.onShirt} inert={Other !== undefined}>
          {children}
        </div>
        {Other ? (
          <div className={styles.other}>
            <Suspense>
              <Other {...props} />
            </Suspense>
          </div>
        ) : null}
      </div>
    </div>
  )
}
