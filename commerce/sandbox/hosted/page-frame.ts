import type { Language } from '../../src/contract/settings'
import type { Answer } from '../http'
import { type Markup, html } from '../html'
import type { Translate } from './texts'

/** The hosted page around its content, with a policy that lets the form lead to the shop and nothing else in. */
export function framed(
  language: Language,
  t: Translate,
  page: { status?: number; title: string; content: Markup; shop?: string | null },
): Answer {
  const document = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title}</title>
        <link rel="icon" href="/assets/mark.svg" />
        <link rel="stylesheet" href="/assets/pay.css" />
        <script src="/assets/pay.js" defer></script>
      </head>
      <body>
        <header class="test-bar">${t('testBar')}</header>
        ${page.content}
      </body>
    </html>`
  return {
    status: page.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': policy(page.shop),
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      vary: 'Accept-Language',
    },
    body: document.text,
  }
}

function policy(shop: string | null | undefined): string {
  // Browsers apply form-action to the redirect after a form too, and paying leads to the shop.
  const target = shop && URL.canParse(shop) ? ` ${new URL(shop).origin}` : ''
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `form-action 'self'${target}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
