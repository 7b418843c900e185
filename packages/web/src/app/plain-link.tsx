import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { createPath } from 'react-router'
import { useAppRouter } from './router-context.ts'

interface PlainLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  readonly to: string
}

/** A link to a page of ours that is not fetched ahead; to where one already is it adds nothing to the history. */
export function PlainLink({ to, children, ...rest }: PlainLinkProps) {
  const router = useAppRouter()
  const go = (event: MouseEvent) => {
    if (!isPlainTap(event)) return
    event.preventDefault()
    router.navigate(to, { replace: createPath(router.place().location) === to })
  }
  return (
    <a href={to} {...rest} onClick={go}>
      {children}
    </a>
  )
}

/** Neither a second button nor a key that opens a tab of its own. */
export const isPlainTap = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
