/** Names of the loopback interface, as in `URL.hostname` or as an address to listen on. */
export const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

/** Minimum length of the studio's passwords in characters (OWASP ASVS 5.0, 6.2.1, asks for eight). */
export const MIN_PASSWORD_LENGTH = 10

/** Defaults of the environment. scripts/start reads them, too. */
export const DEFAULTS = {
  port: 9000,
  host: '127.0.0.1',
  productionHost: '0.0.0.0',
  dataDir: '.data',
  adminEmail: 'studio@atelier-steinbock.example',
} as const
