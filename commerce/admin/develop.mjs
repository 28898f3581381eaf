// Serves the admin from its sources to `npm run dev`, at the port ADMIN_PORT of this machine.
import { once } from 'node:events'
import { develop } from '@medusajs/admin-bundler'
import express from 'express'
import { OPTIONS } from './options.mjs'

const server = express()
  .use(OPTIONS.path, await develop(OPTIONS))
  .listen(Number(process.env['ADMIN_PORT']), '127.0.0.1')
await once(server, 'listening')
process.send?.({ type: 'ready' })
