/** Steps aside between two pieces of work: whatever else the browser has to do comes first, for at least so many ms. */
export const aside = (ms = 0) => new Promise<void>((resume) => setTimeout(resume, ms))
