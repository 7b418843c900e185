import type { MarketCondition } from '@diandu/core/selling'
import { defineMessages } from '../messages.ts'

/** The conditions that a listing does not meet yet. */
export const unmetMessages = defineMessages(
  {
    title: '审核通过还需要',
    ways: { verification: '去实名认证', photos: '去加照片', payouts: '联系客服' } as Readonly<
      Record<MarketCondition, string>
    >,
  },
  {
    title: 'Needed before this can be accepted',
    ways: { verification: 'Verify my identity', photos: 'Add photos', payouts: 'Contact support' } as Readonly<
      Record<MarketCondition, string>
    >,
  },
)
