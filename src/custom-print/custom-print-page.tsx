import { useEffect, useState } from 'react'
import { Editor } from './editor/editor'
import { prefetchLazyParts } from './editor/lazy-parts'
import { StartScreen } from './editor/start-screen'
import { useEditor } from './editor/use-editor'
import { useFiles } from './editor/file-input'
import { usePressTexts } from './use-press-texts'
import { usePrices } from './pricing/use-prices'
import { useLazyRequestForm } from './request-form/use-lazy-request-form'

/** Custom printing: the editor for a visitor's artwork, its preflight results and its price. */
export function CustomPrintPage() {
  usePressTexts()
  const [editor, actions] = useEditor()
  const pricing = usePrices()
  const requestForm = useLazyRequestForm()
  const { parts } = requestForm
  const [isSending, setIsSending] = useState(false)
  // While a request is being sent, its artwork stays in the editor:
  // dropped files are ignored until the answer is there.
  useFiles(isSending ? undefined : actions.chooseArtwork)
  useEffect(prefetchLazyParts, [])
  if (editor.status === 'sent' && typeof parts === 'object')
    return <parts.RequestSent {...editor} onStartOver={actions.removeArtwork} />
  if (editor.status === 'editing')
    return (
      <Editor
        key={editor.sequence}
        editing={editor}
        actions={actions}
        pricing={pricing}
        requestForm={requestForm}
        isSending={isSending}
        onSending={setIsSending}
      />
    )
  return <StartScreen editor={editor} onChoose={actions.chooseArtwork} />
}
