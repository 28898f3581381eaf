import { describe, expect, it } from 'vitest'
import { buildTestSteps, chooseTests, SUITES } from '../../../../scripts/changed/choose-tests'

const CART = 'tests/unit/cart/state/cart-lines.test.ts'
const STYLES = 'tests/unit/scoped-styles.test.ts'
const ORDERS = 'commerce/tests/integration/orders/orders.test.ts'
const RETURNS = 'commerce/tests/integration/returns/returns.test.ts'

const IMPORTS = new Map([
  ['src/cart/state/cart-lines.ts', ['commerce/src/contract/limits.ts']],
  ['src/cart/icon.ts', []],
  ['locales/en/shop.json', []],
  ['commerce/src/contract/limits.ts', []],
  ['commerce/src/contract/words.ts', []],
  ['commerce/src/returns/undo.ts', ['commerce/src/contract/words.ts']],
  ['commerce/tests/support/shop.ts', []],
  [CART, ['src/cart/state/cart-lines.ts']],
  [STYLES, ['fs']],
  ['fs', []],
  ['commerce/tests/unit/undo.test.ts', ['commerce/src/returns/undo.ts']],
  [ORDERS, ['commerce/tests/support/shop.ts', 'fs']],
  [RETURNS, []],
  ['tests/faults/orders/crashes.test.ts', []],
  ['tests/browser/cart.spec.ts', []],
])

/** The files that are chosen, by suite; those of a whole suite as what all of them may depend on. */
function chosen(...changed: string[]) {
  const choices = chooseTests(changed, IMPORTS, Object.values(SUITES))
  return Object.fromEntries(
    Object.keys(SUITES).map((name, index) => [name, choices[index]?.reason ?? choices[index]?.files]),
  )
}

const READERS_ALONE = {
  unit: [STYLES],
  serverUnit: [],
  sandbox: [],
  integration: [],
  faults: [],
  browser: [],
}

describe('the tests that a change can break', () => {
  it('are those that import it by any way, and every browser test for a page', () => {
    expect(chosen('src/cart/state/cart-lines.ts')).toEqual({
      ...READERS_ALONE,
      unit: [CART, STYLES],
      browser: 'src/cart/state/cart-lines.ts',
    })
  })

  it('are for a rule of both sides those of the sides that use it', () => {
    expect(chosen('commerce/src/contract/limits.ts')).toMatchObject({
      unit: [CART, STYLES],
      integration: [],
      browser: 'src/cart/state/cart-lines.ts',
    })
    expect(chosen('commerce/src/contract/words.ts')).toMatchObject({
      serverUnit: ['commerce/tests/unit/undo.test.ts'],
      integration: 'commerce/src/returns/undo.ts',
      faults: 'commerce/src/returns/undo.ts',
    })
  })

  it('are all that ask a server for whatever it loads, also where nothing imports it', () => {
    const deleted = 'commerce/src/api/returns/route.ts'
    expect(chosen(deleted)).toMatchObject({ integration: deleted, faults: deleted, browser: deleted })
  })

  it('are the files of tests that were changed, and those that use a changed helper', () => {
    expect(chosen(RETURNS)).toEqual({ ...READERS_ALONE, integration: [RETURNS] })
    expect(chosen('commerce/tests/support/shop.ts')).toEqual({
      ...READERS_ALONE,
      integration: [ORDERS],
    })
  })

  it('are those that read files, whatever has changed, and no more for a text of the docs', () => {
    expect(chosen('docs/architecture.md')).toEqual(READERS_ALONE)
  })

  it.each(['package-lock.json', 'locales/en/shop.json', 'public/robots.txt'])(
    'are all for %s, which not all that need it import',
    (file) => expect(new Set(Object.values(chosen(file)))).toEqual(new Set([file])),
  )

  it('are named to the command of their suite, unless they are all of it or none', () => {
    const choice = { suite: SUITES.unit, files: [CART], count: 2 }
    const [program, args] = SUITES.unit.command
    expect(buildTestSteps(choice)).toMatchObject([
      { name: SUITES.unit.name, command: [program, [...args, CART]] },
    ])
    expect(buildTestSteps({ ...choice, count: 1 })).toMatchObject([{ command: [program, args] }])
    expect(buildTestSteps({ ...choice, files: [] })).toEqual([])
  })
})
