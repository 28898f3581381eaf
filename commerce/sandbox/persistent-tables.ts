import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A change: table, id, and the row, or null if it was deleted. */
type Entry = [table: string, id: string, row: unknown]

/** Rows by id, the newest last. Rows are never mutated, only replaced. */
export class Table<T> extends Map<string, T> {
  constructor(private readonly write: (id: string, row: T | null) => void) {
    super()
  }

  put(id: string, row: T): T {
    this.set(id, row)
    this.write(id, row)
    return row
  }

  remove(id: string): void {
    if (this.delete(id)) this.write(id, null)
  }
}

/**
 * Opens tables stored in a file with a line for each change, written at once.
 * Drops the rows that `isKept` refuses.
 */
export function openTables<Rows extends object>(
  file: string | undefined,
  isKept: { [Name in keyof Rows]: (row: Rows[Name]) => boolean },
): { [Name in keyof Rows]: Table<Rows[Name]> } {
  const write = (...entry: Entry) => {
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(entry)}\n`)
  }
  const names = Object.keys(isKept) as (keyof Rows & string)[]
  const tables = Object.fromEntries(
    names.map((name) => [name, new Table((id, row) => write(name, id, row))]),
  ) as { [Name in keyof Rows]: Table<Rows[Name]> }
  if (file === undefined) return tables
  for (const [name, id, row] of readEntries(file)) {
    if (row === null) tables[name as keyof Rows]?.delete(id)
    else tables[name as keyof Rows]?.set(id, row as Rows[keyof Rows])
  }
  const kept = names.flatMap((name) => {
    for (const [id, row] of tables[name]) if (!isKept[name](row)) tables[name].delete(id)
    return [...tables[name]].map(([id, row]) => `${JSON.stringify([name, id, row])}\n`)
  })
  writeFileSync(`${file}.next`, kept.join(''))
  renameSync(`${file}.next`, file)
  return tables
}

/** Returns all entries in order. A last line that was cut off by a kill is ignored. */
function readEntries(file: string): Entry[] {
  mkdirSync(dirname(file), { recursive: true })
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line)]
      } catch {
        return []
      }
    })
}
