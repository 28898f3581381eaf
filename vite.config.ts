import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [react()],
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
    // Prerendered pages show lazy parts before their scripts: their styles must be there from the start.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 900,
    rollupOptions: {
      output: {
        // Names that the specification fixes (section 7).
        entryFileNames: 'static/js/[name].[hash].chunk.js',
        chunkFileNames: 'static/js/[name].[hash].chunk.js',
      },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/unit/set-up.ts'],
    reporters: ['default', ['json', { outputFile: '.cache/test-results/unit.json' }]],
    server: { deps: { inline: [/@react-three\//, /@react-spring\//, /its-fine/] } },
  },
})
