import type { ReactNode } from 'react'
import { Picture, type PictureName } from '../pictures/picture.tsx'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  readonly picture?: PictureName
  /** One sentence. */
  readonly children: ReactNode
  /** One next step. */
  readonly action?: ReactNode
}

export function EmptyState({ picture = 'ferry', children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Picture name={picture} />
      <p className={styles.messages}>{children}</p>
      {action}
    </div>
  )
}
