import type { Language } from '../../contract/site/language'
import { createTranslator } from '../../contract/text/template'
import de from '../locales/de.json'
import en from '../locales/en.json'
import fr from '../locales/fr.json'
import it from '../locales/it.json'
import { escapeHtml } from '../pages/html'

/** Why there is no admin: it is being built, or its packages or its build have failed. */
export const ADMIN_ABSENCES = ['building', 'packages', 'build'] as const
export type AdminAbsence = (typeof ADMIN_ABSENCES)[number]

const RELOADED_AFTER_SECONDS = 5

const getAdminPageTexts = createTranslator<keyof typeof en>({ en, de, fr, it })

/**
 * Returns the page shown instead of the admin. It reloads itself while the admin is being built.
 * `styles` loads the site's styles.
 */
export function renderAdminPage(absence: AdminAbsence, language: Language, styles: string): string {
  const t = getAdminPageTexts(language)
  const title = escapeHtml(t(`${absence}.title`))
  const reload =
    absence === 'building' ? `<meta http-equiv="refresh" content="${RELOADED_AFTER_SECONDS}" />` : ''
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    ${reload}
    <title>${title}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    ${styles}
    <style>
      main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; align-content: center; min-height: 100dvh; max-width: 900px; margin: auto; padding: 32px 20px; }
      h1 { font-size: clamp(min(1.875rem, 8vw), 5vw, 3.5rem); }
      p { max-width: 62ch; }
    </style>
  </head>
  <body>
    <main>
      <img src="/media/logo-small.svg" alt="" width="66" height="70" />
      <h1>${title}</h1>
      <p>${escapeHtml(t(`${absence}.text`))}</p>
    </main>
  </body>
</html>
`
}
