import { isSafeHref, type Block, type ListItem, type Span } from '@diandu/core/articles'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { joinSpans } from './join-spans.ts'

type Root = ReturnType<typeof fromMarkdown>
type Node = Root | Root['children'][number]
type Style = Omit<Span, 'text'>

/** Source that is not rendered. */
export interface LeftOut {
  readonly line: number
  readonly what: 'HTML' | 'a picture' | 'a link to elsewhere' | 'a definition' | 'too deep a list'
}

export interface ReadMarkdown {
  readonly blocks: readonly Block[]
  readonly leftOut: readonly LeftOut[]
}

/** A list within a list within a list: what is deeper is no text for a phone, and hostile where it is very deep. */
const MAX_DEPTH = 3
/** As deep as anything is looked into. */
const MAX_NESTING = 24

/**
 * Markdown as the blocks that an article may be made of. What is none of them is left out and told, whether it was
 * hostile or meant well: HTML (the text between its tags stays), pictures (their words stay), links to anywhere but our
 * pages and https addresses (their text stays).
 */
export function readMarkdown(source: string): ReadMarkdown {
  const root = fromMarkdown(source, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
  const leftOut: LeftOut[] = []
  const leave = (node: Node, what: LeftOut['what']) => void leftOut.push({ line: node.position?.start.line ?? 0, what })
  const blocks = root.children.flatMap((node) => blocksOf(node, leave))
  return { blocks, leftOut }
}

type Leave = (node: Node, what: LeftOut['what']) => void

function blocksOf(node: Node, leave: Leave): readonly Block[] {
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', level: node.depth <= 2 ? 2 : 3, spans: lineOf(node, leave) }]
    case 'paragraph': {
      const spans = lineOf(node, leave)
      return spans.length === 0 ? [] : [{ kind: 'paragraph', spans }]
    }
    case 'list': {
      const items = itemsOf(node, 1, leave)
      return items.length === 0 ? [] : [{ kind: 'list', isOrdered: node.ordered === true, items }]
    }
    case 'blockquote': {
      const lines = linesOf(node, leave, 0)
      return lines.length === 0 ? [] : [{ kind: 'quote', lines }]
    }
    case 'code':
      return [{ kind: 'code', text: node.value }]
    case 'table': {
      const [head = [], ...rows] = node.children.map((row) => row.children.map((cell) => lineOf(cell, leave)))
      return [{ kind: 'table', head, rows }]
    }
    case 'thematicBreak':
      return [{ kind: 'rule' }]
    case 'html':
      leave(node, 'HTML')
      return []
    case 'definition':
      leave(node, 'a definition')
      return []
    default:
      return []
  }
}

function itemsOf(node: Node, depth: number, leave: Leave): readonly ListItem[] {
  if (depth > MAX_DEPTH) {
    leave(node, 'too deep a list')
    return []
  }
  return childrenOf(node).flatMap((item) =>
    childrenOf(item).flatMap((child): readonly ListItem[] => {
      if (child.type === 'list') return itemsOf(child, depth + 1, leave)
      const lines = child.type === 'paragraph' ? [lineOf(child, leave)] : linesOf(child, leave, depth)
      return lines.flatMap((spans) => (spans.length === 0 ? [] : [{ depth, spans }]))
    }),
  )
}

/** Whatever is in a quote, line by line. */
function linesOf(node: Node, leave: Leave, nesting: number): readonly (readonly Span[])[] {
  if (nesting > MAX_NESTING) return []
  if (node.type === 'paragraph' || node.type === 'heading') {
    const spans = lineOf(node, leave)
    return spans.length === 0 ? [] : [spans]
  }
  if (node.type === 'code') return [[{ text: node.value }]]
  if (node.type === 'html') leave(node, 'HTML')
  return childrenOf(node).flatMap((child) => linesOf(child, leave, nesting + 1))
}

const lineOf = (node: Node, leave: Leave): readonly Span[] =>
  joinSpans(childrenOf(node).flatMap((child) => spansOf(child, {}, leave, 0)))

function spansOf(node: Node, style: Style, leave: Leave, nesting: number): readonly Span[] {
  if (nesting > MAX_NESTING) return []
  const inside = (more: Style) =>
    childrenOf(node).flatMap((child) => spansOf(child, { ...style, ...more }, leave, nesting + 1))
  switch (node.type) {
    case 'text':
      return [{ text: node.value, ...style }]
    case 'inlineCode':
      return [{ text: node.value, ...style, isCode: true }]
    case 'strong':
      return inside({ isStrong: true })
    case 'emphasis':
      return inside({ isEmphasised: true })
    case 'break':
      return [{ text: ' ', ...style }]
    case 'link':
      if (isSafeHref(node.url)) return inside({ href: node.url })
      leave(node, 'a link to elsewhere')
      return inside({})
    case 'linkReference':
      return inside({})
    case 'image':
    case 'imageReference':
      leave(node, 'a picture')
      return [{ text: node.alt ?? '', ...style }]
    case 'html':
      leave(node, 'HTML')
      return []
    default:
      return []
  }
}

const childrenOf = (node: Node): readonly Node[] => ('children' in node ? node.children : [])
