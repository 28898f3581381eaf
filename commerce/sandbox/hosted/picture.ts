import type { Answer } from '../http'

const MAX_BYTES = 4_000_000
const TIMEOUT_MS = 3000
const NOTHING: Answer = {
  status: 200,
  headers: { 'content-type': 'image/svg+xml' },
  body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

/**
 * A product's picture, fetched from the shop and shown as our own, as Stripe's page does it; an empty one where it
 * cannot be had, so that the page stays whole.
 */
export async function picture(url: string | null | undefined): Promise<Answer> {
  if (!url || !/^https?:/.test(url)) return NOTHING
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const type = response.headers.get('content-type') ?? ''
    const body = new Uint8Array(await response.arrayBuffer())
    if (!response.ok || !/^image\/(png|jpeg|webp|avif)$/.test(type) || body.length > MAX_BYTES) return NOTHING
    return { status: 200, headers: { 'content-type': type, 'cache-control': 'private, max-age=300' }, body }
  } catch {
    return NOTHING
  }
}
