import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { onVisible } from '../app/rendering/on-visible.ts'
import { usePages } from './page-context.ts'

/**
 * A finger that goes on to scroll has done so by then, and a key that goes on to the next link: they want nothing of
 * this one. Nor does a quick tap: its page asks for itself, and fetching ahead would only hold up its first picture.
 */
const SETTLES_WITHIN_MS = 60

interface PageLinkProps extends Omit<LinkProps, 'to' | 'prefetch'> {
  readonly to: string
  /** Fetch the page's code while its link is in view; otherwise from the first touch on. */
  readonly eager?: boolean
}

/** A link to a page of ours whose code and data are on their way before the finger lifts. */
export function PageLink({ to, eager = false, ...rest }: PageLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const pages = usePages()
  const prefetched = useRef<string>(undefined)
  // Once for each address: the finger that follows finds everything on its way, and does not wait for more.
  const prefetch = () => {
    if (prefetched.current === to) return
    prefetched.current = to
    pages.prefetch(to)
  }
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leave = () => clearTimeout(waiting.current)
  const touch = () => {
    leave()
    waiting.current = setTimeout(prefetch, SETTLES_WITHIN_MS)
  }
  useEffect(() => leave, [])
  const prefetchCode = useEffectEvent(() => pages.prefetchCode(to))
  useEffect(
    () => (eager && link.current !== null ? onVisible(link.current, () => prefetchCode()) : undefined),
    [eager, to],
  )
  return (
    <Link
      ref={link}
      to={to}
      discover="none"
      onPointerDown={touch}
      onPointerCancel={leave}
      onFocus={touch}
      onBlur={leave}
      {...rest}
    />
  )
}
