import type { ReactElement } from 'react'
import type { DraftFate } from '@diandu/core/input'
import { formMessages } from '../../messages/form.messages.ts'
import { useMessages } from '../preferences/preferences.ts'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Above the fields: what concerns the form as a whole, and the way on. */
export function FormNotice({
  notice,
  action,
}: {
  readonly notice: string | undefined
  readonly action?: ReactElement | undefined
}) {
  if (notice === undefined) return null
  return (
    <div className="mb-16">
      <Notice tone="alarm" live {...(action === undefined ? {} : { action })}>
        {notice}
      </Notice>
    </div>
  )
}

/** The fate of a draft that another version of the form saved. */
export function DraftFateNotice({ fate }: { readonly fate: DraftFate }) {
  const { draft } = useMessages(formMessages)
  if (fate === 'same') return null
  return (
    <div className="mb-16">
      <Notice live {...(fate === 'dropped' ? { tone: 'warning' } : {})}>
        {draft[fate]}
      </Notice>
    </div>
  )
}
