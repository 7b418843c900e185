import { Suspense, type ReactElement, type ReactNode } from 'react'
import { contentId, useVisitedPage } from '../../router/page-context.ts'
import { classNames } from '../../ui/class-names.ts'
import { appMessages } from '../../messages/app.messages.ts'
import { useMessages } from '../preferences/preferences.ts'
import { optionalPart } from '../rendering/optional-part.ts'
import { useArrival } from './arrival.ts'
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
