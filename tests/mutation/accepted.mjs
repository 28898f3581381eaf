/**
 * Mutants that no test notices and none has to, by the reason. Each is `file: code -> what it was changed to`, as
 * `npm run mutants` names it.
 *
 * @type {ReadonlyArray<{ reason: string, mutants: string[] }>}
 */
export const ACCEPTED = [
  {
    reason:
      'Only for the types: a line without an issue has a product and a size, and each has one of the two.',
    mutants: [
      'commerce/src/checkout/quote.ts: [] -> ["Stryker was here"]',
      'commerce/src/checkout/quote.ts: product === undefined -> false',
      'commerce/src/checkout/quote.ts: size === undefined -> false',
    ],
  },
  {
    reason: 'Only for the types: what is paid says no items, and what has none is told of.',
    mutants: [
      "src/checkout/return/earlier-checkout.ts: checkout.status === 'paid' -> false",
      'src/checkout/return/earlier-checkout.ts: \'paid\' -> ""',
    ],
  },
  {
    reason: 'Only for the types: what leads to no page has no name.',
    mutants: ["commerce/src/server/pages/page-lookup.ts: typed.kind === 'moved' -> true"],
  },
  {
    reason:
      'Only for the types: a pattern matches a letter at least, and each pair that it names is in the list.',
    mutants: [
      'commerce/src/contract/text/spelling-patterns.ts: \'\' -> "Stryker was here!"',
      'commerce/src/contract/text/spelling-patterns.ts: [] -> ["Stryker was here"]',
    ],
  },
  {
    reason: 'Only for the types: what is split has a first part.',
    mutants: ['commerce/src/mails/content/mail-phrases.ts: \'\' -> "Stryker was here!"'],
  },
  {
    reason: 'The signs are all of one unit of UTF-16, with the flag and without it.',
    mutants: ['commerce/src/contract/text/spelling-patterns.ts: \'u\' -> ""'],
  },
  {
    reason: 'No host is no domain either: it has no point. Only the compiler asks.',
    mutants: ['commerce/src/contract/text/email.ts: hostname !== undefined -> true'],
  },
  {
    reason: 'Node 24 alone passes on a domain that means no letters: there, a test notices it.',
    mutants: ['commerce/src/contract/text/email.ts: toAsciiDomain(letters) === undefined -> false'],
  },
  {
    reason: 'Without a return a function returns undefined as well.',
    mutants: [
      'commerce/src/contract/text/parse-url.ts: { return undefined } -> {}',
      'commerce/src/refusals/shop-refusal.ts: { return undefined } -> {}',
    ],
  },
  {
    reason: 'What is awaited is the same with a promise around it and without.',
    mutants: [
      'commerce/src/server/guard/rate-limits.ts: () => Promise.resolve(undefined) -> () => undefined',
    ],
  },
  {
    reason: 'A path that begins with no slash is no page, in whatever case.',
    mutants: ['commerce/src/server/pages/page-lookup.ts: /^\\/[^/]*/ -> /\\/[^/]*/'],
  },
  {
    reason: 'An item without an id is in no cart, so that nothing leaves it.',
    mutants: ['src/checkout/return/apply-order-outcome.ts: [] -> ["Stryker was here"]'],
  },
  {
    reason:
      'A page without its configuration: whatever is thrown, the buyer reads that Stripe failed to load.',
    mutants: [
      `src/checkout/start/hosted-checkout.ts: document.querySelector<HTMLMetaElement>('meta[name="shop-config"]')?.content -> document.querySelector<HTMLMetaElement>('meta[name="shop-config"]').content`,
      'src/checkout/start/hosted-checkout.ts: \'\' -> "Stryker was here!"',
    ],
  },
  {
    reason: 'Done when the module is loaded, once for all mutants: by hand, a test notices it.',
    mutants: [
      'src/cart/state/drawer-atoms.ts: (get) => get(isDrawerOpenAtom) && get(isDrawerPaintedAtom) -> () => undefined',
    ],
  },
  {
    reason: 'The exact words of a log.',
    mutants: [
      'src/cart/state/stored-cart.ts: \'Failed to load the cart: it was stored in another form\' -> ""',
      'src/checkout/start/create-session.ts: \'medusa\' -> ""',
    ],
  },
  {
    reason:
      'The border of a continuous value: the one millisecond in which an attempt to pay becomes an old one.',
    mutants: [
      'src/checkout/start/start-checkout.ts: Math.abs(Date.now() - attempt.at) < ATTEMPT_MS -> Math.abs(Date.now() - attempt.at) <= ATTEMPT_MS',
    ],
  },
  {
    reason: 'The words of an error that nobody reads: what it carries is shown instead.',
    mutants: ['src/checkout/start/create-fetch-adapter.ts: `HTTP ${response.status}` -> ``'],
  },
  {
    reason: 'Only for the type: an error of another kind has no status, and is shown the same way below.',
    mutants: ['src/order/fetch-by-token.ts: !(error instanceof HttpError) -> false'],
  },
  {
    reason: 'Any text that is no number asks for the first page, as no text does.',
    mutants: ['commerce/src/contract/site/shop-pages.ts: \'\' -> "Stryker was here!"'],
  },
  {
    reason: 'A border between two formulas that give the same there; equality may fall on either side.',
    mutants: [
      'src/map/camera/glide.ts: distance < 1e-3 -> distance <= 1e-3',
      'src/map/camera/misregistration.ts: Math.abs(b) > Math.abs(a) -> Math.abs(b) >= Math.abs(a)',
    ],
  },
  {
    reason: 'From zero the plates stay at zero; it is asked so that a frame at rest makes no object.',
    mutants: ['src/map/camera/misregistration.ts: this.isAtRest -> false'],
  },
  {
    reason: 'What has no time of its own is passed over as too old.',
    mutants: ['src/map/input/inertia.ts: [] -> ["Stryker was here"]'],
  },
  {
    reason: 'Where there is a first sample there is a last one; only the compiler asks.',
    mutants: ['src/map/input/inertia.ts: last === undefined -> false'],
  },
  {
    reason: 'Stands in for what is missing; any text that is no code of a failure does.',
    mutants: ['commerce/src/lib/database-errors.ts: \'\' -> "Stryker was here!"'],
  },
  {
    reason: 'A token has both of its parts or does not match at all; only the compiler asks for each.',
    mutants: [
      'commerce/src/links/signed-token.ts: [] -> ["Stryker was here"]',
      'commerce/src/links/signed-token.ts: claim === undefined || signature === undefined -> claim === undefined && signature === undefined',
      'commerce/src/links/signed-token.ts: claim === undefined -> false',
      'commerce/src/links/signed-token.ts: signature === undefined -> false',
    ],
  },
  {
    reason:
      'The shape lets only 43 characters through, which are always 32 bytes; the check stays because timingSafeEqual throws without it.',
    mutants: ['commerce/src/links/signed-token.ts: given.length === expected.length -> true'],
  },
  {
    reason: 'The bare id of a payment or a charge has none of its fields either; only the compiler asks.',
    mutants: ["commerce/src/stripe/checkout-session.ts: typeof field === 'object' -> true"],
  },
  {
    reason: 'Only for the types: Stripe is asked for no other events.',
    mutants: ['commerce/src/stripe/checkout-session.ts: event.type === DELAYED_PAYMENT_EVENT -> true'],
  },
  {
    reason: 'Money that came in the second in which it was asked for has the same time either way.',
    mutants: [
      'commerce/src/stripe/checkout-session.ts: event.created < chargedAt -> event.created <= chargedAt',
    ],
  },
  {
    reason:
      'Stands in for a header, an address or a part of one that is missing; any text that names no language and no encoding does.',
    mutants: [
      'commerce/src/lib/http/negotiate-language.ts: \'\' -> "Stryker was here!"',
      'commerce/src/lib/http/encoding.ts: \'\' -> "Stryker was here!"',
      'commerce/src/server/pages/request-language.ts: \'\' -> "Stryker was here!"',
    ],
  },
  {
    reason: 'Without a query the last letter of the path is read as one, which names no language.',
    mutants: ['commerce/src/server/pages/request-language.ts: query === -1 -> false'],
  },
  {
    reason: 'No referrer is no address either; only the compiler asks.',
    mutants: ['commerce/src/server/pages/request-language.ts: referer === undefined -> false'],
  },
  {
    reason: 'The key of a request whose connection is gone already: nobody gets the answer.',
    mutants: ['commerce/src/server/guard/rate-limits.ts: \'\' -> "Stryker was here!"'],
  },
  {
    reason: 'Thrown and caught on the spot; nobody reads what it says.',
    mutants: [
      "commerce/src/server/readiness.ts: () => new Error('timed out') -> () => undefined",
      'commerce/src/server/readiness.ts: \'timed out\' -> ""',
    ],
  },
  {
    reason: 'At zoom 0.4 itself both sides give the same.',
    mutants: [
      'src/map/camera/sheet-scale.ts: zoomLevel >= UNSCALED_LEVEL -> zoomLevel > UNSCALED_LEVEL',
      'src/map/camera/sheet-scale.ts: scale >= unscaled -> scale > unscaled',
    ],
  },
  {
    reason: 'Only for speed: what is computed again is the same.',
    mutants: ['src/map/camera/sheet-scale.ts: last?.size !== size -> true'],
  },
  {
    reason:
      'Where there is no room beside the controls at all, there is a poster, which is asked for before.',
    mutants: ['src/map/camera/sheet-scale.ts: scale > 0 -> scale >= 0'],
  },
]
