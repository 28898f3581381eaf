import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject } from 'vitest'
import type { Engine } from './driver'
import { startFirefox } from './firefox-driver'
import { type Visitor, createVisitor } from './visitor'
import { startWebKit } from './webkit-driver'

const ENGINES = {
  Firefox: () => startFirefox(),
  'Firefox without WebGL': () => startFirefox({ hasWebGl: false }),
  WebKitGTK: startWebKit,
}

/** A visitor with a page and a storage of their own. */
export type Visit = { visitor: Visitor; open(path: string): Promise<void> }

/** Declares the tests of a part of the site once for each engine; each fails at any complaint in the console. */
export function describeInEveryBrowser(
  declare: (visit: () => Visit, engine: keyof typeof ENGINES) => void,
): void {
  for (const [name, start] of Object.entries(ENGINES) as [keyof typeof ENGINES, () => Promise<Engine>][]) {
    describe(name, () => {
      let engine: Engine
      let visit: Visit
      beforeAll(async () => {
        engine = await start()
      })
      afterAll(() => engine.close())
      beforeEach(async () => {
        const visitor = createVisitor(await engine.newPage())
        visit = { visitor, open: (path) => visitor.open(inject('siteUrl') + path) }
      })
      afterEach(async () => {
        const { page } = visit.visitor
        const complaints = [...page.complaints()]
        await page.close()
        expect(complaints, 'errors and warnings in the console').toEqual([])
      })
      declare(() => visit, name)
    })
  }
}
