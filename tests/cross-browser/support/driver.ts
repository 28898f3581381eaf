import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A browser's page, as far as every driver can offer it. Places are in CSS px of the viewport. */
export type EnginePage = {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page, which may use nothing but its arguments. */
  evaluate<T, A extends unknown[]>(inPage: (...values: A) => T, ...values: A): Promise<Awaited<T>>
  /** Runs the text of a script in the page. */
  runScript(source: string): Promise<void>
  click(x: number, y: number): Promise<void>
  wheel(x: number, y: number, deltaY: number): Promise<void>
  press(key: Key): Promise<void>
  type(text: string): Promise<void>
  /** Errors and warnings that the console has shown so far. */
  complaints(): string[]
  close(): Promise<void>
}

/** A key by its name of the UI Events specification. */
export type Key = 'Tab' | 'Enter' | 'Escape' | `Arrow${'Left' | 'Right' | 'Up' | 'Down'}` | '+' | '-' | '0'

/** A started browser; each page has cookies and storage of its own. */
export type Engine = { newPage(): Promise<EnginePage>; close(): Promise<void> }

export const SCREEN = { width: 1280, height: 800 }

/** Programs that must be there, each by the names it has, and Debian's package. */
const PROGRAMS: Record<string, string[]> = {
  'firefox-esr': ['firefox-esr', 'firefox'],
  'webkit2gtk-driver': ['WebKitWebDriver'],
  xvfb: ['Xvfb'],
}

/** Returns the path of a program, by the first of its names that is installed. */
export function findProgram(pack: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const candidates = (PROGRAMS[pack] ?? []).flatMap((name) => folders.map((folder) => join(folder, name)))
  return candidates.find(canRun)
}

function canRun(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Says how to install the browsers that are missing; undefined where all are there. */
export function findMissingPrograms(): string | undefined {
  const missing = Object.keys(PROGRAMS).filter((pack) => findProgram(pack) === undefined)
  if (missing.length === 0) return undefined
  return `These tests run in Firefox and WebKitGTK, and ${missing.join(', ')} cannot be found.
On Debian or Ubuntu this installs them, with the drivers that draw WebGL without a GPU:
  sudo apt-get install --no-install-recommends firefox-esr webkit2gtk-driver xvfb libgl1-mesa-dri libegl1
Where Firefox is not packaged as firefox-esr, any Firefox that is called firefox will do.`
}
