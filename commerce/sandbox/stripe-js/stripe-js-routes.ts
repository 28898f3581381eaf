import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Answer, type Route, route } from '../http'
import type { Sandbox } from '../payment/sandbox'

/** The stand-in for Stripe.js, and the script with which it asks for a session's page. */
export function stripeJsRoutes(sandbox: Sandbox): Route[] {
  const source = readFileSync(join(__dirname, 'stripe.js'), 'utf8')
  return [
    route('GET', '/stripe.js', () => script(source)),
    route('GET', '/stripe.js/session', ({ query, origin }) => {
      const id = new URLSearchParams(query).get('id') ?? ''
      const page = sandbox.store.sessions.get(id) ? `${origin}/c/pay/${id}` : null
      return script(`Stripe.pages = { ...Stripe.pages, [${quoted(id)}]: ${quoted(page)} }`)
    }),
  ]
}

/** JSON that can also stand in a script. */
function quoted(value: string | null): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028')
}

/** A script that pages of other origins may load. */
function script(body: string): Answer {
  return {
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
    body,
  }
}
