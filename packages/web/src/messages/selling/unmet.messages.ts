import type { Name } from '@diandu/core/kernel'
import type { MarketCondition } from '@diandu/core/selling'
import { defineMessages } from '../messages.ts'

/** The conditions that a listing does not meet yet. */
export const unmetMessages = defineMessages({
  title: { zh: '审核通过还需要', en: 'Needed before this can be accepted' },
  ways: {
    verification: { zh: '去实名认证', en: 'Verify my identity' },
    photos: { zh: '去加照片', en: 'Add photos' },
    payouts: { zh: '联系客服', en: 'Contact support' },
  } satisfies Record<MarketCondition, Name>,
})
