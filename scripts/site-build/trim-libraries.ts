import type { Plugin } from 'vite'

/**
 * Replaces the source of library modules, named by the ends of their ids.
 * The build fails if one of them is missing.
 */
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

/** Replaces a module by an empty one for one library. The build fails if that library does not import it. */
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

/** Edits the source of library modules. The build fails if an edit matches nothing. */
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
