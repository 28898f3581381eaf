/**
 * The table of layers (docs/decisions/001-one-origin.md): which of its neighbours a folder may import. The contract is
 * open to all; a folder without a row may import nothing else of ours. What is resolved from Medusa's container is held
 * to it, too (commerce/tests/unit/container.layers.test.ts).
 * @type {Record<string, Record<string, string[]>>}
 */
export const LAYERS = {
  src: {
    app: [
      'map',
      'sections',
      'custom-print',
      'shop',
      'cart',
      'order',
      'checkout',
      'board',
      'layout',
      'ui',
      'site',
      'i18n',
      'lib',
    ],
    map: ['sections', 'i18n', 'ui', 'site', 'lib'],
    sections: ['shop', 'ui', 'i18n', 'site', 'lib'],
    shop: ['ui', 'i18n', 'site', 'lib'],
    cart: ['shop', 'ui', 'i18n', 'lib'],
    order: ['cart', 'ui', 'i18n', 'site', 'lib'],
    checkout: ['order', 'cart', 'ui', 'i18n', 'site', 'lib'],
    'custom-print': ['checkout', 'order', 'ui', 'i18n', 'site', 'lib'],
    board: ['ui', 'i18n', 'site', 'lib'],
    layout: ['ui', 'i18n', 'site', 'lib'],
    ui: ['site', 'lib'],
    site: ['lib'],
    i18n: ['lib'],
    styles: [],
    lib: [],
  },
  'commerce/src': {
    api: [
      'server',
      'custom-print',
      'fulfillment',
      'returns',
      'payments',
      'settings',
      'monitoring',
      'auth',
      'mails',
      'receipts',
      'orders',
      'checkout',
      'catalogue',
      'stripe',
      'studio',
      'refusals',
      'lib',
    ],
    jobs: ['custom-print', 'payments', 'monitoring', 'orders', 'mails', 'receipts', 'lib'],
    subscribers: ['mails'],
    workflows: ['orders', 'refusals', 'lib'],
    scripts: ['modules', 'auth', 'lib'],
    server: [
      'container.ts',
      'scripts',
      'payments',
      'settings',
      'monitoring',
      'auth',
      'mails',
      'orders',
      'catalogue',
      'stripe',
      'studio',
      'refusals',
      'lib',
    ],
    'container.ts': [
      'custom-print',
      'payments',
      'returns',
      'monitoring',
      'auth',
      'mails',
      'receipts',
      'orders',
      'checkout',
      'inventory',
      'catalogue',
      'stripe',
      'lib',
    ],
    'custom-print': [
      'vector-artwork',
      'print-kernel',
      'orders',
      'checkout',
      'catalogue',
      'inventory',
      'mails',
      'receipts',
      'links',
      'studio',
      'refusals',
      'lib',
    ],
    'vector-artwork': ['print-kernel'],
    'print-kernel': [],
    payments: ['fulfillment', 'mails', 'orders', 'checkout', 'stripe', 'studio', 'refusals', 'lib'],
    fulfillment: ['mails', 'orders', 'auth', 'studio', 'refusals', 'lib'],
    returns: ['mails', 'orders', 'checkout', 'auth', 'stripe', 'studio', 'refusals', 'lib'],
    // It looks at all the others; of them only settings asks it, for the age of the backup.
    monitoring: ['custom-print', 'payments', 'auth', 'mails', 'orders', 'catalogue', 'inventory', 'lib'],
    settings: ['monitoring', 'mails', 'orders', 'catalogue', 'studio', 'lib'],
    mails: ['receipts', 'orders', 'checkout', 'links', 'stripe', 'studio', 'refusals', 'lib'],
    receipts: ['orders', 'studio', 'refusals', 'lib'],
    orders: ['checkout', 'catalogue', 'auth', 'links', 'stripe', 'studio', 'refusals', 'lib'],
    checkout: ['catalogue', 'inventory', 'stripe', 'studio', 'refusals', 'lib'],
    catalogue: ['inventory', 'refusals', 'lib'],
    inventory: ['lib'],
    auth: ['refusals', 'lib'],
    links: ['lib'],
    modules: ['auth', 'stripe', 'refusals', 'lib'],
    stripe: ['refusals', 'lib'],
    studio: [],
    lib: ['refusals'],
    refusals: [],
    contract: [],
  },
}
/** The same for whole trees. Tests and configuration may import everything; nothing may import them. */
const TREES = {
  src: ['locales', 'commerce/src/print-kernel', 'commerce/src/vector-artwork'],
  'commerce/src': [],
  'commerce/sandbox': ['scripts'],
  'commerce/admin': [],
  // They draw the map's pictures, choose the tests of changed rules, fill the pages of `npm run dev`, and write what a new
  // database is made from, in a cluster as tests have it.
  scripts: [
    'src/map',
    'tests/mutation',
    'tests/support',
    'commerce/src/server',
    'commerce/src/lib',
    'commerce/src/scripts',
    'commerce/tests/support',
  ],
}

