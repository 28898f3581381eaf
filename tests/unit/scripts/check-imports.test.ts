import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../../scripts/bootstrap/paths.mjs'

/** One import of each forbidden kind: the file, its line, and what it reaches. */
const FORBIDDEN = [
  ['an alias', 'src/map/alias.ts', "import '@/cart/state/cart-lines'", 'src/cart/state/cart-lines.ts'],
  [
    'a relative path',
    'src/map/relative.ts',
    "import '../cart/state/cart-lines'",
    'src/cart/state/cart-lines.ts',
  ],
  [
    'a type',
    'src/map/type.ts',
    "import type { Cart } from '@/cart/state/cart-lines'",
    'src/cart/state/cart-lines.ts',
  ],
  [
    'an exported type',
    'src/map/export.ts',
    "export type { Cart } from '@/cart/state/cart-lines'",
    'src/cart/state/cart-lines.ts',
  ],
  ['import()', 'src/map/late.ts', "void import('@/cart/state/cart-lines')", 'src/cart/state/cart-lines.ts'],
  ['a higher layer', 'src/lib/up.ts', "import '@/layout/layout'", 'src/layout/layout.ts'],
  ['the entry point', 'src/app/app.ts', "import '@/main'", 'src/main.ts'],
  ['the alias of its own folder', 'src/map/own.ts', "import '@/map/camera'", 'src/map/camera.ts'],
  [
    'a relative path to the contract',
    'src/map/contract.ts',
    "import '../../commerce/src/contract/limits'",
    'commerce/src/contract/limits.ts',
  ],
  [
    'the server, by the site',
    'src/map/server.ts',
    "import '../../commerce/src/lib/database'",
    'commerce/src/lib/database.ts',
  ],
  ['tests, by the site', 'src/map/tested.ts', "import '../../tests/helper'", 'tests/helper.ts'],
  [
    'tests, by the server',
    'commerce/src/api/tested.ts',
    "import '../../tests/helper'",
    'commerce/tests/helper.ts',
  ],
  [
    'the site, by the server',
    'commerce/src/api/site.ts',
    "import '../../../src/cart/state/cart-lines'",
    'src/cart/state/cart-lines.ts',
  ],
  [
    'the payment sandbox, by the server',
    'commerce/src/api/sandbox.ts',
    "import '../../sandbox/bank'",
    'commerce/sandbox/bank.ts',
  ],
  [
    'the server, by the admin',
    'commerce/admin/src/server.ts',
    "import '../../src/lib/database'",
    'commerce/src/lib/database.ts',
  ],
  [
    'a higher layer of the server',
    'commerce/src/lib/up.ts',
    "import '../api/site'",
    'commerce/src/api/site.ts',
  ],
  [
    'a sibling, by the contract',
    'commerce/src/contract/lib.ts',
    "import '../lib/database'",
    'commerce/src/lib/database.ts',
  ],
  ['Node, by the contract', 'commerce/src/contract/node.ts', "import 'node:fs'", 'fs'],
  ['anything, by a folder without a row', 'src/new/new.ts', "import '@/lib/lib'", 'src/lib/lib.ts'],
  ['what is not there', 'src/map/lost.ts', "import '@/lib/lost'", '@/lib/lost'],
] as const

const FILES: Record<string, string> = {
  ...Object.fromEntries(FORBIDDEN.map(([, file, line]) => [file, line])),
  'src/cart/state/cart-lines.ts': "import '@contract/limits'\nexport type Cart = string[]",
  'src/layout/layout.ts': "import type { Lib } from '@/lib/lib'\nexport type Layout = Lib",
  'src/lib/lib.ts': 'export type Lib = string',
  'src/ui/button.ts': '',
  'src/main.ts': '',
  'src/map/camera.ts': "import '@/ui/button'\nimport './inertia'",
  'src/map/inertia.ts': "import './camera'",
  'commerce/src/contract/limits.ts': '',
  'commerce/src/lib/database.ts': "import '../contract/limits'",
  'commerce/sandbox/bank.ts': "import '../src/contract/limits'",
  'commerce/tests/helper.ts': "import '../src/api/site'",
  'tests/helper.ts': "import '../src/cart/state/cart-lines'",
}

let folder: string
let lines: string[]
let status: number | null

beforeAll(() => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  folder = mkdtempSync(join(ROOT, '.cache', 'imports-'))
  copyFileSync(join(ROOT, 'tsconfig.json'), join(folder, 'tsconfig.json'))
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const guard = spawnSync('node', [join(ROOT, 'scripts/check-imports.mjs')], {
    cwd: folder,
    encoding: 'utf8',
  })
  lines = `${guard.stdout}${guard.stderr}`.split('\n').map((line) => line.trim())
  status = guard.status
})
afterAll(() => rmSync(folder, { recursive: true }))

const refusals = (file: string) =>
  lines.filter((line) => line.startsWith('error') && line.includes(`: ${file} →`))

describe('the guard of the imports', () => {
  it.each(FORBIDDEN)('refuses %s', (_, file, _line, target) => {
    expect(refusals(file).map((line) => line.split(' → ')[1])).toContain(target)
  })

  it('refuses a cycle', () => {
    expect(refusals('src/map/camera.ts')).toEqual([expect.stringContaining('no cycles')])
  })

  it.each([
    'src/cart/state/cart-lines.ts',
    'src/layout/layout.ts',
    'commerce/src/lib/database.ts',
    'tests/helper.ts',
  ])('allows what the table does, as in %s', (file) => expect(refusals(file)).toEqual([]))

  it('fails, and fails where it has read too little to say anything', () => {
    expect(status).toBe(1)
    expect(lines).toContainEqual(expect.stringMatching(/^Only \d+ modules were read, of at least 800\.$/))
  })
})
