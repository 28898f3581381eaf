import { expect, it, vi } from 'vitest'
import { signIn, signOut } from '@/board/sign-in/session'

it('who signs in again before the sign-out was answered is not signed out by its answer', async () => {
  let answer = (_response: Response): void => undefined
  const answered = new Promise<Response>((resolve) => (answer = resolve))
  const requests: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((path, init) => {
    requests.push(`${init?.method} ${String(path)}`)
    if (init?.method === 'DELETE') return answered
    return Promise.resolve(Response.json({ token: 'the-token' }))
  })
  const leaving = signOut()
  const coming = signIn('studio@example.ch', 'a password')
  await Promise.resolve()
  expect(requests).toEqual(['DELETE /auth/session'])
  answer(Response.json({ success: true }))
  await Promise.all([leaving, coming])
  expect(requests).toEqual(['DELETE /auth/session', 'POST /auth/user/emailpass', 'POST /auth/session'])
})
