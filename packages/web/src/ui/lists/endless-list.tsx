import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { Skeleton, SkeletonCards } from '../feedback/skeleton.tsx'
import styles from './endless-list.module.css'

interface EndlessListProps<Item> {
  readonly label: string
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  readonly renderItem: (item: Item, index: number) => ReactNode
  readonly state: 'idle' | 'loading' | 'failed'
  readonly hasMore: boolean
  readonly onMore: () => void
  readonly messages: {
    readonly more: string
    readonly loading: string
    readonly end: string
    readonly failed: string
    readonly retry: string
  }
  /** The real shape of what is coming. */
  readonly skeleton?: ReactNode
}

/**
 * Loads more once each time its end comes near; a button does the same. The end is marked; a failure keeps the loaded
 * items.
 */
export function EndlessList<Item>({
  label,
  items,
  keyOf,
  renderItem,
  state,
  hasMore,
  onMore,
  messages,
  skeleton = <SkeletonCards count={3} />,
}: EndlessListProps<Item>) {
  const foot = useRef<HTMLDivElement>(null)
  const askedAt = useRef(-1)
  const call = useEffectEvent(() => {
    if (askedAt.current === items.length || state !== 'idle') return
    askedAt.current = items.length
    onMore()
  })
  // Once an answer is awaited or refused, the next end is a new one, even of a list of the same length.
  useEffect(() => {
    if (state !== 'idle') askedAt.current = -1
  }, [state])
  // Watched again after each page: if the end is still in view, it is time to ask again.
  useEffect(() => {
    if (!hasMore || state !== 'idle' || !foot.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && call(), {
      rootMargin: '0px 0px 600px 0px',
    })
    observer.observe(foot.current)
    return () => observer.disconnect()
  }, [hasMore, state, items.length])
  // The placeholder of the first page is no footer yet: a footer that moves down would count as layout shift.
  return (
    <>
      <ul aria-label={label} aria-busy={state === 'loading'}>
        {items.map((item, index) => (
          <li key={keyOf(item)} className="mb-12">
            {renderItem(item, index)}
          </li>
        ))}
      </ul>
      <div key={items.length === 0 ? 'first' : 'more'} ref={foot} className={`target text-center ${styles.foot}`}>
        {state === 'loading' && <Skeleton label={messages.loading}>{skeleton}</Skeleton>}
        {state === 'failed' && (
          <ErrorState
            message={messages.failed}
            action={
              <Button look="secondary" size="small" icon="refresh" onClick={onMore}>
                {messages.retry}
              </Button>
            }
          />
        )}
        {state === 'idle' && hasMore && (
          <Button look="quiet" onClick={onMore}>
            {messages.more}
          </Button>
        )}
        {state === 'idle' && !hasMore && items.length > 0 && <p className={styles.end}>{messages.end}</p>}
      </div>
    </>
  )
}
