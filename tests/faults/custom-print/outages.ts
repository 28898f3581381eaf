import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { send } from '../../../commerce/tests/support/shop-client'
import {
  buildProofInput,
  buildRequest,
  drawRing,
  submitArtwork,
  fetchStaffRequest,
  TOTAL,
} from '../../../commerce/tests/support/artwork'
import { createPrintedRequest } from '../../../commerce/tests/support/printed-request'
import { buildReorder } from '../../../commerce/tests/support/reorder'
import {
  PRINT_PREVIEW_PATH,
  REORDERS_PATH,
  PRINT_REQUESTS_PATH,
} from '../../../commerce/src/contract/api/api-paths'
import { FILE_PART, REQUEST_PART } from '../../../commerce/src/contract/custom-print/print-request'
import { CUSTOM_PRINT_FAILURES } from '../../../commerce/src/custom-print/custom-print-failure-sentences'
import texts from '../../../commerce/src/contract/locales/en.json'
import { testFault } from '../support/fault'
import type { CustomPrintFixture } from '../support/custom-print-fixture'

/** Tests what a full disk does to the drawings. */
export function testCustomPrintOutages(fixture: CustomPrintFixture): void {
  const { folder, rows, fetchLinked, staff } = fixture
  const BALLAST = 'ballast'
  const ballast = (name: number) => join(folder, `${BALLAST}-${name}`)
  /** The shares of a write that have room. The part that was written must be deleted again. */
  const SHARES = [0, 0.4, 0.8]

  const VISITORS_REFUSAL = {
    status: 507,
    body: { code: 'storage_full', error: CUSTOM_PRINT_FAILURES.storage_full },
  }
  const STAFF_REFUSAL = {
    status: 507,
    body: { code: 'storage_full', message: texts['refused.storage_full'] },
  }
  const kept = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  const readRecorded = () =>
    rows(
      `select (select count(*) from press_request) as requests, (select count(*) from press_artwork) as pictures,
       (select count(*) from press_proof) as proofs, (select count(*) from checkout_mail) as mails`,
      [],
    )

  type Act = () => Promise<{ status: number; body: unknown }>

  /** Is refused whenever there is room for a part of so many bytes only, or for no file, and leaves nothing. */
  async function expectRefusedWithoutRoom(
    act: Act,
    bytes: number,
    refusal: object = VISITORS_REFUSAL,
  ): Promise<void> {
    const before = [kept(), await readRecorded()]
    for (const fill of [...SHARES.map((share) => () => leaveRoom(share * bytes)), useAllNames]) {
      const empty = fill()
      try {
        expect(await act()).toMatchObject(refusal)
      } finally {
        empty()
      }
      expect([kept(), await readRecorded()]).toEqual(before)
    }
  }

  /** Fills the disk but for so many bytes; returns what undoes it. */
  function leaveRoom(bytes: number): () => void {
    const { bavail, bsize } = statfsSync(folder)
    writeFileSync(ballast(0), Buffer.alloc(Math.max(0, bavail * bsize - bytes)))
    return () => rmSync(ballast(0))
  }

  /** Makes empty files until the disk takes no more; returns what undoes it. */
  function useAllNames(): () => void {
    let made = 0
    try {
      for (;;) {
        writeFileSync(ballast(made), '')
        made += 1
      }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
    return () => {
      for (let name = 0; name < made; name += 1) rmSync(ballast(name))
    }
  }

  /** Reads how many bytes the pictures of a request take, or those of one kind. */
  async function readBytes(requestId: string, kind = '%'): Promise<number> {
    const [row] = await rows(
      'select sum(bytes)::int as bytes from press_artwork where request_id = $1 and kind like $2',
      [requestId, kind],
    )
    return (row as { bytes: number }).bytes
  }

  /** The pictures of a request as studio and buyer get them. */
  async function fetchPictures({ id, token }: { id: string; token: string }): Promise<string[]> {
    const paths = [
      `/admin/press-requests/${id}/pictures/original`,
      `/admin/press-requests/${id}/pictures/thumbnail`,
      `${PRINT_PREVIEW_PATH}?token=${token}`,
    ]
    return Promise.all(
      paths.map(async (path) => {
        const response = await fetch(fixture.shop.origin + path, { headers: staff })
        expect([path, response.status]).toEqual([path, 200])
        return Buffer.from(await response.arrayBuffer()).toString('base64')
      }),
    )
  }

  async function postDrawing(request: object) {
    const form = new FormData()
    form.set(REQUEST_PART, JSON.stringify(request))
    form.set(FILE_PART, new Blob([new Uint8Array(await drawRing(900).png().toBuffer())]), 'ring.png')
    const response = await fetch(fixture.shop.origin + PRINT_REQUESTS_PATH, { method: 'POST', body: form })
    return { status: response.status, body: await response.json() }
  }

  describe('a full disk', () => {
    let isMounted = false
    beforeAll(() => {
      mkdirSync(folder, { recursive: true })
      try {
        execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m,nr_inodes=2k', 'tmpfs', folder], {
          stdio: 'pipe',
        })
        isMounted = true
      } catch {
        // This machine lets nobody mount.
      }
    })
    afterAll(() => {
      // Lazily: the server may still be reading a picture.
      if (isMounted) execFileSync('umount', ['-l', folder])
    })

    testFault(
      25,
      'is told to who sends a drawing; nothing of it stays, and it is taken later, once',
      async (test) => {
        if (!isMounted) test.skip('this machine lets nobody mount')
        const { shop } = fixture
        const old = await fixture.createProofed()
        const before = await fetchPictures(old)
        const request = buildRequest()
        await expectRefusedWithoutRoom(() => postDrawing(request), await readBytes(old.id))
        expect(await fetchPictures(old)).toEqual(before)
        const { number, token } = await submitArtwork(shop, request)
        expect(await submitArtwork(shop, request)).toMatchObject({ number })
        expect(await fetchLinked(token)).toMatchObject({ state: 'new', quote: { total: TOTAL } })
      },
    )

    testFault(25, 'is told to who orders a print again; the first one keeps its pictures', async (test) => {
      if (!isMounted) test.skip('this machine lets nobody mount')
      const { shop } = fixture
      const old = await createPrintedRequest(shop, staff)
      const before = await fetchPictures(old)
      const again = buildReorder(old.token)
      const post = () => send(shop.origin + REORDERS_PATH, again)
      await expectRefusedWithoutRoom(post, await readBytes(old.id))
      expect(await fetchPictures(old)).toEqual(before)
      expect([(await post()).status, (await post()).status]).toEqual([201, 201])
      expect(await fetchPictures(old)).toEqual(before)
    })

    testFault(25, 'is told to the studio that changes a print for its proof; none is sent', async (test) => {
      if (!isMounted) test.skip('this machine lets nobody mount')
      const { shop } = fixture
      const { number, token } = await submitArtwork(shop)
      const request = await fetchStaffRequest(shop, number, staff)
      const old = { id: request.id, token }
      const before = await fetchPictures(old)
      // Another ink at the same price: it has a picture of its own.
      const proof = buildProofInput(request, { job: { ...request.spec, ink: 'clay' } })
      const press = () => send(`${shop.origin}/admin/press-requests/${request.id}/proofs`, proof, staff)
      await expectRefusedWithoutRoom(press, await readBytes(request.id, 'preview'), STAFF_REFUSAL)
      expect(await fetchPictures(old)).toEqual(before)
      expect(await fetchLinked(token)).toMatchObject({ state: 'new', proofs: [] })
      expect((await press()).status).toBe(200)
      expect(await fetchLinked(token)).toMatchObject({ state: 'proofed', proofs: [{ version: 1 }] })
    })
  })
}
