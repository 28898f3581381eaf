/** Steps aside between two pieces of work: whatever else the browser has to do comes first. */
export const aside = () => new Promise<void>((resume) => setTimeout(resume))
