import type { Selector } from 'css-tree'
import type { SvgElement } from './parse-svg'
import { SvgRefusalError } from './svg-refusal-error'

/** A compound of simple selectors, and how it hangs on the one before. */
export type SelectorStep = {
  tests: ((element: SvgElement) => boolean)[]
  isChild: boolean
  specificity: number
}

/** Pseudo-classes that never apply, as paper has neither a pointer nor a history of links. */
const NEVER = new Set([
  'hover',
  'active',
  'focus',
  'focus-visible',
  'focus-within',
  'link',
  'visited',
  'target',
])

/**
 * Returns the steps from the outermost to the element's own; undefined for a selector that never matches. Throws
 * SvgRefusalError for what only browsers can match.
 */
export function readSelector(selector: Selector): SelectorStep[] | undefined {
  const steps: SelectorStep[] = [{ tests: [], isChild: false, specificity: 0 }]
  for (const node of selector.children) {
    const step = steps.at(-1)
    if (step === undefined) continue
    switch (node.type) {
      case 'Combinator':
        if (node.name !== ' ' && node.name !== '>') throw new SvgRefusalError('style')
        steps.push({ tests: [], isChild: node.name === '>', specificity: 0 })
        break
      case 'TypeSelector': {
        const name = node.name.split('|').at(-1) ?? ''
        if (name !== '*') step.tests.push((element) => element.name === name)
        step.specificity += name === '*' ? 0 : 1
        break
      }
      case 'ClassSelector':
        step.tests.push(
          ({ attributes: { class: names = '' } }) =>
            // Drawings have thousands of shapes and hundreds of rules: most are told apart without a list.
            names.includes(node.name) && names.split(/\s+/).includes(node.name),
        )
        step.specificity += 1000
        break
      case 'IdSelector':
        step.tests.push(({ attributes }) => attributes.id === node.name)
        step.specificity += 1_000_000
        break
      case 'PseudoClassSelector':
        if (NEVER.has(node.name)) return undefined
        if (node.name !== 'root') throw new SvgRefusalError('style')
        step.tests.push((element) => element.name === 'svg')
        step.specificity += 1000
        break
      default:
        throw new SvgRefusalError('style')
    }
  }
  return steps
}

/**
 * Whether an element suits a selector. `spendTry` is called for each step that is tried; `last` is the step that the
 * element itself must suit, and `depth` how many ancestors it has.
 */
export function matchesSteps(
  steps: SelectorStep[],
  element: SvgElement,
  ancestors: SvgElement[],
  spendTry: () => void,
  last = steps.length - 1,
  depth = ancestors.length,
): boolean {
  spendTry()
  const step = steps[last]
  if (step === undefined || !step.tests.every((test) => test(element))) return step === undefined
  if (last === 0) return true
  for (let index = depth - 1; index >= 0; index--) {
    const ancestor = ancestors[index]
    if (ancestor !== undefined && matchesSteps(steps, ancestor, ancestors, spendTry, last - 1, index))
      return true
    if (step.isChild) return false
  }
  return false
}
