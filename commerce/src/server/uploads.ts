import type { ServerResponse } from 'node:http'
import express, { type Request, type Response } from 'express'
import { UPLOAD_NAME, UPLOADS_PATH } from '../lib/images/upload-paths'
import type { RequestLayer } from './pages/page-server'
import { sendFileError } from './refuse-file'
import { DATA_POLICY, type Headers } from './security-headers'
import { setSecurityHeaders } from './set-security-headers'

export function createUploadsLayer(folder: string, headers: Headers): RequestLayer {
  const setHeaders = (response: ServerResponse) =>
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
  const serve = express.static(folder, {
    index: false,
    redirect: false,
    fallthrough: false,
    cacheControl: false,
    setHeaders,
  })
  return (request, response, path) => {
    if (!path.startsWith(UPLOADS_PATH)) return false
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const name = path.slice(UPLOADS_PATH.length)
    setSecurityHeaders(response, headers, DATA_POLICY)
    request.url = `/${name}`
    const refuse = (error?: unknown) => sendFileError(response, error)
    // Parts of unfinished pictures lie in the same folder.
    if (UPLOAD_NAME.test(name)) serve(request as Request, response as Response, refuse)
    else refuse()
    return true
  }
}
