import type { DraftFate } from '@diandu/core/input'
import { formMessages } from '../../messages/form.messages.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useMessages } from '../preferences/preferences.ts'

/** What became of a draft of another version. */
export function DraftFateNotice({ fate }: { readonly fate: DraftFate }) {
  const { draft } = useMessages(formMessages)
  if (fate === 'same') return null
  return (
    <Notice live {...(fate === 'dropped' ? { tone: 'warning' } : {})}>
      {draft[fate]}
    </Notice>
  )
}
