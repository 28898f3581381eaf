/** Hosts that only this machine can reach, as in `URL.hostname` or to listen on. */
export const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

/** Fewest characters of a password of the studio's (OWASP ASVS 5.0, 6.2.1, asks for eight). */
export const MIN_PASSWORD_LENGTH = 10

/** What holds where the environment says nothing else; the launcher reads it as well. */
export const DEFAULTS = {
  port: 9000,
  host: '127.0.0.1',
  productionHost: '0.0.0.0',
  dataDir: '.data',
  adminEmail: 'studio@atelier-steinbock.example',
} as const
