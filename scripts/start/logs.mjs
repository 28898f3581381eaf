import { readFileSync } from 'node:fs'

const TAIL_LINES = 30

/** The end of a log, for a message that says what went wrong. @param {string} file */
export function logTail(file) {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n')
  } catch {
    return ''
  }
}
