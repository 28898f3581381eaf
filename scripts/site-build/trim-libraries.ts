import type { Plugin } from 'vite'

/** Gives modules of libraries, named by how their ids end, another source. The build fails where it has not one of them. */
export function replaceModules(sources: Record<string, string>): Plugin {
  return failWhenMissing('replace-modules', Object.keys(sources), (found) => ({
    enforce: 'pre',
    load(id) {
      const module = Object.keys(sources).find((end) => id.endsWith(end))
      if (module === undefined) return null
      found(module)
      return sources[module]
    },
  }))
}

/** Hides a module from one library: importing all of it gives nothing. The build fails where the library does not. */
export function hideModule(module: string, library: string): Plugin {
  const empty = `\0nothing-of-${module}`
  return failWhenMissing('hide-module', [`${module} in ${library}`], (found) => ({
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== module || importer?.includes(`/${library}/`) !== true) return null
      found(`${module} in ${library}`)
      return empty
    },
    load: (id) => (id === empty ? 'export {}' : null),
  }))
}

/** Edits the text of a library's module. The build fails where an edit finds nothing to change. */
export function editModule(module: string, edits: [from: RegExp, to: string][]): Plugin {
  const names = edits.map(([from]) => `${from} in ${module}`)
  return failWhenMissing('edit-module', names, (found) => ({
    transform(code, id) {
      if (!id.endsWith(module)) return null
      return edits.reduce((text, [from, to], i) => {
        const edited = text.replace(from, to)
        if (edited !== text) found(names[i] ?? '')
        return edited
      }, code)
    },
  }))
}

function failWhenMissing(
  name: string,
  places: string[],
  make: (found: (place: string) => void) => Omit<Plugin, 'name'>,
): Plugin {
  const missing = new Set(places)
  return {
    name,
    apply: 'build',
    ...make((place) => missing.delete(place)),
    buildEnd(error) {
      if (error === undefined && missing.size > 0)
        this.error(
          `The build has no longer: ${[...missing].join(', ')} (docs/decisions/018-build-time-patches.md).`,
        )
    },
  }
}
