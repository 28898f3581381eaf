/** The month that it is in Switzerland, as `2026-11`; for an hour or two it is another than elsewhere. */
export function getSwissMonth(): string {
  return new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Zurich' }).slice(0, 7)
}
