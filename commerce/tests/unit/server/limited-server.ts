import { createServer } from 'node:http'
import express from 'express'
import { parseEnvironment } from '../../../src/lib/environment'
import { createRequestHandler } from '../../../src/server/request-handler'
import { createReadiness } from '../../../src/server/readiness'
import { listen, send } from './http-client'

/** The server before a Medusa that takes whatever reaches it, answering 200 and 'reached'. */
export type LimitedServer = { ask: Ask; close: () => void }
type Ask = (
  method: string,
  path: string,
  options?: { headers?: Record<string, string>; body?: string | Buffer },
) => Promise<{ status: number; text: string }>

/** Starts one with the limits as they are without a factor; `more` are further variables of its environment. */
export async function startLimitedServer(more: Record<string, string> = {}): Promise<LimitedServer> {
  const environment = parseEnvironment({ RATE_LIMIT_FACTOR: '1', ...more })
  const handler = createRequestHandler({ environment, site: undefined, readiness: createReadiness() })
  handler.attach(express().use((_incoming, response) => response.json('reached')))
  const server = await listen(createServer(handler.handle))
  return {
    ask: (method, path, options) => send(server, { method, path, ...options }),
    close: () => server.close(),
  }
}
