/** React Router's key of the first history entry: there focus starts where the browser puts it. */
export const INITIAL_HISTORY_KEY = 'default'
