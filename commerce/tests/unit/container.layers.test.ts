import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LAYERS } from '../../../.dependency-cruiser.mjs'

const SOURCE = join(__dirname, '../../src')
const ALLOWED: Record<string, string[]> = LAYERS['commerce/src'] ?? {}

/** The folder of each service of `container.ts`: that of its type. Stripe's client has its type from the package. */
function findOwners(): ReadonlyMap<string, string> {
  const text = readFileSync(join(SOURCE, 'container.ts'), 'utf8')
  const folders = new Map([['Stripe', 'stripe']])
  for (const [, names = '', folder = ''] of text.matchAll(
    /import (?:type )?\{([^}]+)\} from '\.\/([\w-]+)\//g,
  ))
    for (const name of names.split(',')) folders.set(name.trim().replace(/^type /, ''), folder)
  const services = /type ShopServices = \{.*?\n\}\n.*type Stores = \{.*?\n\}/s.exec(text)?.[0] ?? ''
  const fields = [...services.matchAll(/^ {2}(\w+): (\S+)/gm)]
  return new Map(fields.map(([, key = '', type = '']) => [key, folders.get(type) ?? `of ${type}`]))
}

it('no folder takes a service from the container whose folder it may not import', () => {
  const owners = findOwners()
  const files = readdirSync(SOURCE, { encoding: 'utf8', recursive: true })
  const found = files
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => {
      const [folder = ''] = path.split('/')
      const resolved = readFileSync(join(SOURCE, path), 'utf8').matchAll(/\.resolve\(\s*'(\w+)'/g)
      return [...resolved].flatMap(([, key = '']) => {
        const owner = owners.get(key)
        return owner === undefined || owner === folder || ALLOWED[folder]?.includes(owner)
          ? []
          : `${path}: ${key} of ${owner}`
      })
    })
  expect(owners.size).toBeGreaterThan(20)
  expect(found).toEqual([])
})
