import type { Response } from 'express'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { STUDIO_PLACEHOLDERS } from '../src/contract/studio/studio-profile'
import { parseUrl } from '../src/contract/text/parse-url'

type Page = {
  title: string
  /** The line at the top that says that the page is not real. */
  banner: string
  language?: string
  script?: string
  formTarget?: string | null
  children: ReactNode
}

/** Sends a page in the site's style. Its content security policy allows only files of this server. */
export function sendPage(response: Response, page: Page): void {
  const { title, banner, language = 'en', script, formTarget, children } = page
  const markup = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="/media/logo-small.svg" />
        <link rel="stylesheet" href="/style.css" />
        {script && <script src={script} defer />}
      </head>
      <body>
        <header className="banner">{banner}</header>
        {children}
      </body>
    </html>,
  )
  response
    .set({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      'Content-Security-Policy': buildPolicy(formTarget),
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      Vary: 'Accept-Language',
    })
    .send(`<!doctype html>${markup}`)
}

function buildPolicy(formTarget: string | null | undefined): string {
  // Browsers apply form-action to the redirect after a form, too, and paying redirects to the shop.
  const address = parseUrl(formTarget ?? '')
  const target = address === undefined ? '' : ` ${address.origin}`
  const own = ['script', 'style', 'font', 'img', 'frame'].map((kind) => `${kind}-src 'self'; `).join('')
  return `default-src 'none'; ${own}form-action 'self'${target}; base-uri 'none'; frame-ancestors 'none'`
}

export function Masthead({
  name = STUDIO_PLACEHOLDERS.name,
  children,
}: {
  name?: string | undefined
  children?: ReactNode
}) {
  return (
    <header className="masthead">
      {children}
      <p>{name}</p>
      <img src="/media/logo.svg" alt="" />
    </header>
  )
}

/**
 * Formats an amount in the smallest unit, such as 'CHF 42.20' for 4220 and 'chf',
 * the same in all languages.
 */
export function formatAmount(amount: number | null, currency: string | null): string {
  return `${(currency ?? 'chf').toUpperCase()} ${((amount ?? 0) / 100).toFixed(2)}`
}

/** Formats a time as 'YYYY-MM-DD hh:mm:ss UTC'. */
export function formatTime(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`
}
