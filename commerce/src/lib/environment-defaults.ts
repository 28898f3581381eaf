/** What holds where the environment says nothing else; the launcher reads it as well. */
export const DEFAULTS = {
  port: 9000,
  host: '127.0.0.1',
  productionHost: '0.0.0.0',
  dataDir: '.data',
  adminEmail: 'studio@atelier-steinbock.example',
} as const
