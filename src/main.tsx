import '@/styles/global.css'
import { createStore } from 'jotai'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { resolveLanguage } from '@/i18n/resolve-language'
import { getPageLanguage } from '@/i18n/language'
import { provideContentTexts } from '@/i18n/content-texts'
import { addTexts, createI18n } from '@/i18n/i18n'
import { loadContentTexts, loadFrameTexts } from '@/i18n/texts'
import { yieldToMain } from '@/lib/timers'
import { restoreMotionChoice } from '@/lib/motion'
import { studioProfileAtom } from '@/site/use-studio-profile'
import { setServedCatalogueAtom } from '@/shop/catalogue/catalogue-atoms'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

restoreMotionChoice()
// The browser has just evaluated all scripts: what follows gets a task of its own.
await yieldToMain()
const served = getPageLanguage(document.documentElement.lang)
const isRendered = root.firstElementChild !== null
const language = resolveLanguage(isRendered ? served : undefined)
const store = createStore()
const i18n = await createI18n(language, await loadFrameTexts(language), store.get(studioProfileAtom).name)
provideContentTexts(async () => addTexts(i18n, await loadContentTexts(language)))
const app = (
  <BrowserRouter>
    <App i18n={i18n} store={store} />
  </BrowserRouter>
)

// Hydration needs a rendered page in the visitor's language. The development server sends an empty page, and a
// cache may send another language than the visitor has chosen.
const canTakeOver = isRendered && language === served
document.documentElement.lang = language
const catalogue = document.getElementById('catalogue')?.textContent
if (canTakeOver && catalogue) store.set(setServedCatalogueAtom, JSON.parse(catalogue), location.pathname)
// In a transition, hydration yields to the visitor's input.
if (canTakeOver) startTransition(() => void hydrateRoot(root, app))
else createRoot(root).render(app)
// From here on React hears each press; src/script-loader.ts repeats the last one of those before.
document.dispatchEvent(new Event('takeover'))
