import type { Job } from './job'

/** Whether a job changes what its mesh would not hold, which `mended` does. */
export const isMended = ({ method, isThickened, isCleaned }: Job): boolean =>
  method === 'screen' && (isThickened || isCleaned)
