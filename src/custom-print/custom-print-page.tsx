import { useEffect, useState } from 'react'
import { useHydrated } from '@/lib/use-hydrated'
import { BenchView } from './editor/editor'
import { fetchLaterParts } from './editor/lazy-parts'
import { StartView } from './editor/start-screen'
import { useBench } from './editor/use-editor'
import { useDroppedFiles } from './editor/file-input'
import { usePressTexts } from './use-press-texts'
import { usePrices } from './pricing/use-prices'
import { useSendStep } from './request-form/use-lazy-request-form'

/** Custom printing: a visitor's drawing on a shirt, what the press says of it, and what it costs. */
export function PressPage() {
  usePressTexts()
  const isHydrated = useHydrated()
  const [bench, actions] = useBench()
  const [prices, loadPrices] = usePrices()
  const [step, loadStep] = useSendStep()
  const [isSending, setIsSending] = useState(false)
  // What is being sent stays on the bench until it is known what became of it.
  useDroppedFiles(isSending ? undefined : actions.choose)
  useEffect(fetchLaterParts, [])
  if (bench.status === 'sent' && typeof step === 'object')
    return <step.SentView {...bench} onAgain={actions.remove} />
  if (bench.status === 'printed')
    return (
      <BenchView
        key={bench.turn}
        {...{ bench, actions, prices, loadPrices, step, loadStep, isSending, setIsSending }}
      />
    )
  return <StartView bench={bench} isReady={isHydrated} onChoose={actions.choose} />
}
