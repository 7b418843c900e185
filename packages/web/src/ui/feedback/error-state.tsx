import type { ReactElement, ReactNode } from 'react'
import { Picture, type PictureName } from '../pictures/picture.tsx'
import styles from './error-state.module.css'

interface ErrorStateProps {
  readonly message: ReactNode
  /** States what is preserved, and the user's next step. */
  readonly detail?: ReactNode
  /** The retry button, in place. */
  readonly action?: ReactElement | false | null
  /** On a whole page a drawing; inside a list none. */
  readonly picture?: PictureName
}

export function ErrorState({ message, detail, action, picture }: ErrorStateProps) {
  return (
    <div className={styles.error} role="alert">
      {picture && <Picture name={picture} />}
      <div>
        <p className="strong">{message}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {action}
    </div>
  )
}
