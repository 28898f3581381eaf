import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import express, { type ErrorRequestHandler, type Express } from 'express'

const ROOT = join(__dirname, '..', '..')
const STATIC = {
  '/site/@fontsource': 'node_modules/@fontsource',
  '/site/@fontsource-variable': 'node_modules/@fontsource-variable',
  '/site/ui': 'src/ui',
  '/site': 'src/styles',
  '/media': 'public/media',
  '/': 'commerce/sandbox/assets',
}

/** What all servers of the sandbox listen on. The sandbox knows nothing of the shop, so it has its own. */
export const LOOPBACK = '127.0.0.1'

/** Returns an Express app that answers only requests to a loopback name. */
export function createLocalApp(): Express {
  const app = express()
  app.disable('x-powered-by')
  app.use((request, response, next) => {
    // Under another host name, a foreign page whose name resolves to this address (DNS rebinding) could read
    // responses.
    if (request.hostname !== 'localhost' && request.hostname !== LOOPBACK) return response.sendStatus(421)
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' })
    return next()
  })
  for (const [path, folder] of Object.entries(STATIC)) app.use(path, express.static(join(ROOT, folder)))
  return app
}

export type RunningApp = { url: string; port: number; stop: () => Promise<void> }

/** Serves the app on a loopback address until `stop`, which also closes open connections. */
export async function listen(app: Express, port: number): Promise<RunningApp> {
  app.use((_request, response) => response.status(404).json({ error: { message: 'Not found.' } }))
  app.use(answerError)
  const server = app.listen(port, LOOPBACK)
  await once(server, 'listening')
  const bound = (server.address() as AddressInfo).port
  return {
    url: `http://localhost:${bound}`,
    port: bound,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Sends an error's own status and JSON if it has them (StripeApiError, Express's errors), else 500. */
const answerError: ErrorRequestHandler = (error, _request, response, _next) => {
  const status: number = error.status ?? 500
  if (status >= 500 && !error.toJSON) console.error(error)
  response.status(status).json(error.toJSON?.() ?? { error: { type: 'api_error', message: error.message } })
}
