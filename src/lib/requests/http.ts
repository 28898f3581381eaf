/** A response that is not ok. The message is 'HTTP {status}: {body}'. */
export class HttpError extends Error {
  override readonly name = 'HttpError'

  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(`HTTP ${status}: ${body}`)
  }
}

/**
 * Sends a request and returns the parsed JSON. Logs method and path only. Rejects with
 * HttpError or as fetch does.
 */
export async function fetchApi<T = unknown>(path: string, options: RequestInit = {}): Promise<T> {
  const method = options.method ?? 'GET'
  console.info(`${method} ${path.split('?')[0]}`)
  try {
    const response = await fetch(path, { ...options, method, headers: createHeaders(options) })
    if (!response.ok) throw new HttpError(response.status, await response.text())
    const isJson = response.headers.get('content-type')?.includes('application/json') ?? false
    return (isJson ? await response.json() : await response.text()) as T
  } catch (error) {
    console.error(`${method} ${path.split('?')[0]} failed`, error)
    throw error
  }
}

function createHeaders(options: RequestInit): Headers {
  const headers = new Headers(options.headers)
  if (options.body instanceof FormData) headers.delete('content-type')
  else if (!headers.has('content-type')) headers.set('content-type', 'application/json')
  return headers
}
