const { createHash } = require('node:crypto')
const fs = require('node:fs')
const { dirname, join } = require('node:path')
const Module = require('node:module')
const { cachedDataVersionTag } = require('node:v8')
const { Script } = require('node:vm')

/**
 * Size and modification time; null if there is no such file.
 * @typedef {{ size: number, mtimeMs: number } | null} FileState
 */
/**
 * Where a module's source and compiled code are in the body. A module without compiled code is compiled by Node.
 * @typedef {{ path: string, isAscii: boolean, start: number, middle: number, end: number }} ModuleEntry
 */
/**
 * The index before the body. `states` are those of all files that the pack was made from. `names` are indices of
 * `paths`, by the folder of the importing module.
 * @typedef {{ runtime: string, length: number, modules: ModuleEntry[], states: [path: string, state: FileState][], paths: string[], names: Record<string, Record<string, number>> }} Index
 */
/**
 * An open pack. Modules are read one by one, as the whole would stay in memory.
 * @typedef {{ index: Index, entries: Map<string, ModuleEntry>, file: number, bodyStart: number }} Pack
 */

const directory = process.env['MODULE_PACK_DIR']
const program = process.argv[1] ?? ''

/** The path of this program's pack; undefined if none is wanted. */
const PACK_FILE = directory
  ? join(directory, `${createHash('sha256').update(program).digest('hex').slice(0, 16)}.pack`)
  : undefined

/** The number of decimal digits before the index that hold its length. */
const PREFIX_BYTES = 12

/** Compiled code depends on this besides its source. The tag changes with V8's version and flags. */
const RUNTIME = [
  process.version,
  process.arch,
  cachedDataVersionTag(),
  process.env['NODE_OPTIONS'],
  process.env['NODE_PATH'],
].join(' ')

/**
 * Opens the pack of this program. Returns undefined and prints why if there is no usable one.
 * @returns {Pack | undefined}
 */
function openPack() {
  if (PACK_FILE === undefined || !fs.existsSync(PACK_FILE)) return undefined
  let file
  try {
    file = fs.openSync(PACK_FILE, 'r')
    const bodyStart = PREFIX_BYTES + Number(readBytes(file, 0, PREFIX_BYTES))
    /** @type {Index} */
    const index = JSON.parse(readBytes(file, PREFIX_BYTES, bodyStart).toString())
    const obstacle = findObstacle(index, fs.fstatSync(file).size - bodyStart)
    if (obstacle === undefined)
      return { index, file, bodyStart, entries: new Map(index.modules.map((entry) => [entry.path, entry])) }
    logObstacle(`they do not fit: ${obstacle}`)
  } catch (error) {
    logObstacle(`they cannot be read: ${String(error)}`)
  }
  if (file !== undefined) fs.closeSync(file)
  return undefined
}

/** Writes a line of the server's log, which is one of JSON each. @param {string} reason */
function logObstacle(reason) {
  const message = `The kept modules are not used, so that this start takes longer (${reason}).`
  console.warn(JSON.stringify({ level: 'warn', message, timestamp: new Date().toISOString() }))
}

/** Returns why a pack must not be used. @param {Index} index @param {number} length of its body */
function findObstacle({ runtime, length: wanted, states }, length) {
  if (runtime !== RUNTIME) return 'they are of another Node, or of other settings of it'
  if (length !== wanted) return 'they were cut off'
  const changed = states.find(([path, state]) => !isSame(readState(path), state))
  return changed && `${changed[0]} has changed`
}

/** @param {FileState} one @param {FileState} other */
function isSame(one, other) {
  return one?.size === other?.size && one?.mtimeMs === other?.mtimeMs
}

/** @param {string} path @returns {FileState} */
function readState(path) {
  const stats = fs.statSync(path, { throwIfNoEntry: false })
  // The size of a folder depends on the file system.
  return stats === undefined ? null : { size: stats.isDirectory() ? 0 : stats.size, mtimeMs: stats.mtimeMs }
}

/** @param {number} file @param {number} start @param {number} end */
function readBytes(file, start, end) {
  const bytes = Buffer.allocUnsafe(end - start)
  fs.readSync(file, bytes, 0, bytes.length, start)
  return bytes
}

/** @param {Pack} pack @param {ModuleEntry} entry */
function readModule({ file, bodyStart }, { isAscii, start, middle, end }) {
  const bytes = readBytes(file, bodyStart + start, bodyStart + end)
  const sourceBytes = middle - start
  return {
    source: bytes.toString(isAscii ? 'latin1' : 'utf8', 0, sourceBytes),
    code: bytes.subarray(sourceBytes),
  }
}

const HEAD = '(function (exports, require, module, __filename, __dirname) { '

/**
 * Returns the function that Node would make of a CommonJS module.
 * @param {string} source @param {string} filename @param {Buffer} [cachedData]
 */
function createScript(source, filename, cachedData) {
  return new Script(`${HEAD}${source}\n})`, { filename, columnOffset: -HEAD.length, cachedData })
}

/** Runs a module as Node would. @param {any} module @param {Script} script @param {string} path */
function runScript(module, script, path) {
  /** @type {any} */
  const loader = Module
  const require = (/** @type {string} */ request) => module.require(request)
  require.resolve = (/** @type {string} */ request, /** @type {unknown} */ options) =>
    loader._resolveFilename(request, module, false, options)
  require.resolve.paths = (/** @type {string} */ request) => loader._resolveLookupPaths(request, module)
  require.main = process.mainModule
  require.extensions = loader._extensions
  require.cache = loader._cache
  return script.runInThisContext().call(module.exports, module.exports, require, module, path, dirname(path))
}

module.exports = {
  createScript,
  openPack,
  PACK_FILE,
  PREFIX_BYTES,
  readModule,
  readState,
  RUNTIME,
  runScript,
}
