import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { variablesSchema } from '../../commerce/src/lib/environment-variables'
import { DEPLOY } from './support/run-script'

const read = (name: string) => readFileSync(join(DEPLOY, name), 'utf8')
const names = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = '']) => name)

const compose = read('compose.yaml')
const passed = names(/&environment\n(.*?)\n\nservices:/s.exec(compose)?.[1] ?? '', /^ {4}([A-Z0-9_]+):/gm)
const inImage = names(/^ENV (NODE_ENV=.*)$/m.exec(read('Dockerfile'))?.[1] ?? '', /([A-Z0-9_]+)=/g)
/** Production refuses the payment sandbox. */
const ELSEWHERE = ['SANDBOX_URL']

describe('the disk of the machine', () => {
  it('is not filled by the logs of any container', () => {
    const services = compose.split(/^(?= {2}[a-z-]+:$|x-shop)/m).filter((block) => /^ +image:/m.test(block))
    expect(services).toHaveLength(5)
    for (const service of services) expect(service).toContain('logging: *logging')
  })
})

describe('what the studio writes in deploy/.env', () => {
  it('reaches the servers and the worker, whichever of the shop’s variables it is', () => {
    const others = names(read('../docs/operations.md'), /`(OTEL_[A-Z_]+|LOG_LEVEL)`/g)
    const variables = [...Object.keys(variablesSchema.shape), ...others]
    expect(variables.filter((name) => ![...passed, ...inImage, ...ELSEWHERE].includes(name))).toEqual([])
  })

  it('reaches the backups, as does a new script, though an editor or git puts another file in its place', () => {
    const mounted = names(compose, /^ {6}- (\.\/?[^:]*):\/(?:deploy|settings)/gm)
    expect(
      mounted.map((name) => statSync(join(DEPLOY, name), { throwIfNoEntry: false })?.isDirectory()),
    ).toEqual([true])
  })

  it('is listed in deploy/.env.example with all else that can stand there', () => {
    const listed = names(read('.env.example'), /^([A-Z0-9_]+)=/gm)
    // `update.sh` sets it for each version.
    const used = names(compose, /\$\{([A-Z0-9_]+)/g).filter((name) => name !== 'SHOP_TAG')
    expect(used.filter((name) => !listed.includes(name))).toEqual([])
  })
})
