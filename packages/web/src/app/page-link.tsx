import { useEffect, useEffectEvent, useRef, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from 'react'
import { usePages } from './pages-context.ts'
import { isPlainTap } from './plain-link.tsx'
import { useAppRouter } from './router-context.ts'
import { whenSeen } from './when-seen.ts'

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  readonly to: string
  readonly children: ReactNode
  /** Take the new page's place in the history. */
  readonly replace?: boolean
  /** Carried to the page: what is already known of it, to be shown before the rest arrives. */
  readonly state?: unknown
  /** Fetch the page while its link is in view; otherwise from the first touch on. */
  readonly eager?: boolean
}

/** A link to a page of ours whose code and data are on their way before the finger lifts. */
export function PageLink({ to, eager = false, replace = false, state, children, ...rest }: PageLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const pages = usePages()
  const prefetched = useRef<string>(undefined)
  // Once for each address: the finger that follows finds everything on its way, and does not wait for more.
  const prefetch = () => {
    if (prefetched.current === to) return
    prefetched.current = to
    pages.prefetch(to)
  }
  const prefetchEagerly = useEffectEvent(prefetch)
  useEffect(() => (eager && link.current !== null ? whenSeen(link.current, () => prefetchEagerly()) : undefined), [eager, to])
  const router = useAppRouter()
  const go = (event: MouseEvent) => {
    if (!isPlainTap(event)) return
    event.preventDefault()
    router.navigate(to, { replace, state })
  }
  return (
    <a ref={link} href={to} onPointerDown={prefetch} onFocus={prefetch} {...rest} onClick={go}>
      {children}
    </a>
  )
}
