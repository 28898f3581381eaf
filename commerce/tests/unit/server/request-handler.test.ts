import { describe, expect, it, vi } from 'vitest'
import { MESSAGES } from '../../../src/contract/api/messages'
import { setUpServer } from './server-fixture'

const fixture = setUpServer()

describe('requests before Medusa', () => {
  it.each(['/shop//x', '/SHIRTS', '/%E0%A4%A', `/${'a'.repeat(8000)}`, '/..%2f', '/product', '//'])(
    'answers %s with a page, 404 and noindex',
    async (path) => {
      const answer = await fixture.get(path)
      expect(answer.status).toBe(404)
      expect(answer.text).toContain('<meta name="robots" content="noindex" />')
      expect(answer.text).not.toContain('canonical')
    },
  )

  it.each(['/', '/nowhere', '/api/test', '/app', '/static/js/main.abcdef12.chunk.js', '/health'])(
    'guards %s with its headers',
    async (path) => {
      const { headers } = await fixture.get(path)
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(headers['x-powered-by']).toBeUndefined()
    },
  )

  it('limits checkouts of one address, whatever it says about itself', async () => {
    const attempts = []
    for (let attempt = 0; attempt < 6; attempt++) {
      attempts.push(
        await fixture.get(
          '/api/Create-Checkout-Session/',
          { 'x-forwarded-for': `10.0.0.${attempt}` },
          'POST',
        ),
      )
    }
    // Nothing answers here; what counts is who was let through.
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 429])
  })

  it('limits uploads to ten a minute [R7]', async () => {
    const statuses = []
    for (let attempt = 0; attempt < 11; attempt++)
      statuses.push((await fixture.get('/api/upload-images', {}, 'POST')).status)
    expect(statuses).toEqual([...Array<number>(10).fill(404), 429])
  })

  it('too many requests get the sentence and when to come back [234]', async () => {
    for (let attempt = 0; attempt < 5; attempt++)
      await fixture.get('/api/create-checkout-session', {}, 'POST')
    const refused = await fixture.get('/api/create-checkout-session', {}, 'POST')
    expect(refused.status).toBe(429)
    expect(JSON.parse(refused.text)).toEqual({ error: MESSAGES.status429, code: 'too_many_requests' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await fixture.get('/api/products')).status).not.toBe(429)
    expect((await fixture.get('/')).status).toBe(200)
  })

  it('limits sign-ins, hands their body on, and lets tokens be renewed', async () => {
    const signIn = () => fixture.post('/auth/user/emailpass', '{"email":"a@b.ch","password":"x"}')
    expect(JSON.parse((await signIn()).text)).toEqual({ email: 'a@b.ch', password: 'x' })
    for (let attempt = 0; attempt < 4; attempt++) await signIn()
    expect((await signIn()).status).toBe(429)
    expect((await fixture.post('/auth/token/refresh', '{}')).status).toBe(200)
  })

  it('answers a body that is no JSON with a sentence', async () => {
    const answer = await fixture.post('/auth/user/emailpass', '{"email":')
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toEqual({ error: MESSAGES.status400, code: 'invalid_request' })
  })

  it('keeps forged addresses from Medusa', async () => {
    await fixture.get('/admin/products', {
      'x-forwarded-for': '1.2.3.4',
      'x-real-ip': '1.2.3.4',
      'cf-connecting-ip': '1.2.3.4',
    })
    expect(fixture.medusaHeaders).toHaveProperty('host')
    for (const name of ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip']) {
      expect(fixture.medusaHeaders).not.toHaveProperty(name)
    }
  })

  it("refuses changes that another origin's page asks for, also one of the same site", async () => {
    const ask = (origin: string, method = 'POST', host = 'localhost:9000') =>
      fixture.get('/auth/session', { origin, host }, method)
    for (const origin of ['https://evil.example', 'http://localhost:9101', 'null']) {
      expect(await ask(origin)).toMatchObject({ status: 403 })
      expect((await ask(origin, 'GET')).status).not.toBe(403)
    }
    expect((await ask('http://localhost:9000')).status).toBe(200)
    expect((await ask('http://127.0.0.1:9000')).status).toBe(200)
    expect((await ask('http://192.168.1.5:9000', 'POST', '192.168.1.5:9000')).status).toBe(200)
  })

  it('answers an error with a sentence, not with a stack', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const answer = await fixture.get('/admin/broken')
    expect(answer.status).toBe(500)
    expect(JSON.parse(answer.text)).toEqual({ error: MESSAGES.status500, code: 'internal' })
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })

  it('is alive from the first moment, ready only while it can serve', async () => {
    expect(await fixture.get('/health')).toMatchObject({ status: 200, text: '{"status":"alive"}' })
    expect(JSON.parse((await fixture.get('/ready')).text)).toEqual({ error: 'starting', code: 'not_ready' })
    let database: () => Promise<boolean> = async () => true
    fixture.readiness.serve(() => database())
    expect((await fixture.get('/ready')).status).toBe(200)
    database = async () => false
    expect((await fixture.get('/ready')).text).toContain('migrations are not current')
    database = () => new Promise(() => undefined)
    expect((await fixture.get('/ready')).text).toContain('the database does not answer')
    fixture.readiness.stop()
    expect(await fixture.get('/ready')).toMatchObject({ status: 503 })
  })
})
