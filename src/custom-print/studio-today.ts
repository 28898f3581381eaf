import { STUDIO_TIME_ZONE } from '@contract/studio/time-zone'

/** Returns today's date at the studio, 'YYYY-MM-DD'. */
export const getStudioToday = (): string =>
  new Date().toLocaleDateString('sv', { timeZone: STUDIO_TIME_ZONE })
