/**
 * The targets of mutation, each with the tests that must find every fault in it: what is decided about a cart, a price, a
 * visitor or a mail, without a page or a database around it.
 *
 * @type {Readonly<Record<string, { rules: string[], tests: string[] }>>}
 */
export const TARGETS = {
  cart: { rules: ['src/cart/state/*.ts'], tests: ['tests/unit/cart/state/*.test.ts'] },
  checkout: {
    // What is left out is React's: hooks, tested with the pages that use them.
    rules: ['src/{checkout,order}/*.ts', '!src/{checkout,order}/use-*.ts'],
    tests: ['tests/unit/{checkout,order}/*.test.ts'],
  },
  contract: {
    rules: [
      'commerce/src/contract/*.ts',
      'commerce/src/contract/{api,cart,catalogue,money,orders,board,admin,studio,site,text}/*.ts',
    ],
    tests: ['tests/unit/contract/*.test.ts'],
  },
  camera: {
    rules: ['src/map/camera/{camera,glide,misregistration,world}.ts', 'src/map/input/inertia.ts'],
    tests: [
      'tests/unit/map/camera/{camera,glide,misregistration,world}.test.ts',
      'tests/unit/map/input/inertia.test.ts',
    ],
  },
  languages: {
    rules: ['src/i18n/{language,language-choice,resolve-language}.ts', 'src/lib/cookies.ts'],
    tests: ['tests/unit/i18n/*.test.ts', 'tests/unit/lib/cookies.test.ts'],
  },
  server: {
    rules: [
      'commerce/src/server/{client-address,cross-origin,request-language,pages/page-lookup}.ts',
      'commerce/src/server/{rate-limits,readiness,security-headers,send-compressed}.ts',
      'commerce/src/lib/{encoding,language}.ts',
    ],
    tests: [
      'commerce/tests/unit/*/{client-address,encoding,cross-origin,request-language,page-lookup}.test.ts',
      'commerce/tests/unit/*/{rate-limits,readiness,security-headers,send-compressed}.test.ts',
    ],
  },
  payments: {
    rules: [
      'commerce/src/lib/{database-errors,async,hash,shop-error,signed-token}.ts',
      'commerce/src/checkout/{session-params,quote}.ts',
      'commerce/src/stripe/{buyer,stripe-errors,checkout-session}.ts',
      'commerce/src/orders/{order-rules,return-rules,address,order-link,public-order}.ts',
      'commerce/src/fulfillment/{undo-rules,board-order}.ts',
      'commerce/src/settings/{studio-profile-form,launch-rules}.ts',
    ],
    tests: [
      'commerce/tests/unit/*/{database-errors,async,hash,order-link}.test.ts',
      'commerce/tests/unit/*/{buyer,session-params,orders,stripe-errors}.test.ts',
      'commerce/tests/unit/*/{launch-rules,quote,returns,checkout-session,order-stage,studio-profile-form,undo-rules}.test.ts',
    ],
  },
  mails: {
    rules: [
      'commerce/src/mails/content/{order-mail,order-mail-definitions,blocks,mail-content}.ts',
      'commerce/src/mails/{send-mail,build-message,layout/plain-text}.ts',
    ],
    tests: [
      'commerce/tests/unit/*/{send-mail,mails,send-failure}.test.ts',
      'commerce/tests/unit/locales.test.ts',
    ],
  },
}
