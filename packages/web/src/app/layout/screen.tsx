import { Suspense, useEffect, useEffectEvent, useRef, type ReactElement, type ReactNode, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { appMessages } from '../../messages/app.messages.ts'
import { titleMessages } from '../../messages/titles.messages.ts'
import { isFirstEntry } from '../../router/first-entry.ts'
import { contentId, useVisitedPage } from '../../router/page-context.ts'
import type { Titles } from '../../router/page.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TopBar } from '../../ui/navigation/top-bar.tsx'
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

interface BackScreenProps extends Omit<ScreenProps, 'top'>, Pick<BackBarProps, 'home' | 'end' | 'onBack'> {
  readonly title: keyof Titles
}

/** A plain page: Back and the title of its route above its content. */
export function BackScreen({ title, home, end, onBack, ...screen }: BackScreenProps) {
  return <Screen {...screen} top={<BackBar title={useMessages(titleMessages)[title]} {...{ home, end, onBack }} />} />
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

interface BackBarProps {
  readonly title?: string | undefined
  /** Where Back leads a person who came here straight from outside. */
  readonly home?: string | undefined
  readonly end?: ReactNode
  /** Called instead of going back, where a page has steps of its own. */
  readonly onBack?: (() => void) | undefined
  /** Instead of the title: a search field. */
  readonly children?: ReactElement
}

/**
 * The bar of a plain page: Back to where one came from, or to a sensible place for a visitor who came by a shared link.
 */
export function BackBar({ title, home = '/', end, onBack, children }: BackBarProps) {
  const messages = useMessages(appMessages)
  const navigate = useNavigate()
  const isFirstPage = isFirstEntry(useLocation().key)
  const back = () => void (isFirstPage ? navigate(home, { replace: true }) : navigate(-1))
  return (
    <TopBar
      {...(title === undefined ? {} : { title })}
      start={<IconButton icon="back" label={messages.back} onClick={onBack ?? back} />}
      end={end}
    >
      {children}
    </TopBar>
  )
}
