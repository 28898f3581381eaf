/**
 * The targets of mutation, each with the tests that must find every fault in it: what is decided about a cart, a price, a
 * visitor or a mail, without a page or a database around it.
 *
 * @type {Readonly<Record<string, { rules: string[], tests: string[] }>>}
 */
export const TARGETS = {
  cart: { rules: ['src/cart/*.ts', '!src/cart/use-*.ts'], tests: ['tests/unit/cart/*.test.ts'] },
  checkout: {
    // What is left out is React's: hooks, tested with the pages that use them.
    rules: ['src/checkout/*.ts', '!src/checkout/{use-*,order-labels}.ts'],
    tests: ['tests/unit/checkout/*.test.ts'],
  },
  contract: { rules: ['commerce/src/contract/*.ts'], tests: ['tests/unit/contract/*.test.ts'] },
  camera: {
    rules: ['src/map/camera/{camera,glide,misregistration,world}.ts', 'src/map/input/inertia.ts'],
    tests: [
      'tests/unit/map/camera/{camera,glide,misregistration,world}.test.ts',
      'tests/unit/map/input/inertia.test.ts',
    ],
  },
  languages: {
    rules: [
      'src/i18n/{chosen-language,detection,language,language-from-url,resolve-language}.ts',
      'src/lib/cookies.ts',
    ],
    tests: ['tests/unit/i18n/*.test.ts', 'tests/unit/lib/cookies.test.ts'],
  },
  server: {
    rules: [
      'commerce/src/server/{client-address,cross-origin,language,page-lookup}.ts',
      'commerce/src/server/{rate-limits,readiness,security-headers,send-compressed}.ts',
      'commerce/src/lib/{encoding,language}.ts',
    ],
    tests: [
      'commerce/unit-tests/{client-address,encoding,cross-origin,language,page-lookup}.test.ts',
      'commerce/unit-tests/{rate-limits,readiness,security-headers,send-compressed}.test.ts',
    ],
  },
  settling: {
    rules: [
      'commerce/src/lib/{database-failure,with-timeout,keyed-hash,shop-error}.ts',
      'commerce/src/checkout/rules/{hosted-session,quote,session-end}.ts',
      'commerce/src/lib/stripe/{buyer,provider-failure,session-status}.ts',
      'commerce/src/{orders,returns,studio}/rules/*.ts',
    ],
    tests: [
      'commerce/unit-tests/{database-failure,with-timeout,order-link}.test.ts',
      'commerce/unit-tests/{buyer,hosted-session,orders,provider-failure}.test.ts',
      'commerce/unit-tests/{opening,quote,returns,session-end,session-status,studio,studio-form,undo}.test.ts',
    ],
  },
  mails: {
    rules: [
      'commerce/src/mails/rules/{compose-mail,mail-blocks,mails,mail-texts,send-failure}.ts',
      'commerce/src/mails/{attempt-mail,compose-message,layout/plain-text}.ts',
    ],
    tests: ['commerce/unit-tests/{attempt-mail,mails,mail-texts,send-failure}.test.ts'],
  },
}
