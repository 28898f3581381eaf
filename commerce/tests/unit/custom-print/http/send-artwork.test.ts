import type { MedusaResponse } from '@medusajs/framework/http'
import { Modules } from '@medusajs/framework/utils'
import { describe, expect, it } from 'vitest'
import { sendArtwork } from '../../../../src/custom-print/http/send-artwork'
import { setUpFiles } from '../set-up-files'

const files = setUpFiles()
const PICTURE = { kind: 'original', version: null, file_key: 'gone.png' }
const request = { id: 'preq_1', number: 27 }

const send = (stores: object) =>
  sendArtwork(
    request,
    { kind: 'original' },
    files.shopWith({ printRequestStore: { listArtwork: async () => [PICTURE] }, ...stores }),
    {} as MedusaResponse,
  )

describe('a picture that is looked at', () => {
  it('is not found once it is deleted', async () => {
    await expect(send({})).rejects.toMatchObject({ status: 404 })
  })

  it('is not said to be deleted while the storage does not answer', async () => {
    const outage = new Error('connect ECONNREFUSED')
    const bucket = {
      environment: { dataDir: '/nowhere', s3: {} },
      [Modules.FILE]: { getAsBuffer: () => Promise.reject(outage) },
    }
    await expect(send(bucket)).rejects.toBe(outage)
  })
})
