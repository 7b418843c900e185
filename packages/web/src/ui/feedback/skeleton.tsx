import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

interface SkeletonProps {
  readonly label: string
  readonly children: ReactNode
  /** For containers without padding at the sides. */
  readonly inset?: boolean
}

/** The shape of what is coming. Shows after 200 ms, so that a quick answer never flickers. */
export function Skeleton({ label, children, inset = false }: SkeletonProps) {
  return (
    <div className={classNames(styles.skeleton, inset && 'p-16')} role="status" aria-label={label} data-loading>
      {children}
    </div>
  )
}

export function SkeletonLines({ count = 3 }: { readonly count?: number }) {
  return (
    <div aria-hidden="true" data-loading>
      {Array.from({ length: count }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  )
}

/** A listing card before its listing. */
function SkeletonCard() {
  return (
    <div className={styles.card} aria-hidden="true" data-loading>
      <span className={styles.picture} />
      <div>
        <span className={styles.amount} />
        <span className={styles.line} />
      </div>
      <div className={styles.rest}>
        <SkeletonLines />
      </div>
    </div>
  )
}

export function SkeletonCards({ count = 4 }: { readonly count?: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, card) => (
        <SkeletonCard key={card} />
      ))}
    </>
  )
}
