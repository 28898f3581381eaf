import { expect, it, vi } from 'vitest'
import { handleOutcome } from '@/lib/handle-outcome'

it.each([
  ['an answer', () => Promise.resolve('orders'), ['orders', undefined]],
  ['a failure', () => Promise.reject(new Error('offline')), [undefined, 'offline']],
])('%s that is still wanted is shown, and one that comes late changes nothing', async (_, load, outcome) => {
  const onAnswer = vi.fn<(answer: string) => void>()
  const onFailure = vi.fn<(error: unknown) => void>()
  handleOutcome(load(), onAnswer, onFailure)
  handleOutcome(load(), onAnswer, onFailure)()
  await vi.waitFor(() => expect(onAnswer.mock.calls.length + onFailure.mock.calls.length).toBe(1))
  const failure = onFailure.mock.calls[0]?.[0]
  expect([onAnswer.mock.calls[0]?.[0], failure instanceof Error ? failure.message : failure]).toEqual(outcome)
})
