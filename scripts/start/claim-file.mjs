import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Makes a file that stands for something only one process may have; false where it is there already.
 * @param {string} file
 * @param {unknown} value
 */
export function claimFile(file, value) {
  try {
    writeFileSync(file, JSON.stringify(value), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * What stands in a claimed file; `value` is undefined where nobody can read it: whoever wrote it was killed.
 * @template T
 * @param {string} file
 * @returns {Promise<{ text: string, value: T | undefined }>}
 */
export async function readClaim(file) {
  let text = ''
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      text = readFileSync(file, 'utf8')
      return { text, value: JSON.parse(text) }
    } catch {
      // Somebody may be writing it at this moment.
      await pause(50)
    }
  }
  return { text, value: undefined }
}

/**
 * Removes a file that a killed process has left, but not one that somebody has claimed since it was read as `text`.
 * @param {string} file
 * @param {string} text
 */
export function dropLeftover(file, text) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    // Another process was faster.
    return
  }
  const moved = readFileSync(aside, 'utf8')
  rmSync(aside)
  if (moved === text) return
  try {
    writeFileSync(file, moved, { flag: 'wx' })
  } catch {
    // Claimed a third time, in the moment between.
  }
}
