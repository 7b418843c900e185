import { parse, type AtRule, type ChildNode, type Container, type Rule } from 'postcss'

/** A stylesheet is parsed once, so that a page can be given the rules that it needs. */
export type SheetPart =
  | {
      readonly kind: 'rule'
      readonly selectors: readonly Selector[]
      readonly declarations: readonly Declaration[]
      /** The variables that its declarations read. */
      readonly reads: readonly string[]
    }
  | { readonly kind: 'block'; readonly head: string; readonly parts: readonly SheetPart[] }
  | { readonly kind: 'keyframes'; readonly name: string; readonly text: string }
  | { readonly kind: 'other'; readonly text: string }

interface Declaration {
  readonly text: string
  /** Where it gives a variable its value. */
  readonly variable?: string
}

interface Selector {
  readonly text: string
  /** Classes, elements, and what is said of the whole document: all of it has to be there for the rule to apply. */
  readonly marks: readonly string[]
}

/** Selectors within these need not match. */
const CHOICES = /:(?:not|is|where|has|-webkit-any)\((?:[^()]|\([^()]*\))*\)/g
const MARKS = [
  [/\.(-?[_a-zA-Z][\w-]*)/g, ''],
  [/\[(data-(?:theme|type|page)="?[\w-]+)"?\]/g, ''],
  [/html:lang\(([\w-]+)\)/g, 'lang='],
  [/(?:^|[\s>+~])([a-z][a-z\d]*)/g, '<'],
] as const
/** Rules for wide screens and printers come in a file of their own. */
const LATER_MEDIA = /min-width|\bprint\b/

export const sheetParts = (css: string): readonly SheetPart[] => partsOf(parse(css))

const partsOf = (parent: Container<ChildNode>): readonly SheetPart[] => (parent.nodes ?? []).flatMap(partOf)

function partOf(node: ChildNode): readonly SheetPart[] {
  if (node.type === 'comment') return []
  if (node.type === 'rule') return [rulePart(node)]
  if (node.type !== 'atrule') return [{ kind: 'other', text: `${node.toString()};` }]
  if (node.name.endsWith('keyframes')) return [{ kind: 'keyframes', name: node.params, text: node.toString() }]
  if (node.name !== 'media' && node.name !== 'supports') return [{ kind: 'other', text: textOf(node) }]
  if (node.name === 'media' && LATER_MEDIA.test(node.params)) return []
  return [{ kind: 'block', head: `@${node.name} ${node.params}`, parts: partsOf(node) }]
}

const textOf = (node: AtRule): string => (node.nodes === undefined ? `${node.toString()};` : node.toString())

const rulePart = (rule: Rule): SheetPart => ({
  kind: 'rule',
  selectors: rule.selectors.map((text) => ({
    text,
    marks: MARKS.flatMap(([form, before]) =>
      Array.from(text.replace(CHOICES, '').matchAll(form), ([, name = '']) => before + name.replace('"', '')),
    ),
  })),
  declarations: rule.nodes.map((node) => ({
    text: node.toString(),
    ...(node.type === 'decl' && node.prop.startsWith('--') ? { variable: node.prop } : {}),
  })),
  reads: variablesIn(rule.toString()),
})

const variablesIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name)

/** The rules that can apply on a page with these marks, in their order, and of variables those that are among them. */
export function partsFor(parts: readonly SheetPart[], marks: ReadonlySet<string>): string {
  const text = rulesFor(parts, marks)
  const moving = parts.flatMap((part) => (part.kind === 'keyframes' && text.includes(part.name) ? [part.text] : []))
  return text + moving.join('')
}

function rulesFor(parts: readonly SheetPart[], marks: ReadonlySet<string>): string {
  let text = ''
  for (const part of parts) {
    if (part.kind === 'other') text += part.text
    else if (part.kind === 'block') {
      const inner = rulesFor(part.parts, marks)
      if (inner !== '') text += `${part.head}{${inner}}`
    } else if (part.kind === 'rule') {
      const selectors = part.selectors.filter((selector) => fits(selector, marks)).map((selector) => selector.text)
      const body = part.declarations.filter(({ variable }) => variable === undefined || marks.has(variable))
      if (selectors.length > 0 && body.length > 0)
        text += `${selectors.join(',')}{${body.map((declaration) => declaration.text).join(';')}}`
    }
  }
  return text
}

const fits = (selector: Selector, marks: ReadonlySet<string>): boolean =>
  selector.marks.every((mark) => marks.has(mark))

/** The variables that those rules read. */
export const readBy = (parts: readonly SheetPart[], marks: ReadonlySet<string>): readonly string[] =>
  parts.flatMap((part) => {
    if (part.kind === 'block') return readBy(part.parts, marks)
    if (part.kind !== 'rule') return variablesIn(part.text)
    return part.selectors.some((selector) => fits(selector, marks)) ? part.reads : []
  })

/** Whether anything that the sheet is about is among these. */
export const concerns = (parts: readonly SheetPart[], marks: ReadonlySet<string>): boolean =>
  parts.some((part) =>
    part.kind === 'block'
      ? concerns(part.parts, marks)
      : part.kind === 'rule' &&
        part.selectors.some((selector) => selector.marks.some((mark) => !mark.startsWith('<') && marks.has(mark))),
  )
