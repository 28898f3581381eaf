import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Names that the specification fixes (section 7). */
const CHUNK_NAMES = {
  entryFileNames: 'static/js/[name].[hash].chunk.js',
  chunkFileNames: 'static/js/[name].[hash].chunk.js',
}

/**
 * The spring library makes an animated twin of everything that three exports, which would keep all of three in the
 * scene's chunk (55 kB gzip). The scene animates 'primitive' only.
 */
const leanSprings: Plugin = {
  name: 'lean-springs',
  transform(code, id) {
    if (!id.includes('@react-spring/three/dist/')) return null
    return code.replace(/Object\.keys\(THREE\)/, '[]')
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), leanSprings],
  resolve: {
    alias: {
      '@contract': here('./commerce/src/contract'),
      '@locales': here('./locales'),
      '@': here('./src'),
    },
    // One copy each, also for files under commerce/ that would find commerce's own first.
    dedupe: ['react', 'react-dom', 'three', 'zod'],
  },
  build: {
    outDir: 'dist/site',
    assetsDir: 'static',
    target: 'es2023',
    manifest: true,
    // Prerendered pages show lazy parts before their scripts: their styles must be there from the start.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 900,
    rollupOptions: { output: isSsrBuild ? {} : CHUNK_NAMES },
    // What prerenders needs no copy of the pictures.
    copyPublicDir: !isSsrBuild,
  },
  test: {
    environment: 'jsdom',
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/unit/set-up.ts'],
    reporters: ['default', ['json', { outputFile: '.cache/test-results/unit.json' }]],
    server: { deps: { inline: [/@react-three\//, /@react-spring\//, /its-fine/] } },
  },
}))
