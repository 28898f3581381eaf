import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { API_METHODS } from '../../../commerce/src/server/guard/api-methods'
import { ANSWERS } from './answer-samples'

const ADMIN = 'commerce/src/api/admin'

/** Lists the routes that the server answers: those of /api by its own list, those of the staff by their files. */
function routes(): string[] {
  const api = Object.entries(API_METHODS).flatMap(([path, methods]) =>
    methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${path}`),
  )
  const files = readdirSync(ADMIN, { recursive: true, encoding: 'utf8' })
  const admin = files
    .filter((file) => file.endsWith('route.ts'))
    .flatMap((file) => {
      const path = file.replace('/route.ts', '').replaceAll(/\[(\w+)\]/g, ':$1')
      const methods = readFileSync(`${ADMIN}/${file}`, 'utf8').matchAll(/^export async function ([A-Z]+)\(/gm)
      return [...methods].map(([, method]) => `${method} /admin/${path}`)
    })
  return [...api, ...admin]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same with a field more in every object; a number, as where keys are data it is a value more. */
function addUnknownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(addUnknownFields)
  if (!isObject(value)) return value
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, one]) => [key, addUnknownFields(one)])),
    later: 1,
  }
}

type Definition = {
  type: string
  catchall?: z.ZodMiniType
  keyType?: z.ZodMiniType
}

/** Every schema inside one, itself included, by the way to it. */
function listSchemas(schema: z.ZodMiniType, path = '', seen = new Set<unknown>()): [string, Definition][] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const definition = schema._zod.def as unknown as Definition
  const inside = Object.entries({ ...definition, ...(definition as { shape?: object }).shape }).flatMap(
    ([key, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((one): one is z.ZodMiniType => isObject(one?._zod))
        .flatMap((one) => listSchemas(one, `${path}.${key}`, seen)),
  )
  return [[path, definition], ...inside]
}

it('every route says what it answers', () => {
  expect(Object.keys(ANSWERS).toSorted()).toEqual([...routes(), 'any failure'].toSorted())
})

const READ = Object.entries(ANSWERS).filter(([, answers]) => answers.length > 0)

describe.each(READ)('a page from before an update reads the answer of %s', (_, answers) => {
  it('that says more than the page knows, at every level', () => {
    for (const [schema, sample] of answers)
      expect(schema.safeParse(addUnknownFields(sample)).error).toBeUndefined()
  })

  it('from the server of the release before', () => {
    for (const [schema, sample] of answers) expect(schema.safeParse(sample).error).toBeUndefined()
  })

  it('with no part that refuses what it does not know', () => {
    for (const [schema] of answers) {
      const strict = listSchemas(schema).filter(
        ([, { catchall, keyType }]) =>
          catchall?._zod.def.type === 'never' || (keyType?._zod.values?.size ?? 0) > 0,
      )
      expect(strict.map(([path]) => path)).toEqual([])
    }
  })
})
