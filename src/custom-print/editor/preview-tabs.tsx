import { type ReactNode, useState } from 'react'
import { joinClassNames } from '@/ui/class-names'
import { createLazyPart } from '@/ui/lazy-part'
import { loadChunk } from '@/lib/lazy-chunk'
import type { EditingState } from '../editor-state'
import { RadioGroup } from '@/ui/fields/radio-group'
import { LAZY_PARTS } from './lazy-parts'
import layout from '../page-layout.module.css'
import type { LoupePosition } from './loupe'
import type { EditorActions } from './use-editor'
import { usePressTexts } from '../use-press-texts'
import styles from './preview-tabs.module.css'

export type PreviewProps = { editing: EditingState; actions: EditorActions; loupePosition: LoupePosition }

const OTHERS = {
  trueSize: createLazyPart(
    async () => (await loadChunk('press-true-size', LAZY_PARTS.trueSize)).TrueSizePrint,
  ),
  film: createLazyPart(async () => (await loadChunk('press-film', LAZY_PARTS.film)).FilmPositiveView),
}

/**
 * Tabs for the print on the shirt, in true size, and as a film positive.
 * The last two are loaded when they are chosen.
 */
export function PreviewTabs({ children, ...props }: PreviewProps & { children: ReactNode }) {
  const { t } = usePressTexts()
  const [chosenView, setChosenView] = useState<'shirt' | keyof typeof OTHERS>('shirt')
  const isScreen = props.editing.spec.method === 'screen'
  const view = chosenView === 'film' && !isScreen ? 'shirt' : chosenView
  const Other = view === 'shirt' ? undefined : OTHERS[view]
  const views = (['shirt', 'trueSize', 'film'] as const).filter((one) => one !== 'film' || isScreen)
  return (
    <div className={joinClassNames(layout.column, styles.tabs)}>
      <RadioGroup
        legend={t('press.view')}
        options={views.map((value) => ({ value, label: t(`press.view.${value}`) }))}
        value={view}
        onChange={setChosenView}
      />
      <div className={styles.views}>
        <div className={styles.onShirt} inert={Other !== undefined}>
          {children}
        </div>
        {Other ? (
          <div className={styles.preview}>
            <Other {...props} />
          </div>
        ) : null}
      </div>
    </div>
  )
}
