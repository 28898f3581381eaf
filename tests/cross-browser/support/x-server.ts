import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { findProgram } from './driver'

/** Starts an X server without a screen: only with a display does Firefox draw WebGL, and WebKitGTK start at all. */
export async function startDisplay() {
  const server = spawn(
    findProgram('xvfb') ?? 'Xvfb',
    ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1600x1200x24'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const [number] = await Promise.race([once(server.stdout, 'data'), failed(server)])
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: 'x11' }
  return { env, stop: () => end(server) }
}

async function failed(server: ChildProcess): Promise<never> {
  const [code] = await once(server, 'exit')
  throw new Error(`Xvfb ended (${code}) before it had a display`)
}

/** Ends a process, and waits until it has gone. */
export async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
