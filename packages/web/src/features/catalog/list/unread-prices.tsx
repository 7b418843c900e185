import { useMessages } from '../../../app/preferences/preferences.ts'
import { listMessages } from '../../../messages/catalog/list.messages.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** The address asks for bounds that cannot be read: the list is not narrowed by them, and says so. */
export function UnreadPrices({ texts }: { readonly texts: readonly string[] }) {
  const messages = useMessages(listMessages)
  return (
    <Notice tone="warning" live>
      {messages.unread(texts)}
    </Notice>
  )
}
