/** Texts by language and namespace, which Medusa's admin adds to its own. */
export default {
  en: { opening: { title: 'Before you open' }, books: { title: 'Books' } },
  de: { opening: { title: 'Vor der Eröffnung' }, books: { title: 'Buchhaltung' } },
}
