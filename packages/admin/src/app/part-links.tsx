import { Link } from 'react-router-dom'

interface PartLinksProps<Part extends string> {
  readonly label: string
  readonly parts: readonly { readonly key: Part; readonly name: string; readonly to: string }[]
  readonly open: Part
  /** Another part is no step of the history. */
  readonly isReplaced?: boolean
}

/**
 * The parts of a page, each with its own address. They wrap where they do not fit: antd's tabs put the rest behind a
 * button that a screen reader takes for one more tab.
 */
export function PartLinks<Part extends string>({ label, parts, open, isReplaced = false }: PartLinksProps<Part>) {
  return (
    <nav className="part-links" aria-label={label}>
      {parts.map(({ key, name, to }) => (
        <Link key={key} to={to} replace={isReplaced} aria-current={key === open ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
