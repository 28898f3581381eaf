import { join } from 'node:path'

const ROOT = import.meta.dirname

/** What Medusa's own build would give its bundler, which makes its entry in the working directory: this one. */
export const OPTIONS = {
  disable: false,
  path: /** @type {const} */ ('/app'),
  backendUrl: '/',
  // Its routes' addresses begin behind a folder of this name.
  sources: [join(ROOT, 'src', 'admin')],
  plugins: ['@medusajs/draft-order/admin'],
  outDir: join(ROOT, '..', '.medusa', 'admin', 'unfinished'),
  vite: () => ({
    // Its flags are pictures of another site's, which our policy refuses.
    resolve: { alias: { 'react-country-flag': join(ROOT, 'src', 'admin', 'country-flag.tsx') } },
    // The contract lies beside.
    server: { fs: { allow: [join(ROOT, '..')] } },
  }),
}
