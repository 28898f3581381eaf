import type Medusa from '@medusajs/medusa-js'

type Adapter = NonNullable<ConstructorParameters<typeof Medusa>[0]['axiosAdapter']>

/**
 * Returns an axios adapter for medusa-js that uses fetch. An aborted request has no config on its error, so it is
 * not retried.
 */
export function createFetchAdapter(signal: AbortSignal): Adapter {
  return async (config) => {
    const response = await send(config, signal)
    const answer = {
      data: await response.text(),
      status: response.status,
      statusText: response.statusText,
      headers: Object.fromEntries(response.headers),
      config,
    }
    if (response.ok) return answer
    throw Object.assign(new Error(`HTTP ${response.status}`), { config, response: answer })
  }
}

async function send(config: Parameters<Adapter>[0], signal: AbortSignal): Promise<Response> {
  const path = `${config.baseURL}${config.url}`
  const method = String(config.method).toUpperCase()
  // Every try is logged, by method and path.
  console.info(`${method} ${path}`)
  try {
    return await fetch(path, {
      method,
      headers: config.headers.toJSON() as Record<string, string>,
      body: config.data as string,
      signal,
    })
  } catch (error) {
    throw error instanceof TypeError ? Object.assign(error, { config }) : error
  }
}
