import { describe, expect, it, vi } from 'vitest'
import { checkConnection } from '@/board/sign-in/connection-check'
import { CONNECTION } from '../../contract/schema-examples'

const SUGGESTION = 'Server may be starting up. Please wait a moment and try again.'
const answerWith = (answer: Response) => vi.stubGlobal('fetch', async () => answer)

describe('the connection, as the studio sees it', () => {
  it('is what the shop answers [213]', async () => {
    answerWith(Response.json(CONNECTION))
    expect(await checkConnection()).toEqual(CONNECTION)
  })

  it('failed with a message and a suggestion [214]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answerWith(new Response('starting', { status: 502 }))
    expect(await checkConnection()).toEqual({
      success: false,
      error: 'HTTP 502: starting',
      suggestion: SUGGESTION,
    })
  })

  it('failed where something else answers, as a sign-in page of the network does', async () => {
    answerWith(new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } }))
    expect(await checkConnection()).toEqual({
      success: false,
      error: 'Something else answers.',
      suggestion: SUGGESTION,
    })
  })
})
