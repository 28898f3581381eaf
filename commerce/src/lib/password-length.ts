/** Fewest characters of a password of the studio's (OWASP ASVS 5.0, 6.2.1, asks for eight). */
export const MIN_PASSWORD_LENGTH = 10
