import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOT } from '../../../../scripts/bootstrap/paths.mjs'
import { hashContent } from '../../../../scripts/start/stamps'

let folder: string
beforeAll(() => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  folder = mkdtempSync(join(ROOT, '.cache', 'stamps-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const hash = () => hashContent([relative(ROOT, folder)])

it('is built again after a source has changed, and not after a tool has left something beside it', () => {
  write('main.ts', 'one')
  const before = hash()
  mkdirSync(join(folder, 'node_modules', '.vite'), { recursive: true })
  write('node_modules/.vite/results.json', '{}')
  expect(hash()).toBe(before)
  write('main.ts', 'two')
  expect(hash()).not.toBe(before)
})
