/** Hosts that only this machine can reach, as in `URL.hostname` or to listen on. */
export const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])