/**
 * What the folders of the print kernel may import of each other. What lies above them is open to all.
 * @type {Record<string, string[]>}
 */
const KERNEL_LAYERS = {
  'artwork-file': [],
  tones: [],
  strokes: ['tones'],
  print: ['tones'],
  preflight: ['tones', 'strokes'],
  'film-positive': ['tones', 'print'],
}

/** @type {import('dependency-cruiser').DependencyType[]} */
const ALIASED = ['aliased']
/** @type {import('dependency-cruiser').DependencyType[]} */
const TYPE_ONLY = ['type-only']
const CONTRACT = 'commerce/src/contract'
const KERNEL = 'commerce/src/print-kernel'
const OURS = ['src', 'commerce', 'scripts', 'tests', 'locales']

/** @param {string[]} folders */
const inside = (...folders) => `^(${folders.join('|')})(?:/(?!(?:admin/)?node_modules/)|$)`

/** @param {string} folder @param {string[]} area @param {string[]} allowed */
const createLayerRule = (folder, area, allowed) => ({
  name: `${folder} may import ${[...allowed, CONTRACT].join(', ')}`,
  from: { path: inside(folder) },
  to: { path: inside(...area), pathNot: inside(folder, ...allowed, CONTRACT) },
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(TREES).map(([tree, allowed]) => createLayerRule(tree, OURS, allowed)),
    ...Object.entries(LAYERS).flatMap(([tree, rows]) =>
      Object.entries(rows).map(([folder, allowed]) =>
        createLayerRule(
          `${tree}/${folder}`,
          [tree],
          allowed.map((name) => `${tree}/${name}`),
        ),
      ),
    ),
    ...Object.entries(LAYERS).map(([tree, rows]) => ({
      name: `every folder of ${tree} has a row in the table of layers`,
      from: { path: `^${tree}/([^/]+)/`, pathNot: `^${tree}/(${Object.keys(rows).join('|')})/` },
      to: { path: inside(...OURS), pathNot: `^${tree}/$1/` },
    })),
    {
      name: 'the contract imports nothing but zod',
      from: { path: inside(CONTRACT) },
      to: { pathNot: [inside(CONTRACT), 'node_modules/zod/'] },
    },
    {
      name: 'the print kernel imports nothing but the contract',
      from: { path: inside(KERNEL) },
      to: { pathNot: [inside(KERNEL), inside(CONTRACT)] },
    },
    ...Object.entries(KERNEL_LAYERS).map(([folder, allowed]) => ({
      name: `of the print kernel's folders ${folder} may import ${allowed.join(', ') || 'none'}`,
      from: { path: inside(`${KERNEL}/${folder}`) },
      to: {
        path: `^${KERNEL}/[^/]+/`,
        pathNot: inside(...[folder, ...allowed].map((name) => `${KERNEL}/${name}`)),
      },
    })),
    {
      name: 'of the site, custom-print alone imports the print kernel',
      from: { path: '^src/', pathNot: inside('src/custom-print') },
      to: { path: inside(KERNEL) },
    },
    {
      name: 'in custom-print the page alone imports the editor',
      from: {
        path: inside('src/custom-print'),
        pathNot: [inside('src/custom-print/editor'), '^src/custom-print/custom-print-page\\.tsx$'],
      },
      to: { path: inside('src/custom-print/editor') },
    },
    {
      name: 'within a folder of src imports are relative',
      from: { path: '^src/([^/]+)/' },
      to: { path: '^src/$1/', dependencyTypes: ALIASED },
    },
    {
      name: 'from one folder of src to another, and to the contract, imports begin with @',
      from: { path: '^src/([^/]+)/' },
      to: { path: inside(...OURS), pathNot: '^src/$1/', dependencyTypesNot: ALIASED },
    },
    {
      name: 'no cycles',
      from: {},
      // Imports of types are removed before modules are loaded.
      to: { circular: true, viaOnly: { dependencyTypesNot: TYPE_ONLY } },
    },
    // Vite takes the query away before it looks a file up in a package's exports; this tool does not.
    { name: 'every import is found', from: {}, to: { couldNotResolve: true, pathNot: '\\?url$' } },
  ].map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    // Vite writes its configuration next to itself for a moment, and deletes it; that may happen during a test.
    exclude: { path: '/\\.medusa/|\\.timestamp-' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Imports of types count as imports.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
    },
  },
}
