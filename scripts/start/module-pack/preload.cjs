// Loaded into a program of ours ahead of its own code (--require). Most of the seconds that a start of the server takes go
// to finding, reading and compiling 7,000 modules. So what a good start has loaded is kept in one file, compiled, and the
// next start of the same program takes it from there. Where that file is missing, or anything that it was made from has
// changed, modules are loaded as ever, and it is written anew once the program has told its launcher that it is ready.
const Module = require('node:module')
const { dirname } = require('node:path')
const { isMainThread } = require('node:worker_threads')
const { createScript, openPack, PACK_FILE, readModule, runScript } = require('./pack.cjs')

/** @typedef {import('./pack.cjs').Pack} Pack */
/** @typedef {import('./pack.cjs').ModuleEntry} ModuleEntry */

// A thread of the program has few modules, and others than those of the pack.
const isPacked = PACK_FILE !== undefined && isMainThread
const pack = isPacked ? openPack() : undefined
if (pack !== undefined) replayModules(pack)
else if (isPacked && process.send !== undefined) {
  const { recordModules } = require('./record.cjs')
  recordModules()
}
mapStacks(pack)

/** Gives the program its modules from the pack; what is not in it is loaded as ever. @param {Pack} pack */
function replayModules(pack) {
  /** With Node's functions that are no part of its types. @type {any} */
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

/** Lets stacks name the lines of the sources; a map is read when a stack first asks for it. @param {Pack | undefined} pack */
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
