import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const TIMEOUT_MS = 120_000
/** Node's own, between a process and the one that started it. */
const CHANNEL = /^NODE_CHANNEL_/

/** The variables that a process was started with (proc(5)). @param {number} pid @returns {Record<string, string>} */
export function readEnvironment(pid) {
  const pairs = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean)
  const entries = pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])
  return Object.fromEntries(entries.filter(([name = '']) => !CHANNEL.test(name)))
}

/** Returns the memory of a process in bytes (proc(5), VmRSS). @param {number} pid */
export function readMemory(pid) {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) * 1024
}

/** Waits until an address answers 2xx. @param {string} url */
export async function waitUntilAnswered(url) {
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await pause(100)) {
    const response = await fetch(url).catch(() => undefined)
    await response?.arrayBuffer()
    if (response?.ok) return
  }
  throw new Error(`${url} does not answer`)
}

/** @typedef {{ name: string, url: string, pid: () => number }} ShopProcess */

/**
 * Ends a process of the shop and waits until the one that is started in its place can serve.
 * @param {ShopProcess} replaced
 * @param {NodeJS.Signals} signal
 * @param {() => Promise<unknown>} onGone
 */
export async function replace({ name, url, pid }, signal, onGone) {
  const old = pid()
  process.kill(old, signal)
  for (const deadline = Date.now() + TIMEOUT_MS; pid() === old; await pause(50))
    if (Date.now() > deadline) throw new Error(`The ${name} does not end by ${signal}`)
  await onGone()
  await waitUntilAnswered(`${url}/ready`)
}
