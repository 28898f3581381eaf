/** Where a page's markup is waiting for what the catalogue tells, for readers without scripts. */
export const CATALOGUE_SLOT = '<!--catalogue-->'
