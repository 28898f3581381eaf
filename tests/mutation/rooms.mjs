/**
 * The rooms of rules, each with the tests that must find every fault in it: what is decided about a cart, a price, a
 * visitor or a mail, without a page or a database around it.
 *
 * @type {Readonly<Record<string, { rules: string[], tests: string[] }>>}
 */
export const ROOMS = {
  cart: { rules: ['src/cart/*.ts', '!src/cart/use-removal.ts'], tests: ['tests/unit/cart/*.test.ts'] },
  checkout: {
    // What is left out is React's: hooks, tested with the pages that use them.
    rules: ['src/checkout/*.ts', '!src/checkout/{use-*,order-words}.ts'],
    tests: ['tests/unit/checkout/*.test.ts'],
  },
  contract: { rules: ['commerce/src/contract/*.ts'], tests: ['tests/unit/contract/*.test.ts'] },
  camera: {
    rules: ['src/map/{camera,glide,inertia,misregistration,world}.ts'],
    tests: ['tests/unit/map/{camera,glide,inertia,misregistration,world}.test.ts'],
  },
  languages: {
    rules: [
      'src/i18n/{addressed-language,adopt-language,chosen-language,detection,fragment-language,language}.ts',
      'src/lib/cookies.ts',
    ],
    tests: ['tests/unit/i18n/*.test.ts', 'tests/unit/lib/cookies.test.ts'],
  },
  server: {
    rules: [
      'commerce/src/server/{client-address,encoding,foreign-origin,language,page-lookup}.ts',
      'commerce/src/server/{rate-limits,readiness,security-headers,send-stored}.ts',
    ],
    tests: [
      'commerce/unit-tests/{client-address,encoding,foreign-origin,language,page-lookup}.test.ts',
      'commerce/unit-tests/{rate-limits,readiness,security-headers,send-stored}.test.ts',
    ],
  },
  settling: {
    rules: [
      'commerce/src/lib/{database-failure,deadline,order-link,shop-error}.ts',
      'commerce/src/workflows/{buyer,hosted-session,provider-failure,quote,session-status}.ts',
      'commerce/src/workflows/studio/order-stage.ts',
    ],
    tests: [
      'commerce/unit-tests/{database-failure,deadline,order-link}.test.ts',
      'commerce/unit-tests/{buyer,hosted-session,provider-failure,quote,session-status,studio}.test.ts',
    ],
  },
  mails: {
    rules: [
      'commerce/src/mails/{back-off,compose-mail,mail-text,send-failure}.ts',
      'commerce/src/workflows/mails/attempt-mail.ts',
    ],
    tests: ['commerce/unit-tests/{attempt-mail,mails,send-failure}.test.ts'],
  },
}
