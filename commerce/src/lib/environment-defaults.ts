export const LOOPBACK = '127.0.0.1'

/** The names by which a browser on this machine asks for the shop. It takes them for two origins. */
export const LOOPBACK_NAMES: readonly string[] = ['localhost', LOOPBACK]

/** Names of the loopback interface, as in `URL.hostname` or as an address to listen on. */
export const LOOPBACK_HOSTS: ReadonlySet<string> = new Set([...LOOPBACK_NAMES, '::1', '[::1]'])

/** Minimum length of the studio's passwords in characters (OWASP ASVS 5.0, 6.2.1, asks for eight). */
export const MIN_PASSWORD_LENGTH = 10

/** Defaults of the environment. scripts/start reads them, too. */
export const DEFAULTS = {
  port: 9000,
  host: LOOPBACK,
  productionHost: '0.0.0.0',
  dataDir: '.data',
  adminEmail: 'studio@atelier-steinbock.example',
} as const
