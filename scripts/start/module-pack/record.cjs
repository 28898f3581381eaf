const fs = require('node:fs')
const { mkdir, open, readdir, rename, rm } = require('node:fs/promises')
const Module = require('node:module')
const { basename, dirname, join } = require('node:path')
const { setTimeout: pause } = require('node:timers/promises')
const { createScript, PACK_FILE, PREFIX_BYTES, readState, RUNTIME, runScript } = require('./pack.cjs')

/** @typedef {import('node:vm').Script} Script */
/** @typedef {import('./pack.cjs').ModuleEntry} ModuleEntry */
/**
 * The loaded modules by path.
 * @typedef {Map<string, { source: string, script: Script | undefined }>} LoadedModules
 */
/**
 * The file that each name means, by the folder of the importing module.
 * @typedef {Record<string, Record<string, string>>} Names
 */

const ROOT = join(__dirname, '..', '..', '..')
/**
 * In ms: V8 produces compiled code in turns of this length with pauses in between, so that visitors do not wait.
 */
const TURN_MS = 10
const PAUSE_MS = 30

/**
 * Records the modules loaded from now on.
 * They become the program's pack once it has told its launcher that it is ready.
 */
function recordModules() {
  /** With functions of Node that its types lack. @type {any} */
  const loader = Module
  const { _resolveFilename: resolveFilename } = loader
  const { _compile: compile } = loader.prototype
  /** @type {LoadedModules} */
  const loaded = new Map()
  /** @type {Names} */
  const names = {}
  let isRecording = true

  loader._resolveFilename = function (
    /** @type {string} */ request,
    /** @type {any} */ parent,
    /** @type {boolean} */ isMain,
    /** @type {unknown} */ options,
  ) {
    const path = resolveFilename.call(this, request, parent, isMain, options)
    if (isRecording && options === undefined && parent?.filename)
      (names[dirname(parent.filename)] ??= {})[request] = path
    return path
  }
  loader.prototype._compile = function (/** @type {string} */ source, /** @type {string} */ path) {
    if (!isRecording) return compile.call(this, source, path)
    const script = compileScript(source, path)
    loaded.set(path, { source, script })
    return script === undefined ? compile.call(this, source, path) : runScript(this, script, path)
  }
  /** A launched program, which has `send`. @type {any} */
  const program = process
  const { send } = program
  program.send = function (/** @type {any} */ message, /** @type {unknown[]} */ ...rest) {
    if (isRecording && message?.type === 'ready') {
      isRecording = false
      keepModules(loaded, names).catch((error) => {
        console.warn(`The modules could not be kept, so that the next start takes longer (${String(error)}).`)
      })
    }
    return send.call(program, message, ...rest)
  }
}

/** Returns undefined for a module that Node must compile itself. @param {string} source @param {string} path */
function compileScript(source, path) {
  // import() does not work in code from a pack, and only Node removes a shebang line.
  if (/\bimport\s*\(/.test(source) || source.startsWith('#!')) return undefined
  try {
    return createScript(source, path)
  } catch {
    // Node reports itself what is wrong with it.
    return undefined
  }
}

/** @param {LoadedModules} loaded @param {Names} names */
async function keepModules(loaded, names) {
  // A path without a file is a made-up name.
  const files = [...loaded].filter(([path]) => fs.existsSync(path))
  const states = readStates(files.map(([path]) => path))
  /** @type {ModuleEntry[]} */
  const modules = []
  /** @type {Buffer[]} */
  const parts = []
  let length = 0
  let turnEnd = 0
  for (const [path, { source, script }] of files) {
    if (performance.now() > turnEnd) {
      await pause(PAUSE_MS, undefined, { ref: false })
      turnEnd = performance.now() + TURN_MS
    }
    const text = Buffer.from(source)
    const code = script?.createCachedData() ?? Buffer.alloc(0)
    const middle = length + text.length
    const end = middle + code.length
    modules.push({ path, isAscii: text.length === source.length, start: length, middle, end })
    parts.push(text, code)
    length = end
  }
  const index = Buffer.from(
    JSON.stringify({ runtime: RUNTIME, length, modules, states, ...numberPaths(names) }),
  )
  const prefix = Buffer.from(String(index.length).padStart(PREFIX_BYTES, '0'))
  await replacePack(String(PACK_FILE), Buffer.concat([prefix, index, ...parts]))
}

/**
 * Returns the states of the modules, of our own folders, and of the files that say how sources are read and what
 * npm has installed.
 * @param {string[]} paths
 */
function readStates(paths) {
  const own = new Set(paths.filter((path) => !path.includes('/node_modules/')).map((path) => dirname(path)))
  const settings = []
  for (let folder = dirname(process.argv[1] ?? ''); folder.startsWith(ROOT); folder = dirname(folder))
    for (const name of ['package.json', 'tsconfig.json', 'node_modules/.package-lock.json'])
      settings.push(join(folder, name))
  return [...paths, ...own, ...settings].map((path) => [path, readState(path)])
}

/** @param {Names} names */
function numberPaths(names) {
  /** @type {Map<string, number>} */
  const numbers = new Map()
  /** @type {Record<string, Record<string, number>>} */
  const numbered = {}
  for (const [folder, known] of Object.entries(names)) {
    const own = (numbered[folder] = /** @type {Record<string, number>} */ ({}))
    for (const [request, path] of Object.entries(known)) {
      if (!numbers.has(path)) numbers.set(path, numbers.size)
      own[request] = numbers.get(path) ?? 0
    }
  }
  return { names: numbered, paths: [...numbers.keys()] }
}

/**
 * Writes a pack to another path and renames it, so that neither a kill nor another start leaves half a pack.
 * @param {string} path @param {Buffer} bytes
 */
async function replacePack(path, bytes) {
  const unfinished = `${path}.${process.pid}`
  await mkdir(dirname(path), { recursive: true })
  await removeLeftovers(path)
  try {
    const file = await open(unfinished, 'w')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** Removes the unfinished packs of killed starts. @param {string} path */
async function removeLeftovers(path) {
  const prefix = `${basename(path)}.`
  for (const name of await readdir(dirname(path)))
    if (name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length))))
      await rm(join(dirname(path), name), { force: true })
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

module.exports = { recordModules }
