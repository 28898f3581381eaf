/** What the router calls the entry with which a page was loaded: there the focus starts where the browser puts it. */
export const FIRST_PAGE = 'default'
