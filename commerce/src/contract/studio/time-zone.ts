/** Days of orders, proofs and books are days at the studio. */
export const STUDIO_TIME_ZONE = 'Europe/Zurich'
