import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const findAll = (file: string, pattern: RegExp) =>
  [...read(file).matchAll(pattern)].map(([, version = '']) => version)

/** The oldest Node that the shop runs with, as tools that choose a Node for a folder read it. */
const OLDEST = read('.node-version').trim()
const [OLDEST_MAJOR = ''] = OLDEST.split('.')
/** The Node of the image that is deployed. */
const [DEPLOYED_MAJOR = ''] = findAll('deploy/Dockerfile', /^FROM node:(\d+)\./gm)

it.each(['package.json', 'commerce/package.json', 'commerce/admin/package.json'])(
  'npm warns whoever installs %s with an older Node',
  (file) => {
    const { engines, devDependencies } = JSON.parse(read(file))
    expect(engines.node).toBe(`>=${OLDEST}`)
    expect(devDependencies?.['@types/node'] ?? OLDEST_MAJOR).toMatch(new RegExp(`^${OLDEST_MAJOR}(\\.|$)`))
  },
)

it('a newcomer reads which Node is needed, and gets it in a container', () => {
  expect(findAll('README.md', /Node ([\d.]+) or newer/g)).toEqual([OLDEST])
  expect(findAll('.devcontainer/devcontainer.json', /typescript-node:(\d+)-/g)).toEqual([OLDEST_MAJOR])
})

it('what is merged is tested with the oldest Node, and each night with that of the image', () => {
  const folder = '.github/workflows'
  const versions = readdirSync(folder).map(
    (file) => [file, findAll(join(folder, file), /node-version(?:-file)?: (.+)/g)] as const,
  )
  expect(Object.fromEntries(versions)).toMatchObject({
    'tests.yml': ['.node-version'],
    'nightly.yml': expect.arrayContaining([DEPLOYED_MAJOR]),
  })
  const all = new Set(versions.flatMap(([, found]) => found))
  expect(all).toEqual(new Set(['.node-version', DEPLOYED_MAJOR]))
})
