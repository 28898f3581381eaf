import { describe, expect, it, vi } from 'vitest'
import { setUpServer } from './server-fixture'

const fixture = setUpServer()
const LINK = '/proof?token=preq_1.x'

describe('the page of a link', () => {
  it('shows the request without scripts, told to nobody, and keeps its scripts', async () => {
    const { status, text, headers } = await fixture.get(LINK)
    expect([status, fixture.showRequest.mock.calls]).toEqual([200, [['preq_1.x']]])
    expect(text).toContain('"proof":{"kind":"unknown"},"isAnswer":false')
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    expect(headers['content-security-policy']).toContain("form-action 'self' http://localhost:9101")
  })

  it('is everybody’s where the request cannot be looked up, and says that a link is not complete', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    fixture.showRequest.mockRejectedValueOnce(new Error('no database'))
    expect((await fixture.get(LINK)).text).toContain('<div id="root">shell')
    expect(error).toHaveBeenCalledOnce()
    for (const path of ['/proof', '/proof?token=', '/proof?token=a&token=b']) {
      const { status, text } = await fixture.get(path)
      expect([path, status]).toEqual([path, 200])
      expect(text).toContain('"proof":{"kind":"missing"},"isAnswer":false')
    }
    expect(fixture.showRequest).toHaveBeenCalledOnce()
  })

  it('is looked up sixty times a minute, and served all the same after that', async () => {
    for (let look = 0; look < 60; look += 1) await fixture.get(LINK)
    expect((await fixture.get(LINK)).text).toContain('shell')
    expect(fixture.showRequest).toHaveBeenCalledTimes(60)
  })
})

describe('a form that is sent too often', () => {
  it.each(['/api/press-form', '/api/proof-form'])(
    '%s is answered with a page in its language',
    async (path) => {
      const post = () => fixture.get(path, { 'accept-language': 'fr' }, 'POST', 'x')
      for (let sent = 0; sent < 20; sent += 1)
        expect((await post()).headers['content-type']).not.toMatch(/html/)
      const { status, headers, text } = await post()
      expect([status, headers['content-type'], headers['content-language']]).toEqual([
        429,
        'text/html; charset=utf-8',
        'fr',
      ])
      expect(text).toContain('"minutes":60')
      expect(text).not.toContain('<script type="module"')
    },
  )
  it('is rendered once, however often it is sent then, and says the same where it cannot be', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const post = () => fixture.get('/api/proof-form', { 'accept-language': 'it' }, 'POST', 'x')
    for (let sent = 0; sent < 20; sent += 1) await post()
    fixture.render.mockRejectedValueOnce(new Error('busy'))
    const broken = await post()
    expect([broken.status, JSON.parse(broken.text)]).toMatchObject([429, { code: 'too_many_requests' }])
    expect(error).toHaveBeenCalledOnce()
    for (let sent = 0; sent < 5; sent += 1) {
      const { status, text } = await post()
      expect([status, text.includes('"kind":"too_many"')]).toEqual([429, true])
    }
    expect(fixture.render).toHaveBeenCalledTimes(2)
  })
})
