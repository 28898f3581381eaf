import { addFontWeights } from './subset-fonts.ts'

const TEXTS = /[\\/]locales[\\/](\w+)[\\/]([\w-]+)\.json$/
const DRAWER = /[\\/]checkout-drawer\.tsx$/

/** How the built files are named, and which modules become one file. */
export const CHUNKS = {
  /** The shop's addresses of files are these: `static/js/<name>.<hash>.chunk.js`. */
  entryFileNames: 'static/js/[name].[hash].chunk.js',
  chunkFileNames: ({ facadeModuleId }: { facadeModuleId: string | null }) => {
    const [, language, name] = TEXTS.exec(facadeModuleId ?? '') ?? []
    return `static/js/${name === undefined ? '[name]' : `${name}-${language}`}.[hash].chunk.js`
  },
  // Makes the browser compile the drawer while it is fetched, not when it is first opened.
  postBanner: ({ moduleIds }: { moduleIds: string[] }) =>
    moduleIds.some((id) => DRAWER.test(id)) ? '//# allFunctionsCalledOnLoad' : '',
  assetFileNames: ({ names: [name = ''] }: { names: string[] }) =>
    `static/${addFontWeights('[name]', name)}-[hash][extname]`,
  // All that every first page needs is one file: several files would be 6 kB larger and two dozen requests.
  codeSplitting: {
    groups: [
      {
        name: 'site',
        tags: ['$initial' as const],
        test: /^(?!.*[\\/]src[\\/]script-loader\.ts$)/,
        priority: 1,
      },
      // A chunk of its own, so that the browser compiles the scene in two steps: one would block the page.
      { name: 'three', test: /[\\/]three[\\/]src[\\/]/ },
      // Alone, as each first visit parses the catalogue with it, and would load what else its file holds.
      { name: 'zod', test: /[\\/]node_modules[\\/]zod[\\/]/ },
      // Shared by pages that ask the server, and not loaded with the map. With what is shared by orders, the form of
      // custom printing would load all of that for the path of a link.
      {
        name: 'requests',
        test: /[\\/](?:src[\\/]lib[\\/]requests[\\/]|token-path\.ts$)/,
        minShareCount: 2,
      },
      // Shared by the press, the page of a proof and the board.
      { name: 'fields', test: /[\\/]src[\\/]ui[\\/]fields[\\/]/, minShareCount: 2 },
      // Shared by all pages. Two lazy parts alone measure the screen.
      {
        name: 'frame',
        test: /[\\/]src[\\/](?:layout|ui|site|lib)[\\/](?!(?:true-size|fields)[\\/])/,
        minShareCount: 2,
      },
      // Alone, as with what is shared by orders the form of a request would load all of that for the name of a day.
      { name: 'days', test: /[\\/](?:use-date-formatters|studio-day)\.ts$/, minShareCount: 2 },
      // Without these two, the pages of shirts would load what orders or the editor share for one picture and one tax.
      { name: 'money', test: /[\\/]contract[\\/]money[\\/]/, minShareCount: 2 },
      { name: 'catalogue', test: /[\\/]src[\\/]shop[\\/]catalogue[\\/]/, minShareCount: 2 },
      // Shared by the pages after a payment.
      { name: 'order', test: /[\\/]src[\\/]order[\\/]/, minShareCount: 2 },
      // Shared by the editor and its lazy parts: each further file would add a name to the first load. What requests and
      // reorders share parses answers with zod, which the editor does without.
      {
        name: 'editor',
        test: /[\\/]src[\\/]custom-print[\\/](?!(?:proof|reorder|thank-you)[\\/]|request-failure|use-earliest-date)/,
        minShareCount: 2,
      },
      // What requests and reorders share. The editor loads neither zod nor the names of days for it.
      {
        name: 'request-failure',
        test: /[\\/]custom-print[\\/](?:custom-print-failures|request-failure|use-earliest-date)\.ts$/,
        minShareCount: 2,
      },
      { name: 'kernel', test: /[\\/]print-kernel[\\/]/, minShareCount: 2 },
    ],
  },
}
