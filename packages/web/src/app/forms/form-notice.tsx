import type { ReactNode } from 'react'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './form-notice.module.css'

/** Above the fields: what concerns the form as a whole, and the way on. */
export function FormNotice({ notice, action }: { readonly notice: string | undefined; readonly action?: ReactNode }) {
  if (notice === undefined) return null
  return (
    <div className={styles.notice}>
      <Notice tone="alarm" live {...(action === undefined ? {} : { action })}>
        {notice}
      </Notice>
    </div>
  )
}
