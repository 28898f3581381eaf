import { spawn } from 'node:child_process'
import { findFreePort } from '../../../scripts/start/ports'
import { end, startDisplay } from './x-server'
import { type Engine, type EnginePage, type Key, findProgram, SCREEN } from './driver'

/** A page is there within a second or two. */
const PAGE_MS = 30_000

/** Starts WebKitGTK's own driver (W3C WebDriver); each page is a MiniBrowser. */
export async function startWebKit(): Promise<Engine> {
  const display = await startDisplay()
  let driver = await startDriver(display.env)
  return {
    newPage: async () => {
      try {
        return await openPage(driver.send)
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error
        // Now and then a MiniBrowser does not find its driver, which waits for it without an end.
        await driver.stop()
        driver = await startDriver(display.env)
        return openPage(driver.send)
      }
    },
    close: async () => {
      await driver.stop()
      await display.stop()
    },
  }
}

async function startDriver(env: NodeJS.ProcessEnv) {
  const port = await findFreePort(0)
  const driver = spawn(findProgram('webkit2gtk-driver') ?? 'WebKitWebDriver', [`--port=${port}`], {
    env,
    stdio: 'ignore',
  })
  const send = createSender(`http://127.0.0.1:${port}`)
  await readAnswers(send)
  return { send, stop: () => end(driver) }
}

type Send = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  signal?: AbortSignal,
) => Promise<unknown>

/** Sends a command of the protocol; throws what the driver says of a failure. */
function createSender(url: string): Send {
  return async (method, path, body, signal) => {
    const answer = await fetch(url + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
    if (!answer.ok) throw new Error(`${path}: ${value?.error ?? answer.status} ${value?.message ?? ''}`)
    return value
  }
}

async function readAnswers(send: Send) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await send('GET', '/status')
      return
    } catch (error) {
      if (attempt === 600) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}
const BUTTON = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
]

async function openPage(send: Send): Promise<EnginePage> {
  // A page is noted from its beginning if nothing waits for its end.
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'none' } }
  const session = (await send('POST', '/session', { capabilities }, AbortSignal.timeout(PAGE_MS))) as {
    sessionId: string
  }
  const buildPath = (path: string) => `/session/${session.sessionId}${path}`
  const complaints: string[] = []
  const run = async (script: string, args: readonly unknown[] = []) => {
    const [value, heard] = (await send('POST', buildPath('/execute/sync'), {
      script: `(${String(noteComplaints)})()\nconst inPage = (...values) => { ${script} }\nreturn Promise.resolve(inPage(...arguments)).then((value) => [value, window.complaints.splice(0)])`,
      args,
    })) as [unknown, string[]]
    complaints.push(...heard.filter((text) => !text.includes(PRIVATE_SESSION_ERROR)))
    return value
  }
  const act = (source: object) => send('POST', buildPath('/actions'), { actions: [source] })
  const type = (text: Iterable<string>) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    })
  const move = (x: number, y: number, then: object[] = []) =>
    act({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }, ...then],
    })
  await fitWindow(send, buildPath('/window/rect'), run)
  return {
    goto: async (url) => void (await send('POST', buildPath('/url'), { url })),
    reload: async () => void (await send('POST', buildPath('/refresh'), {})),
    evaluate: (inPage, ...values) =>
      run(`return (${inPage.toString()})(...values)`, values) as Promise<never>,
    runScript: async (source) => void (await run(source)),
    click: async (x, y) => void (await move(x, y, BUTTON)),
    wheel: async (x, y, deltaY) => {
      await move(x, y)
      const scroll = { type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX: 0, deltaY, duration: 0 }
      await act({ type: 'wheel', id: 'wheel', actions: [scroll] })
    },
    press: async (key: Key) => void (await type([KEYS[key] ?? key])),
    type: async (text) => void (await type(text)),
    complaints: () => complaints,
    close: async () => void (await send('DELETE', buildPath(''))),
  }
}

/** A driver's sessions are private, and in those WebKit stores no files. */
const PRIVATE_SESSION_ERROR = 'Error preparing Blob/File data to be stored'

/** The window has a bar of its own above the page. */
async function fitWindow(send: Send, rect: string, run: (script: string) => Promise<unknown>) {
  await send('POST', rect, SCREEN)
  const bar = SCREEN.height - Number(await run('return innerHeight'))
  await send('POST', rect, { ...SCREEN, height: SCREEN.height + bar })
}

/** Runs in the page: the driver tells nothing of the console, so the page notes it, once. */
function noteComplaints() {
  const page = window as unknown as { complaints?: string[] }
  if (page.complaints !== undefined) return
  const complaints: string[] = (page.complaints = [])
  for (const level of ['error', 'warn'] as const) {
    const original = console[level].bind(console)
    console[level] = (...values: unknown[]) => {
      complaints.push(values.join(' '))
      original(...values)
    }
  }
  addEventListener('error', ({ message }) => complaints.push(message))
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
}
