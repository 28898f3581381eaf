/**
 * The targets of mutation, each with the tests that must find every fault in it: what is decided about a cart, a price, a
 * visitor or a mail, without a page or a database around it.
 *
 * @type {Readonly<Record<string, { rules: string[], tests: string[] }>>}
 */
export const TARGETS = {
  cart: { rules: ['src/cart/state/*.ts'], tests: ['tests/unit/cart/state/*.test.ts'] },
  checkout: {
    // Hooks are left out, as they are tested with the pages that use them.
    rules: ['src/{checkout/start,checkout/return,order}/*.ts', '!src/{checkout/return,order}/use-*.ts'],
    tests: ['tests/unit/{checkout/start,checkout/return,order}/*.test.{ts,tsx}'],
  },
  contract: {
    rules: [
      'commerce/src/contract/*.ts',
      'commerce/src/contract/{api,cart,catalogue,money,orders,board,admin,studio,site,text}/*.ts',
    ],
    tests: ['tests/unit/contract/{*,{api,cart,catalogue,money,board,admin,studio,site,text}/*}.test.ts'],
  },
  camera: {
    rules: [
      'src/map/camera/{camera,camera-limits,glide,insets,misregistration,sheet-scale,world,zoom-levels}.ts',
      'src/map/input/inertia.ts',
    ],
    tests: [
      'tests/unit/map/camera/{camera,camera-limits,glide,misregistration,sheet-scale,world,zoom-levels}.test.ts',
      'tests/unit/map/input/inertia.test.ts',
    ],
  },
  languages: {
    rules: ['src/i18n/{language,language-choice,resolve-language}.ts', 'src/lib/cookies.ts'],
    tests: ['tests/unit/i18n/*.test.ts', 'tests/unit/lib/cookies.test.ts'],
  },
  server: {
    rules: [
      'commerce/src/server/guard/{client-address,cross-origin,rate-limits,security-headers}.ts',
      'commerce/src/server/{readiness,pages/page-lookup,pages/request-language}.ts',
      'commerce/src/lib/http/{encoding,negotiate-language,send-compressed}.ts',
    ],
    tests: [
      'commerce/tests/unit/server/{*,guard/*,layers/*,logs/*,pages/*}.test.ts',
      'commerce/tests/unit/lib/{*,http/*}.test.ts',
    ],
  },
  payments: {
    rules: [
      'commerce/src/lib/{database-errors,async,hash}.ts',
      'commerce/src/refusals/shop-refusal.ts',
      'commerce/src/links/{signed-token,order-token}.ts',
      'commerce/src/checkout/{session-params,quote}.ts',
      'commerce/src/stripe/{buyer,stripe-errors,checkout-session}.ts',
      'commerce/src/orders/{order-rules,return-rules,buyer-address,read/to-buyer-order}.ts',
      'commerce/src/fulfillment/{undo-rules,to-board-order}.ts',
      'commerce/src/settings/launch-rules.ts',
      'commerce/src/studio/studio-profile-rules.ts',
    ],
    tests: [
      'commerce/tests/unit/{lib,links,checkout,refusals,stripe,orders,orders/read,fulfillment,settings,studio}/*.test.ts',
    ],
  },
  mails: {
    rules: [
      'commerce/src/mails/content/{order-mail,order-mail-definitions,content-blocks,mail-content,mail-phrases}.ts',
      'commerce/src/mails/{send-mail,build-message,layout/plain-text}.ts',
      'commerce/src/lib/retry-delay.ts',
    ],
    tests: ['commerce/tests/unit/mails/{*,content/*,layout/*}.test.ts'],
  },
}
