import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { parseEnvironment } from '../src/lib/environment'
import { createFront } from '../src/server/front'
import { createReadiness } from '../src/server/readiness'

/** The front before a Medusa that takes whatever reaches it, answering 200 and 'reached'. */
export type GuardedServer = { ask: Ask; close: () => void }
type Ask = (
  method: string,
  path: string,
  options?: { headers?: Record<string, string>; body?: string | Buffer },
) => Promise<{ status: number; text: string }>

/** Starts one with the limits as they are without a factor; `more` are further variables of its environment. */
export async function startGuardedServer(more: Record<string, string> = {}): Promise<GuardedServer> {
  const environment = parseEnvironment({ RATE_LIMIT_FACTOR: '1', ...more })
  const front = createFront({ environment, site: undefined, readiness: createReadiness() })
  front.attach(express().use((_incoming, response) => response.json('reached')))
  const server = createServer(front.handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { ask: (...what) => send(server, ...what), close: () => server.close() }
}

/** Node's own client: fetch would tidy the path. */
function send(
  server: Server,
  ...[method, path, { headers = {}, body } = {}]: Parameters<Ask>
): ReturnType<Ask> {
  const { port } = server.address() as AddressInfo
  // With GET and the like it does not say so by itself.
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path, method, headers: { ...length, ...headers } },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => (text += part))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
