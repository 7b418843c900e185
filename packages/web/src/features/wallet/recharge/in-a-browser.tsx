import { useMessages } from '../../../app/preferences/preferences.ts'
import { useCopyText } from '../../../app/device/use-copy-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { rechargeMessages } from '../../../messages/money/recharge.messages.ts'

/** The way out of WeChat, which no page can go by itself: its address is copied, or opened from WeChat's own menu. */
export function InABrowser({ line, tone = 'info' }: { readonly line: string; readonly tone?: 'info' | 'warning' }) {
  const messages = useMessages(rechargeMessages)
  const copy = useCopyText()
  return (
    <div className="mt-16">
      <Notice
        tone={tone}
        live={tone !== 'info'}
        action={
          <Button look="secondary" size="small" onClick={() => void copy(location.href)}>
            {messages.copyAddress}
          </Button>
        }
      >
        {line}
      </Notice>
    </div>
  )
}
