import { expect, vi } from 'vitest'

type Answer = Response | Promise<Response>
type Handler = (request: Request) => Answer

/**
 * Stands at the network: answers by path, keeps what was asked, and refuses what no test has foreseen or what names a
 * host (specification, section 7).
 */
export function createFakeNetwork(handlers: Record<string, Handler>) {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    expect(input).toMatch(/^\/(?!\/)/)
    const request = new Request(new URL(input, 'http://localhost:3000'), init)
    requests.push(request.clone())
    const handler = handlers[new URL(request.url).pathname]
    if (handler === undefined) throw new Error(`Nobody answers ${request.url}`)
    return handler(request)
  })
  return requests
}

export function buildJsonResponse(body: unknown, status = 200): Response {
  return Response.json(body, { status })
}
