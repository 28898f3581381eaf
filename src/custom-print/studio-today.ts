/** The day at the studio, 'YYYY-MM-DD'. */
export const studioDay = (): string => new Date().toLocaleDateString('sv', { timeZone: 'Europe/Zurich' })
