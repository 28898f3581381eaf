import { build, type Plugin } from 'vite'
import { describe, expect, it } from 'vitest'
import { editModule, hideModule, replaceModules } from '../../../../scripts/site-build/trim-libraries'

/** A page that prints with two libraries, one of which takes all that the other has. */
const SOURCES: Record<string, string> = {
  '/site/page.js': `import { greeting } from '/lib/words/index.js'; import { names } from '/lib/all/index.js'
    console.log(greeting, names)`,
  '/lib/words/index.js': `export const greeting = 'good morning'; export const unused = 'never said'`,
  '/lib/all/index.js': `import * as words from 'words'; export const names = Object.values(words)`,
}
const libraries: Plugin = {
  name: 'libraries',
  resolveId: (source) => (source === 'words' ? '/lib/words/index.js' : source in SOURCES ? source : null),
  load: (id) => SOURCES[id] ?? null,
}

async function built(plugin: Plugin): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [plugin, libraries],
    build: { write: false, minify: false, rolldownOptions: { input: '/site/page.js' } },
  })
  return JSON.stringify(result)
}

describe('what a library brings and the site never runs', () => {
  it('is left out: a module, what another library sees of one, a line of text', async () => {
    const replaced = await built(replaceModules({ '/words/index.js': "export const greeting = 'hello'" }))
    expect(replaced).toContain('hello')
    expect(replaced).not.toContain('good morning')
    const hidden = await built(hideModule('words', 'all'))
    expect(hidden).toContain('good morning')
    expect(hidden).not.toContain('never said')
    const edited = await built(editModule('/words/index.js', [[/'never \w+'/, 'null']]))
    expect(edited).toContain('good morning')
    expect(edited).not.toContain('never said')
  })

  it('stops the build when a new version of the library has it no more', async () => {
    const gone = [
      replaceModules({ '/words/old.js': '' }),
      hideModule('phrases', 'all'),
      hideModule('words', 'none'),
      editModule('/words/old.js', [[/never/, 'ever']]),
      editModule('/words/index.js', [
        [/never/, 'ever'],
        [/nobody/, 'somebody'],
      ]),
    ]
    for (const plugin of gone) await expect(built(plugin)).rejects.toThrow(/no longer/)
  })
})
