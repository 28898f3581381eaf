// Loaded into our programs before their own code (--require). Most of the time of a server's start is spent
// finding, reading and compiling 7,000 modules. So the modules of a successful start are stored in one file,
// compiled, and the next start of the same program reads them from there. If the file is missing, or anything that
// it was made from has changed, modules are loaded as usual, and the file is written again after the program has
// told its launcher that it is ready.
const Module = require('node:module')
const { dirname } = require('node:path')
const { isMainThread } = require('node:worker_threads')
const { createScript, openPack, PACK_FILE, readModule, runScript } = require('./pack.cjs')

/** @typedef {import('./pack.cjs').Pack} Pack */
/** @typedef {import('./pack.cjs').ModuleEntry} ModuleEntry */

// A worker thread has few modules, and not those of the pack.
const isPacked = PACK_FILE !== undefined && isMainThread
const modulePack = isPacked ? openPack() : undefined
if (modulePack !== undefined) replayModules(modulePack)
else if (isPacked && process.send !== undefined) {
  const { recordModules } = require('./record.cjs')
  recordModules()
}
mapStacks(modulePack)

/** Loads modules from the pack. Other modules are loaded as usual. @param {Pack} pack */
function replayModules(pack) {
  /** With functions of Node that its types lack. @type {any} */
  const loader = Module
  const { _resolveFilename: resolveFilename } = loader
  const { _compile: compile, load } = loader.prototype
  const { names, paths } = pack.index

  loader._resolveFilename = function (
    /** @type {string} */ request,
    /** @type {any} */ parent,
    /** @type {boolean} */ isMain,
    /** @type {unknown} */ options,
  ) {
    const known = options === undefined && parent?.filename && names[dirname(parent.filename)]
    return known && Object.hasOwn(known, request)
      ? paths[known[request]]
      : resolveFilename.call(this, request, parent, isMain, options)
  }
  loader.prototype.load = function (/** @type {string} */ path) {
    const entry = pack.entries.get(path)
    if (entry === undefined) return load.call(this, path)
    this.filename = path
    this.paths = loader._nodeModulePaths(dirname(path))
    const { source, code } = readModule(pack, entry)
    if (code.length === 0) compile.call(this, source, path)
    else runScript(this, createScript(source, path, code), path)
    this.loaded = true
  }
}

/**
 * Lets stacks name the lines of the sources. A source map is read when a stack first needs it.
 * @param {Pack | undefined} pack
 */
function mapStacks(pack) {
  require('@cspotcode/source-map-support').install({
    environment: 'node',
    handleUncaughtExceptions: false,
    retrieveFile(/** @type {string} */ path) {
      const entry = pack?.entries.get(path)
      return pack !== undefined && entry !== undefined ? readModule(pack, entry).source : ''
    },
  })
}
