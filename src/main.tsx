import '@/layout/global.css'
import { createStore } from 'jotai'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { servedLanguage } from '@/i18n/served-language'
import { createI18n, loadTexts } from '@/i18n/set-up'

const language = servedLanguage(document.documentElement.lang)
const i18n = await createI18n(language, await loadTexts(language))
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

const app = (
  <BrowserRouter>
    <App i18n={i18n} store={createStore()} />
  </BrowserRouter>
)

// The development server sends an empty page; everywhere else the page is prerendered.
if (root.firstElementChild === null) createRoot(root).render(app)
else hydrateRoot(root, app)
