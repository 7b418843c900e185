import { Suspense, type ReactElement, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { appMessages } from '../../messages/app.messages.ts'
import { contentId, useVisitedPage } from '../../router/page-context.ts'
import { classNames } from '../../ui/class-names.ts'
import { useMessages } from '../preferences/preferences.ts'
import { afterPaint } from '../rendering/after-paint.ts'
import { optionalPart } from '../rendering/optional-part.ts'
import styles from './layout.module.css'

/** Rendered by the server, and hydrated when its code comes. */
const PageFoot = optionalPart(async () => (await import('./company/page-foot.tsx')).PageFoot)

interface ScreenProps {
  /** A TopBar, or a BackBar. */
  readonly top?: ReactElement | null
  /** The one StickyAction. */
  readonly action?: ReactNode
  /** Instead of the short foot that every public page has. */
  readonly foot?: ReactElement
  /** On a computer: as wide as the market's pages; all others are a column to read in. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** One page's bars and content, in the order in which they are read. */
export function Screen({ top, action, foot, wide, children }: ScreenProps) {
  const main = useArrival()
  const page = useVisitedPage()
  return (
    <>
      {top}
      <main
        ref={main}
        id={contentId(page)}
        role={page.isBeside ? 'region' : undefined}
        className={classNames('no-outline', styles.content, wide && styles.wide)}
        tabIndex={-1}
      >
        <div className={styles.body}>{children}</div>
        {action}
      </main>
      {foot ?? (page.isPublic && !page.isBeside && <PublicFoot />)}
    </>
  )
}

function PublicFoot() {
  return (
    <nav className={styles.foot} aria-label={useMessages(appMessages).foot}>
      <Suspense>
        <PageFoot />
      </Suspense>
    </nav>
  )
}

/**
 * After a step from one page to the next the focus goes along: to the new content, unless a field of the new page has
 * taken it already. Without this a keyboard would go on from a link that is no longer there. On the page that a visit
 * begins with, the browser itself puts the focus at the document's start.
 */
function useArrival(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null)
  const { hasArrived } = useVisitedPage()
  const arrive = useEffectEvent(() => {
    if (hasArrived && !(document.activeElement instanceof HTMLInputElement))
      content.current?.focus({ preventScroll: true })
  })
  useEffect(() => afterPaint(arrive), [])
  return content
}
