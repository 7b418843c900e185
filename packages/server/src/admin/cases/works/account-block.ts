import type { CaseBlock } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { DAY_MS } from '@diandu/core/kernel'
import type { Locale } from '@diandu/core/messages'
import type { StaffContext } from '../../admin-handler.ts'
import { readAccountFacts } from '../account-facts-store.ts'
import { caseTexts } from '../case-texts.ts'

const TEXTS = caseTexts({
  account: { zh: '账号', en: 'Account' },
  registered: { zh: '注册时间', en: 'Registered' },
  days: { zh: '天前', en: 'days ago' },
  closed: { zh: '已注销', en: 'Closed' },
  verification: { zh: '实名认证', en: 'Identity' },
  verified: { zh: '已认证', en: 'verified' },
  unverified: { zh: '未认证', en: 'not verified' },
  deals: { zh: '完成的交易', en: 'Completed deals' },
  bought: { zh: '买入', en: 'bought' },
  sold: { zh: '卖出', en: 'sold' },
})

/** How long the user is here, and with how many deals; no block where there is no such user. */
export async function accountBlocks(
  { db, clock }: Pick<StaffContext, 'db' | 'clock'>,
  userId: string,
  locale: Locale,
): Promise<readonly CaseBlock[]> {
  const facts = await readAccountFacts(db, userId)
  if (facts === undefined) return []
  const texts = TEXTS(locale)
  const { registeredAt, closedAt, isVerified, bought, sold } = facts
  const days = Math.floor((clock.now() - registeredAt) / DAY_MS)
  return [
    {
      kind: 'facts',
      title: texts.account,
      facts: [
        { label: texts.registered, value: `${formatTime(registeredAt, 'yyyy-mm-dd')} (${days} ${texts.days})` },
        { label: texts.verification, value: isVerified ? texts.verified : texts.unverified },
        { label: texts.deals, value: `${texts.bought} ${bought} · ${texts.sold} ${sold}` },
        ...(closedAt === null ? [] : [{ label: texts.closed, value: formatTime(closedAt, 'yyyy-mm-dd') }]),
      ],
    },
  ]
}
