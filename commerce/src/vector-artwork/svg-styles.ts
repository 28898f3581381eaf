import { type CssNode, generate, ident, parse, type Rule } from 'css-tree'
import type { SvgElement } from './parse-svg'
import { SvgRefusalError } from './svg-refusal-error'
import { matchesSteps, readSelector, type SelectorStep } from './svg-selectors'

type Declaration = { property: string; value: string; isImportant: boolean }
/** How often a step of a selector is tried on an element: steps that each suit many elements try them all. */
const MAX_TRIES = 20_000_000

/** Brackets within brackets; the parser calls itself for each, and tries again from each that is not closed. */
const MAX_BRACKETS = 128

type StyleRule = {
  steps: SelectorStep[]
  /** Compared as text: the later and more specific rule wins. */
  specificity: number
  declarations: Declaration[]
}

/**
 * Reads the style sheets of a drawing. Returns what lists an element's declarations, those that win last: attributes,
 * rules, its own style, then what is important. Throws SvgRefusalError for what only browsers can apply.
 */
export function createCascade(
  root: SvgElement,
  isProperty: (attribute: string) => boolean,
): (element: SvgElement, ancestors: SvgElement[]) => Declaration[] {
  const rules: StyleRule[] = []
  for (const sheet of findElements(root, 'style')) {
    const { type = 'text/css', media = 'all' } = sheet.attributes
    if (type.trim() === 'text/css' && appliesTo(media)) readRules(parseCss(sheet.text, 'stylesheet'), rules)
  }
  // Of equal specificity, the later wins: sorting is stable.
  const rulesByWeight = rules.toSorted((one, other) => one.specificity - other.specificity)
  let tries = 0
  const spendTry = () => {
    if (++tries > MAX_TRIES) throw new SvgRefusalError('heavy')
  }
  /** Programs write the same style on thousands of shapes. */
  const styles = new Map<string, Declaration[]>()
  const readStyle = (text: string) => {
    const declarations = styles.get(text) ?? readDeclarations(parseCss(text, 'declarationList'))
    styles.set(text, declarations)
    return declarations
  }
  return (element, ancestors) => {
    const { style = '', ...attributes } = element.attributes
    const all = [
      ...Object.entries(attributes)
        .filter(([name]) => isProperty(name))
        .map(([property, value]) => ({ property, value, isImportant: false })),
      ...rulesByWeight
        .filter(({ steps }) => matchesSteps(steps, element, ancestors, spendTry))
        .flatMap(({ declarations }) => declarations),
      ...readStyle(style),
    ]
    return [...all.filter(({ isImportant }) => !isImportant), ...all.filter(({ isImportant }) => isImportant)]
  }
}

/** Replaces each `var(--name, otherwise)` by its value; undefined where it has none. */
export function resolveVariables(value: string, variables: ReadonlyMap<string, string>): string | undefined {
  let result = value
  // Variables may hold variables, but not without end.
  for (let round = 0; round < 16 && /\bvar\(/i.test(result); round++) {
    let isKnown = true
    result = result.replace(
      /\bvar\(\s*(--[^\s,()]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/gi,
      (_, name: string, otherwise: string | undefined) => {
        const replacement = variables.get(name) ?? otherwise
        if (replacement === undefined) isKnown = false
        return replacement ?? ''
      },
    )
    if (!isKnown || result.length > 10_000) return undefined
  }
  return /\bvar\(/i.test(result) ? undefined : result.trim()
}

function parseCss(text: string, context: string): CssNode {
  let depth = 0
  for (const [bracket] of text.matchAll(/[()[\]{}]/g)) {
    depth = '([{'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1)
    if (depth > MAX_BRACKETS) throw new SvgRefusalError('style')
  }
  return parse(text, { context, parseCustomProperty: false, onParseError: () => undefined })
}

const appliesTo = (media: string) => /^\s*(?:(?:only\s+)?(?:all|screen)\s*(?:,.*)?)?$/i.test(media)

/** At-rules that no drawing without letters, of one colour scheme, needs. */
const NEEDLESS = new Set(['charset', 'font-face', 'namespace', 'page', 'font-feature-values'])

function readRules(sheet: CssNode, rules: StyleRule[]): void {
  if (sheet.type !== 'StyleSheet' && sheet.type !== 'Block') return
  for (const node of sheet.children) {
    if (node.type === 'Rule') readRule(node, rules)
    if (node.type !== 'Atrule') continue
    const prelude = node.prelude === null ? '' : generate(node.prelude)
    const name = ident.decode(node.name).toLowerCase()
    if (name === 'import') throw new SvgRefusalError('linked')
    if (name.endsWith('keyframes')) throw new SvgRefusalError('animation')
    if (name === 'media' && /prefers-|print/.test(prelude)) continue
    if (name === 'media' && node.block !== null && appliesTo(prelude)) readRules(node.block, rules)
    else if (!NEEDLESS.has(name)) throw new SvgRefusalError('style')
  }
}

function readRule(rule: Rule, rules: StyleRule[]): void {
  const declarations = readDeclarations(rule.block)
  if (rule.prelude.type !== 'SelectorList') throw new SvgRefusalError('style')
  for (const selector of rule.prelude.children) {
    if (selector.type !== 'Selector') throw new SvgRefusalError('style')
    const steps = readSelector(selector)
    if (steps === undefined) continue
    rules.push({
      steps,
      specificity: steps.reduce((sum, step) => sum + step.specificity, 0),
      declarations,
    })
  }
}

function readDeclarations(block: CssNode): Declaration[] {
  if (block.type !== 'Block' && block.type !== 'DeclarationList') return []
  const declarations: Declaration[] = []
  for (const node of block.children) {
    const isNested = node.type === 'Rule' || node.type === 'Atrule'
    // The parser keeps a rule within a rule as it is written, where it does not look like one at first.
    if (isNested || (node.type === 'Raw' && node.value.includes('{'))) throw new SvgRefusalError('style')
    if (node.type === 'Declaration')
      declarations.push({
        property: node.property.startsWith('--') ? node.property : ident.decode(node.property).toLowerCase(),
        value: ident.decode(generate(node.value)).trim(),
        isImportant: node.important !== false,
      })
  }
  return declarations
}

function findElements(element: SvgElement, name: string): SvgElement[] {
  return [
    ...(element.name === name ? [element] : []),
    ...element.children.flatMap((child) => findElements(child, name)),
  ]
}
