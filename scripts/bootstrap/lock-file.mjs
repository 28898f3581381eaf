// Locks between processes of one machine. A lock is released when its owner ends, however it ends. The first one
// is needed before any package is installed.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { getProcessIdentity, isProcessAlive } from './process-identity.mjs'

/**
 * Creates a file that names its owner, or returns the claim of a living owner. If a dead owner has left a file,
 * `onLeftover` gets its claim before the file is replaced.
 * @template {{ owner: import('./process-identity.mjs').Identity }} Claim @param {string} file @param {Claim} claim
 * @param {(leftover: Claim) => Promise<unknown>} [onLeftover] @returns {Promise<Claim | undefined>}
 */
export async function acquireLock(file, claim, onLeftover) {
  const running = readClaim(file).claim
  if (running !== undefined && isProcessAlive(running.owner)) return running
  const own = `${file}.${process.pid}`
  writeFileSync(own, JSON.stringify(claim))
  try {
    while (!linkOnce(own, file)) {
      const { text, claim: other } = readClaim(file)
      if (other !== undefined && isProcessAlive(other.owner)) return other
      if (other !== undefined) await onLeftover?.(other)
      removeStaleLock(file, text)
    }
    return undefined
  } finally {
    rmSync(own, { force: true })
  }
}

/**
 * Returns the living process that owns a lock.
 * @param {string} file @returns {import('./process-identity.mjs').Identity | undefined}
 */
export function findLockOwner(file) {
  const owner = readClaim(file).claim?.owner
  return owner !== undefined && isProcessAlive(owner) ? owner : undefined
}

/**
 * Runs work while no other process holds the lock. Waits for one that does.
 * @template T @param {string} file @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true })
  while ((await acquireLock(file, { owner: getProcessIdentity(process.pid) })) !== undefined) await pause(200)
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/**
 * Creates `file` in one step, so that nobody reads half of it. Returns false if it exists.
 * @param {string} from @param {string} file
 */
function linkOnce(from, file) {
  try {
    linkSync(from, file)
    return true
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false
  }
  // The file system has no hard links.
  try {
    writeFileSync(file, readFileSync(from), { flag: 'wx' })
    return true
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** @param {unknown} error */
function getErrorCode(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/**
 * Removes the lock that was read as `text`, but not one that was claimed since.
 * @param {string} file @param {string} text
 */
function removeStaleLock(file, text) {
  const aside = `${file}.${process.pid}.leftover`
  try {
    renameSync(file, aside)
    if (readClaim(aside).text !== text) linkOnce(aside, file)
  } catch {
    // Another process was faster.
  }
  rmSync(aside, { force: true })
}

/**
 * Returns the text of a lock file and its claim, which is undefined if it is missing, damaged or without an owner.
 * @param {string} file
 * @returns {{ text: string, claim?: any }} `any`, as the rest of its type is the caller's
 */
function readClaim(file) {
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
    const claim = JSON.parse(text)
    return typeof claim?.owner?.pid === 'number' ? { text, claim } : { text }
  } catch {
    return { text }
  }
}
