import type { DraftFate } from '@diandu/core/input'
import { formMessages } from '../../messages/form.messages.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useMessages } from '../preferences/preferences.ts'
import styles from './form-notice.module.css'

/** What became of a draft of another version. */
export function DraftFateNotice({ fate }: { readonly fate: DraftFate }) {
  const { draft } = useMessages(formMessages)
  if (fate === 'same') return null
  return (
    <div className={styles.notice}>
      <Notice live {...(fate === 'dropped' ? { tone: 'warning' } : {})}>
        {draft[fate]}
      </Notice>
    </div>
  )
}
