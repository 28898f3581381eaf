import { expect } from 'vitest'
import { send } from '../../../commerce/tests/support/shop-client'
import { buildProofInput, submitArtwork, fetchStaffRequest } from '../../../commerce/tests/support/artwork'
import { sendNow } from '../orders/interrupted-mails'
import type { FatalFault } from '../support/one-kill'
import type { CustomPrintFixture } from '../support/custom-print-fixture'

/** A proof's mails that are cut off while they are sent. */
export function createRequestMailKills(fixture: CustomPrintFixture) {
  const { rows, staff, listProofMails } = fixture
  const group = 'a server'

  const killBeforeMailIsSent: FatalFault = {
    group,
    fault: 6,
    what: 'that is killed before a proof’s mail is handed over, sends it after its restart',
    async prepare() {
      const { mailbox } = fixture
      await mailbox.close()
      const { number } = await fixture.createProofed()
      return {
        act: async () => undefined,
        whileDown: () => mailbox.open(),
        async check() {
          await sendNow(fixture)
          await expect.poll(() => listProofMails(number)).toHaveLength(1)
        },
      }
    },
  }

  const killBeforeSentMailIsNoted: FatalFault = {
    group,
    fault: 6,
    what: 'that is killed when a proof’s mail is taken and not noted, sends it as the same mail',
    write: {
      table: 'checkout_mail',
      on: 'update',
      when: "new.kind = 'press_proof' and new.state = 'sent'",
    },
    async prepare() {
      const { shop } = fixture
      const { number } = await submitArtwork(shop)
      const request = await fetchStaffRequest(shop, number, staff)
      // One is sent at a time, and none before this one's.
      await expect.poll(() => rows("select 1 from checkout_mail where state = 'queued'", [])).toEqual([])
      return {
        async act() {
          const path = `/admin/press-requests/${request.id}/proofs`
          expect((await send(shop.origin + path, buildProofInput(request), staff)).status).toBe(200)
        },
        async check() {
          await expect.poll(() => listProofMails(number)).toHaveLength(2)
        },
      }
    },
  }

  return { killBeforeMailIsSent, killBeforeSentMailIsNoted }
}
