import { describe, expect, it } from 'vitest'
import { serialiseByIp, MAX_WAITING } from '../../../../src/custom-print/actions/serialise-by-ip'

/** Work that ends when it is told to, and notes that it began. */
function heldWork(began: string[], name: string) {
  let end = (_how: Promise<string>): void => undefined
  const ended = new Promise<string>((resolve) => (end = resolve))
  const work = () => {
    began.push(name)
    return ended
  }
  return { work, end: () => end(Promise.resolve(name)), fail: () => end(Promise.reject(new Error(name))) }
}

describe('what visitors send', () => {
  it('of one address begins once the one before has ended, however it ends', async () => {
    const began: string[] = []
    const [first, second, third] = [
      heldWork(began, 'first'),
      heldWork(began, 'second'),
      heldWork(began, 'third'),
    ]
    const turns = [first, second, third].map(({ work }) => serialiseByIp('here', work))
    await Promise.resolve()
    expect(began).toEqual(['first'])
    first.fail()
    await expect(turns[0]).rejects.toThrow('first')
    expect(began).toEqual(['first', 'second'])
    second.end()
    expect(await turns[1]).toBe('second')
    third.end()
    expect(await turns[2]).toBe('third')
    expect(began).toEqual(['first', 'second', 'third'])
  })

  it('of another address waits for nobody', async () => {
    const slow = heldWork([], 'slow')
    const turn = serialiseByIp('here', slow.work)
    expect(await serialiseByIp('there', async () => 'at once')).toBe('at once')
    slow.end()
    expect(await turn).toBe('slow')
  })

  it('is refused where too many drawings wait already, but of an address of which nothing is there', async () => {
    const addresses = ['here', 'there']
    const slow = addresses.map((address) => heldWork([], address))
    const turns = slow.map(({ work }, index) => serialiseByIp(addresses[index] ?? '', work))
    const behind = Array.from({ length: MAX_WAITING }, (_, index) =>
      serialiseByIp(addresses[index % 2] ?? '', async () => index),
    )
    await expect(serialiseByIp('here', async () => 'one more')).rejects.toMatchObject({
      status: 503,
      body: { code: 'busy' },
    })
    expect(await serialiseByIp('elsewhere', async () => 'at once')).toBe('at once')
    for (const { end } of slow) end()
    await Promise.all(turns)
    expect(await Promise.all(behind)).toEqual([...behind.keys()])
    expect(await serialiseByIp('here', async () => 'again')).toBe('again')
  })
})
