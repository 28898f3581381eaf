import fc from 'fast-check'
import { PAGES } from '@contract/site/pages'
import type { RawRequest } from './send-raw-request'

/** Routes of the press that only staff may use. */
const PRESS_STAFF_ROUTES = [
  '/admin/press-requests',
  '/admin/press-requests/:',
  '/admin/press-requests/:/film?as=:',
  '/admin/press-requests/:/pictures/:',
  '/admin/press-requests/:/proofs',
  '/admin/press-requests/:/print?job=:',
  '/admin/press-prices',
] as const

/** Every address that the shop answers, by any layer; `:` stands for a part that is filled at random. */
const ROUTES = [
  ...Object.values(PAGES).map(({ path }) => path.replace(/:\w+|\*/, ':')),
  '/shop?page=:',
  '/product/donuts?lang=:',
  '/checkout-success?session_id=:',
  '/order?token=:',
  '/static/js/:',
  '/static/:/:',
  '/media/:',
  '/media/products/:.webp',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/:',
  '/health',
  '/ready',
  '/api/:',
  '/api/test',
  '/api/products',
  '/api/products?:',
  '/api/orders?session_id=:',
  '/api/orders?token=:',
  '/api/orders?filter=:&limit=:&offset=:',
  '/api/create-checkout-session',
  '/api/stripe-webhook',
  '/api/order-note',
  '/api/order-return',
  '/api/upload-images',
  '/api/press-prices',
  '/api/press-requests',
  '/api/press-request?token=:',
  '/api/press-preview?token=:',
  '/api/press-reorders',
  '/proof?token=:',
  ...PRESS_STAFF_ROUTES,
  '/auth/:/:',
  '/auth/user/emailpass',
  '/auth/user/emailpass/:',
  '/auth/token/refresh',
  '/auth/session',
  '/store/:',
  '/store/:/:',
  '/store/carts/:/complete',
  '/admin/:',
  '/admin/:/:',
  '/admin/attention',
  '/admin/attention/review/:',
  '/admin/attention/failed-refunds/:',
  '/admin/orders/:/studio',
  '/admin/orders/:/note',
  '/admin/orders/:/returns/:',
  '/admin/orders/:/mails/:',
  '/admin/studio-steps',
  '/app/:',
  '/hooks/payment/:',
  '/cloud/:',
] as const

/** Routes of the shop's own that only the staff may call. */
const STAFF_ROUTES = [
  '/api/orders?filter=:&limit=:&offset=:',
  '/api/upload-images',
  '/admin/attention',
  '/admin/attention/review/:',
  '/admin/attention/failed-refunds/:',
  '/admin/orders/:/studio',
  '/admin/orders/:/mails',
  '/admin/orders/:/mails/:',
  '/admin/orders/:/note',
  '/admin/orders/:/returns/:',
  '/admin/studio-steps',
  ...PRESS_STAFF_ROUTES,
] as const

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE']

/** Texts that have broken parsers before, and any others. */
export const text = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e9',
    'null',
    'undefined',
    'NaN',
    '__proto__',
    'constructor',
    '..',
    '../../etc/passwd',
    '%00',
    '%2e%2e%2f',
    '%ff',
    '%zz',
    "'; drop table checkout_intent; --",
    '<script>alert(1)</script>',
    '${7*7}',
    'donuts',
    'prod_1',
    'cs_test_1',
    'order_1',
    'chki_1',
    'user',
    'emailpass',
    'register',
    'reset-password',
    'a'.repeat(3000),
  ),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.nat().map(String),
)

const part = text.map(toPathPart)

/** Percent codes stay as they are: wrong ones are what is asked for. */
function toPathPart(value: string): string {
  return [...Buffer.from(value)]
    .map((byte) => {
      const letter = String.fromCharCode(byte)
      return /[!-~]/.test(letter) ? letter : `%${byte.toString(16).padStart(2, '0')}`
    })
    .join('')
}

function fillRoute(route: string): fc.Arbitrary<string> {
  const holes = route.split(':').length - 1
  return fc.array(part, { minLength: holes, maxLength: holes }).map((parts) => {
    let next = 0
    return route.replace(/:/g, () => parts[next++] ?? '')
  })
}

/** Another spelling of a path that a router may take for the same. */
const spelling = fc.constantFrom<(path: string) => string>(
  (path) => path,
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => path.replace('/', '//'),
  (path) => `${path}/`,
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `/.${path}`,
  (path) => `${path};x=1`,
)

const headerValue = fc.string({ unit: fc.constantFrom(...'abc,;="*/-. 019é%_'), maxLength: 60 })
/** Any JSON, and what is nearly JSON. */
export const body = fc.oneof(
  fc.constant(''),
  fc.json(),
  fc.json().map((json) => json.slice(0, -1)),
  fc.object().map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '{"email":{"a":1},"password":[]}',
    '{"email":"a@b.ch","password":"x"}',
    '{"__proto__":{"admin":true}}',
  ),
  fc.constant('['.repeat(20_000)),
  fc.string({ unit: 'binary', maxLength: 200 }),
)
const contentType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'application/vnd.api+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  '',
)
const headers = fc
  .record(
    {
      'content-type': contentType,
      cookie: headerValue,
      'accept-language': headerValue,
      'accept-encoding': headerValue,
      'content-encoding': fc.constantFrom('gzip', 'br', 'nonsense'),
      range: fc.oneof(
        headerValue,
        fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=5-1', 'bytes=99999999999-'),
      ),
      'if-none-match': headerValue,
      'if-modified-since': headerValue,
      'x-forwarded-for': headerValue,
      origin: fc.constantFrom('null', 'https://elsewhere.example', 'http://localhost'),
      authorization: headerValue.map((value) => `Bearer ${value}`),
      'stripe-signature': headerValue,
      'idempotency-key': headerValue,
      'x-publishable-api-key': headerValue,
    },
    { requiredKeys: [] },
  )
  .map(dropUndefined)

function dropUndefined(given: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

/** Any request to any route by somebody who has not signed in. */
export const anyRequest: fc.Arbitrary<RawRequest> = buildRequests(ROUTES)
/** Any request to the shop's own routes for the staff; the caller adds their login. */
export const staffRequest: fc.Arbitrary<RawRequest> = buildRequests(STAFF_ROUTES)

function buildRequests(routes: readonly string[]): fc.Arbitrary<RawRequest> {
  const path = fc
    .tuple(fc.constantFrom(...routes).chain(fillRoute), spelling)
    .map(([route, respell]) => respell(route))
  return fc.record({ method: fc.constantFrom(...METHODS), path, headers, body }).map((request) => ({
    ...request,
    // A GET with a body is legal, and a server that reads it may mistake what follows for the next request.
    body: request.method === 'TRACE' || request.method === 'HEAD' ? '' : request.body,
  }))
}
