import { nameIn } from '@diandu/core/messages'
import { MARKET_CONDITIONS, type MarketCondition } from '@diandu/core/selling'
import { useLocale, useMessages } from '../../app/preferences/preferences.ts'
import { unmetMessages } from '../../messages/selling/unmet.messages.ts'
import { PageLink } from '../../router/page-link.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

interface UnmetNoticeProps {
  readonly unmet: readonly MarketCondition[]
  /** Where photos are added. */
  readonly photosPath: string
}

/** The conditions that a listing does not meet yet, each with the way to mend it. */
export function UnmetNotice({ unmet, photosPath }: UnmetNoticeProps) {
  const locale = useLocale()
  const messages = useMessages(unmetMessages)
  const ways = { verification: '/user_center/server/verify', photos: photosPath, payouts: '/service' } as const
  return unmet.map((one) => (
    <Notice
      key={one}
      tone="warning"
      title={messages.title}
      action={
        <Button size="small" look="secondary" link={(parts) => <PageLink to={ways[one]} {...parts} />}>
          {messages.ways[one]}
        </Button>
      }
    >
      {nameIn(MARKET_CONDITIONS[one], locale)}
    </Notice>
  ))
}
