import { join } from 'node:path'

const ROOT = import.meta.dirname

/** The options that Medusa's own build passes to its bundler, which writes its entry into the working directory. */
export const OPTIONS = {
  disable: false,
  path: /** @type {const} */ ('/app'),
  backendUrl: '/',
  // The bundler takes what follows this folder in a route's path as its address.
  sources: [join(ROOT, 'src', 'admin')],
  plugins: ['@medusajs/draft-order/admin'],
  outDir: join(ROOT, '..', '.medusa', 'admin', 'unfinished'),
  vite: () => ({
    // The package loads its flags from another site, which our content security policy refuses.
    resolve: { alias: { 'react-country-flag': join(ROOT, 'src', 'admin', 'country-flag.tsx') } },
    // Pages import the contract, which lies outside this folder.
    server: { fs: { allow: [join(ROOT, '..')] } },
  }),
}
