/** A piece of a line that is written in one way. */
export interface Span {
  readonly text: string
  readonly isStrong?: true
  readonly isEmphasised?: true
  readonly isCode?: true
  /** A path of ours, or an https address: see `isSafeHref`. */
  readonly href?: string
}

export interface ListItem {
  /** 1 for the list itself, 2 and 3 for lists within it. */
  readonly depth: number
  readonly spans: readonly Span[]
}

/**
 * Everything that an article can be made of. What is none of these, a script, a frame or a picture from elsewhere,
 * cannot be expressed in it, so that no screen has to look for it.
 */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly spans: readonly Span[] }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly ListItem[] }
  | { readonly kind: 'quote'; readonly lines: readonly (readonly Span[])[] }
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly Span[])[]
      readonly rows: readonly (readonly (readonly Span[])[])[]
    }
  | { readonly kind: 'rule' }

/** The texts of a body in the order in which they are read. */
export const plainTextOf = (blocks: readonly Block[]): string => blocks.map(blockText).join('\n')

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return spansText(block.spans)
    case 'list':
      return block.items.map(({ spans }) => spansText(spans)).join('\n')
    case 'quote':
      return block.lines.map(spansText).join('\n')
    case 'code':
      return block.text
    case 'table':
      return [block.head, ...block.rows].map((cells) => cells.map(spansText).join(' ')).join('\n')
    case 'rule':
      return ''
  }
}

const spansText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')
