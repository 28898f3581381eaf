import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const MAX_BODY_BYTES = 1024 * 1024

/** A request as the routes see it: read to its end, with a lower-case header look-up. */
export type Request = {
  method: string
  path: string
  query: string
  body: string
  /** Where the client reached us, for links back to us. */
  origin: string
  header: (name: string) => string | undefined
  params: Record<string, string>
}

/** What a route answers. `hang` never answers, `reset` cuts the connection: both are faults made on purpose. */
export type Answer =
  | { status: number; headers?: Record<string, string>; body: string | Uint8Array }
  | { fault: 'hang' | 'reset' }

export type Route = {
  method: string
  pattern: RegExp
  handle: (request: Request) => Answer | Promise<Answer>
}

/** A route for a path such as `/c/pay/:id`; named parts arrive in `request.params`. */
export function route(method: string, path: string, handle: Route['handle']): Route {
  const pattern = new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
  return { method, pattern, handle }
}

export function json(status: number, value: unknown, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value, null, 2),
  }
}

/** The route's answer, or undefined when none fits. */
export async function dispatch(routes: readonly Route[], request: Request): Promise<Answer | undefined> {
  for (const { method, pattern, handle } of routes) {
    const match = method === request.method ? pattern.exec(request.path) : null
    if (match) return handle({ ...request, params: { ...match.groups } })
  }
  return undefined
}

export type Listening = { url: string; port: number; stop: () => Promise<void> }

/** Serves `answer` on a loopback address until `stop`, which cuts connections still open. */
export async function listen(
  answer: (request: Request) => Promise<Answer>,
  port: number,
  host: string,
): Promise<Listening> {
  const server = createServer((incoming, outgoing) => {
    serve(answer, incoming, outgoing).catch((error: unknown) => {
      console.error(error)
      outgoing.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const bound = portOf(server)
  return { url: `http://localhost:${bound}`, port: bound, stop: () => close(server) }
}

async function serve(
  answer: (request: Request) => Promise<Answer>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const host = incoming.headers.host ?? ''
  // Another name would be a web page that had its own name resolve to us (DNS rebinding).
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host))
    return send(outgoing, { status: 421, body: '' })
  const body = await readBody(incoming)
  if (body === undefined) return send(outgoing, { status: 413, headers: { connection: 'close' }, body: '' })
  const [path = '/', query = ''] = (incoming.url ?? '/').split('?', 2)
  const header = (name: string) => incoming.headers[name]?.toString()
  const method = incoming.method ?? 'GET'
  send(outgoing, await answer({ method, path, query, body, origin: `http://${host}`, header, params: {} }))
}

function send(outgoing: ServerResponse, answer: Answer): void {
  if ('fault' in answer) {
    if (answer.fault === 'reset') outgoing.socket?.resetAndDestroy()
    return
  }
  const length = String(Buffer.byteLength(answer.body))
  outgoing.writeHead(answer.status, {
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-length': length,
    ...answer.headers,
  })
  outgoing.end(answer.body)
}

async function readBody(incoming: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MAX_BODY_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
