/** Returns today's date at the studio, 'YYYY-MM-DD'. */
export const getStudioToday = (): string => new Date().toLocaleDateString('sv', { timeZone: 'Europe/Zurich' })
