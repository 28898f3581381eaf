import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { CHUNKS } from './scripts/site-build/chunks.ts'
import { createClassName } from './scripts/site-build/create-class-name.ts'
import { LIBRARY_EDITS, THREE_SOURCES } from './scripts/site-build/library-edits.ts'
import { subsetFonts } from './scripts/site-build/subset-fonts.ts'
import { typesetTexts } from './scripts/site-build/typeset-texts.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    ...(command === 'build' ? [typesetTexts] : []),
    ...(isSsrBuild === true ? [] : [subsetFonts, ...LIBRARY_EDITS]),
  ],
  resolve: {
    alias: [
      ...(command === 'build' ? [{ find: /^three$/, replacement: THREE_SOURCES }] : []),
      { find: '@contract', replacement: here('./commerce/src/contract') },
      { find: '@print-kernel', replacement: here('./commerce/src/print-kernel') },
      { find: '@vector-artwork', replacement: here('./commerce/src/vector-artwork') },
      { find: '@locales', replacement: here('./locales') },
      { find: '@', replacement: here('./src') },
    ],
    // Only one copy of each, also for files in commerce/, which would import commerce's own.
    dedupe: ['react', 'react-dom', 'three', 'zod', '@resvg/resvg-wasm'],
  },
  css: { modules: command === 'build' ? { generateScopedName: createClassName } : {} },
  build: {
    outDir: 'dist/site',
    assetsDir: 'static',
    // The content security policy allows fonts and pictures from the site only, not from data URLs.
    assetsInlineLimit: 0,
    target: 'es2023',
    manifest: true,
    // Prerendered pages show lazy parts before their scripts are loaded, so all styles are needed from the start.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 900,
    rollupOptions:
      isSsrBuild === true
        ? { input: ['src/app/render-page.tsx', 'src/app/render-page-worker.ts'] }
        : {
            input: ['index.html', 'src/script-loader.ts'],
            output: CHUNKS,
            // Inlined constants of the contract add neither names nor requests to the first load.
            optimization: { inlineConst: { mode: 'all', pass: 2 } },
          },
    copyPublicDir: !isSsrBuild,
  },
  worker: {
    format: 'es',
    rollupOptions: {
      output: {
        entryFileNames: 'static/js/[name].[hash].chunk.js',
        chunkFileNames: 'static/js/[name].[hash].chunk.js',
      },
    },
  },
}))
