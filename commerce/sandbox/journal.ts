import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** One change: the table, the row's id, and the row, or null when it is gone. */
export type Entry = readonly [table: string, id: string, row: unknown]

/**
 * What survives a restart: every change is one line appended at once, so that a kill loses nothing that was answered.
 * Without a file nothing is kept.
 */
export class Journal {
  constructor(private readonly file: string | undefined) {
    if (file !== undefined) mkdirSync(dirname(file), { recursive: true })
  }

  append(entry: Entry): void {
    if (this.file !== undefined) appendFileSync(this.file, `${JSON.stringify(entry)}\n`)
  }

  /** All entries in order. A last line that a kill tore off in the middle is left out. */
  read(): Entry[] {
    if (this.file === undefined || !existsSync(this.file)) return []
    return readFileSync(this.file, 'utf8').split('\n').flatMap(parseLine)
  }

  /** Puts the entries that still count in place of the whole file. */
  rewrite(entries: readonly Entry[]): void {
    if (this.file === undefined) return
    const next = `${this.file}.next`
    writeFileSync(next, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
    renameSync(next, this.file)
  }
}

function parseLine(line: string): Entry[] {
  try {
    const [table, id, row]: unknown[] = JSON.parse(line)
    return typeof table === 'string' && typeof id === 'string' ? [[table, id, row]] : []
  } catch {
    return []
  }
}
