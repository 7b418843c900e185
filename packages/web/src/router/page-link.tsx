import { useEffect, useEffectEvent, useRef, type ComponentProps, type MouseEvent } from 'react'
import { onVisible } from '../app/rendering/on-visible.ts'
import { usePages } from './page-context.ts'
import { useStepTo } from './page-steps.tsx'

/**
 * A finger that goes on to scroll has done so by then, and a key that goes on to the next link: they want nothing of
 * this one. Nor does a quick tap: its page asks for itself, and fetching ahead would only hold up its first picture.
 */
const SETTLES_WITHIN_MS = 60

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path, query and fragment. */
  readonly to: string
  /** Instead of the page where the link is; what leads to where one is already does so unasked. */
  readonly replace?: boolean
  /** Carried to the page by the history. */
  readonly state?: unknown
  /** Fetch the page's code while its link is in view; otherwise from the first touch on. */
  readonly eager?: boolean
}

/** A press that is not for this app: in a new tab, in a new window, as a download, or to another host. */
const isForBrowser = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button !== 0 ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey ||
  !['', '_self'].includes(event.currentTarget.target) ||
  event.currentTarget.origin !== location.origin

/**
 * A link to a page of ours whose code and data are on their way before the finger lifts. A list has dozens of them:
 * react-router's own, which resolves its address, follows each step of the visit and watches for what it might fetch,
 * costs several times as much to render.
 */
export function PageLink({ to, eager = false, replace, state, onClick, ...rest }: PageLinkProps) {
  const stepTo = useStepTo()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || isForBrowser(event)) return
    event.preventDefault()
    stepTo(to, { replace, state })
  }
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
    <a
      ref={link}
      href={to}
      onClick={open}
      onPointerDown={touch}
      onPointerCancel={leave}
      onFocus={touch}
      onBlur={leave}
      {...rest}
    />
  )
}
