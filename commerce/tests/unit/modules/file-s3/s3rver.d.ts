/** Declares the parts of s3rver that the tests use, as it has no types of its own. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'

  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      directory: string
      silent: boolean
      configureBuckets: { name: string; configs: string[] }[]
    })
    readonly httpServer: Server
    run(): Promise<unknown>
    close(): Promise<void>
  }
}
