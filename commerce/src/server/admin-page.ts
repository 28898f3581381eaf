import type { Language } from '../contract/settings'
import { escapeHtml } from './pages/html'

/** Why there is no admin: it is being built, or what failed. */
export const ADMIN_ABSENCES = ['building', 'packages', 'build'] as const
export type AdminAbsence = (typeof ADMIN_ABSENCES)[number]

type Text = { title: string; text: string }

const RELOADED_AFTER_SECONDS = 5

const TEXTS: Record<Language, Record<AdminAbsence, Text>> = {
  en: {
    building: {
      title: 'The Medusa admin is being built',
      text: 'That takes about two minutes; then it opens here by itself. The shop is open already.',
    },
    packages: {
      title: 'The Medusa admin is missing',
      text: 'Its packages could not be installed. The terminal of npm start says why: put it right, and start the shop again. It is open all the same.',
    },
    build: {
      title: 'The Medusa admin is missing',
      text: 'It could not be built. The terminal of npm start says why: put it right, and start the shop again. It is open all the same.',
    },
  },
  de: {
    building: {
      title: 'Die Medusa-Verwaltung wird gebaut',
      text: 'Das dauert etwa zwei Minuten; danach öffnet sie sich hier von selbst. Der Shop ist schon offen.',
    },
    packages: {
      title: 'Die Medusa-Verwaltung fehlt',
      text: 'Ihre Pakete liessen sich nicht installieren. Das Terminal von npm start sagt, warum: Behebe es, und starte den Shop neu. Er ist trotzdem offen.',
    },
    build: {
      title: 'Die Medusa-Verwaltung fehlt',
      text: 'Sie liess sich nicht bauen. Das Terminal von npm start sagt, warum: Behebe es, und starte den Shop neu. Er ist trotzdem offen.',
    },
  },
  fr: {
    building: {
      title: 'L’administration Medusa se construit',
      text: 'Il faut environ deux minutes ; ensuite, elle s’ouvre ici d’elle-même. La boutique est déjà ouverte.',
    },
    packages: {
      title: 'L’administration Medusa manque',
      text: 'Ses paquets n’ont pas pu être installés. Le terminal de npm start dit pourquoi : corrigez cela, puis redémarrez la boutique. Elle est ouverte malgré tout.',
    },
    build: {
      title: 'L’administration Medusa manque',
      text: 'Elle n’a pas pu être construite. Le terminal de npm start dit pourquoi : corrigez cela, puis redémarrez la boutique. Elle est ouverte malgré tout.',
    },
  },
  it: {
    building: {
      title: 'L’amministrazione Medusa è in costruzione',
      text: 'Ci vogliono circa due minuti; poi si apre qui da sola. Il negozio è già aperto.',
    },
    packages: {
      title: 'Manca l’amministrazione Medusa',
      text: 'Non è stato possibile installare i suoi pacchetti. Il terminale di npm start dice perché: rimedia e riavvia il negozio, che intanto è aperto.',
    },
    build: {
      title: 'Manca l’amministrazione Medusa',
      text: 'Non è stato possibile costruirla. Il terminale di npm start dice perché: rimedia e riavvia il negozio, che intanto è aperto.',
    },
  },
}

/**
 * Returns the page shown instead of the admin. It reloads itself while the admin is being built.
 * `styles` loads the site's styles.
 */
export function renderAdminPage(absence: AdminAbsence, language: Language, styles: string): string {
  const { title, text } = TEXTS[language][absence]
  const reload =
    absence === 'building' ? `<meta http-equiv="refresh" content="${RELOADED_AFTER_SECONDS}" />` : ''
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    ${reload}
    <title>${escapeHtml(title)}</title>
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
      <h1>${escapeHtml(title)}</h1>
      <p>${escapeHtml(text)}</p>
    </main>
  </body>
</html>
`
}
