import type { IdentityPage } from '@diandu/core/account'
import { identityMessages } from '../../../messages/account/identity.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useCopyText } from '../../device/use-copy-text.ts'
import { useDevice } from '../../device/device-context.ts'
import { useMessages } from '../../preferences/preferences.ts'
import { useComeBack } from './use-return-from-page.ts'

interface VisitingProps {
  /** Where the check is made; not known where the person came back and nothing was heard yet. */
  readonly page: IdentityPage | undefined
  readonly busy: boolean
  readonly onReturned: () => void
}

/**
 * The way to a check that is made elsewhere. When the person looks at this page again, the provider is asked at once.
 */
export function Visiting({ page, busy, onReturned }: VisitingProps) {
  const messages = useMessages(identityMessages).face
  const { shell } = useDevice()
  const copy = useCopyText()
  useComeBack(onReturned, !busy)
  if (page === undefined)
    return busy ? (
      <p className="detail mb-16" role="status">
        {messages.requesting}
      </p>
    ) : (
      <>
        <p className="detail mb-16">{messages.unheard}</p>
        <Button block onClick={onReturned}>
          {messages.ask}
        </Button>
      </>
    )
  const isElsewhere = page.opensIn === 'wechat' && shell !== 'wechat'
  return (
    <>
      <p className="detail mb-16">{messages.line[isElsewhere ? 'wechat' : 'browser']}</p>
      {isElsewhere ? (
        <Button block onClick={() => void copy(page.url)}>
          {messages.copy}
        </Button>
      ) : (
        <Button block link={(parts) => <a href={page.url} {...parts} />}>
          {messages.go}
        </Button>
      )}
      <div className="mt-16">
        <Button block look="secondary" busy={busy} onClick={onReturned}>
          {messages.done}
        </Button>
      </div>
    </>
  )
}
