import type { ReactNode } from 'react'
import { isSafeHref, type Block, type ListItem, type Span } from '@diandu/core/articles'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { articleMessages } from '../../../messages/articles/article.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import styles from './article-body.module.css'

/**
 * The blocks of a text, each as the element that it is. There is no HTML in them, and nothing here makes any: what an
 * article says is text, whatever it says. Its pieces never change places, so their numbers are their keys.
 */
export function ArticleBody({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className={styles.body} lang="zh-CN">
      {blocks.map((block, at) => (
        <BodyBlock key={at} block={block} />
      ))}
    </div>
  )
}

function BodyBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2>
          <Line spans={block.spans} />
        </h2>
      ) : (
        <h3>
          <Line spans={block.spans} />
        </h3>
      )
    case 'paragraph':
      return (
        <p>
          <Line spans={block.spans} />
        </p>
      )
    case 'list':
      return <ItemList items={block.items} isOrdered={block.isOrdered} />
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          {block.lines.map((spans, at) => (
            <p key={at}>
              <Line spans={spans} />
            </p>
          ))}
        </blockquote>
      )
    case 'code':
      return <pre className={styles.code}>{block.text}</pre>
    case 'table':
      return <BodyTable head={block.head} rows={block.rows} />
    case 'rule':
      return <hr className={styles.rule} />
  }
}

/** Of a list in a list only the indent tells: screen readers are read one list. */
function ItemList({ items, isOrdered }: { readonly items: readonly ListItem[]; readonly isOrdered: boolean }) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className={isOrdered ? styles.ordered : styles.unordered}>
      {items.map(({ depth, spans }, at) => (
        <li key={at} className={depth > 1 ? styles.deeper : undefined}>
          <Line spans={spans} />
        </li>
      ))}
    </List>
  )
}

/** Wider than the phone, it is moved sideways by itself: by keyboard too. */
function BodyTable({ head, rows }: Pick<Extract<Block, { readonly kind: 'table' }>, 'head' | 'rows'>) {
  const messages = useMessages(articleMessages)
  return (
    <div className={styles.tableFrame} role="region" aria-label={messages.table} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((spans, at) => (
              <th key={at} scope="col">
                <Line spans={spans} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((spans, at) => (
                <td key={at}>
                  <Line spans={spans} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Line = ({ spans }: { readonly spans: readonly Span[] }) => spans.map((span, at) => <Piece key={at} span={span} />)

function Piece({ span: { text, isStrong, isEmphasised, isCode, href } }: { readonly span: Span }) {
  const plain = isCode ? <code>{text}</code> : text
  const emphasised = isEmphasised ? <em>{plain}</em> : plain
  const styled = isStrong ? <strong>{emphasised}</strong> : emphasised
  return href === undefined || !isSafeHref(href) ? styled : <BodyLink href={href}>{styled}</BodyLink>
}

function BodyLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const messages = useMessages(articleMessages)
  if (href.startsWith('/'))
    return (
      <PageLink to={href} className="py-4">
        {children}
      </PageLink>
    )
  return (
    <a href={href} className="py-4" target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <VisuallyHidden>{messages.elsewhere}</VisuallyHidden>
    </a>
  )
}
