import { useEffect, useState } from 'react'
import { useIsHydrated } from '@/lib/use-hydrated'
import { Editor } from './editor/editor'
import { prefetchLazyParts } from './editor/lazy-parts'
import { StartScreen } from './editor/start-screen'
import { useEditor } from './editor/use-editor'
import { useDroppedFiles } from './editor/file-input'
import { usePressTexts } from './use-press-texts'
import { usePrices } from './pricing/use-prices'
import { useLazyRequestForm } from './request-form/use-lazy-request-form'

/** Custom printing: a visitor's artwork on a shirt, what the press says of it, and what it costs. */
export function CustomPrintPage() {
  usePressTexts()
  const isHydrated = useIsHydrated()
  const [editor, actions] = useEditor()
  const [prices, loadPrices] = usePrices()
  const [requestForm, loadRequestForm] = useLazyRequestForm()
  const [isSending, setIsSending] = useState(false)
  // What is being sent stays in the editor until it is known what became of it.
  useDroppedFiles(isSending ? undefined : actions.chooseArtwork)
  useEffect(prefetchLazyParts, [])
  if (editor.status === 'sent' && typeof requestForm === 'object')
    return <requestForm.RequestSent {...editor} onStartOver={actions.removeArtwork} />
  if (editor.status === 'editing')
    return (
      <Editor
        key={editor.sequence}
        {...{
          editing: editor,
          actions,
          prices,
          loadPrices,
          requestForm,
          loadRequestForm,
          isSending,
          setIsSending,
        }}
      />
    )
  return <StartScreen editor={editor} isReady={isHydrated} onChoose={actions.chooseArtwork} />
}
