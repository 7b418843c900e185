import type { MessageId } from '@diandu/core/inbox'
import { expect, it } from 'vitest'
import { messageView } from './message-view.ts'

const NEWS = { name: '', filter: 'q=女装&max=200000', new: '3', cheaper: '1', sold: '0', beyond: '0' }

it('a bundle of an alert says how much happened, names three shops and leads to the list of the filter (ALR-8)', () => {
  const shops = ['15000000 甲店', '9900000 乙店', '12345678 丙店'].join('\n')
  const message = {
    id: 'm' as MessageId,
    kind: 'match',
    event: 'match.alert',
    subject: 'a',
    at: 1,
    readAt: null,
  } as const
  const view = (figures: object, locale: 'zh-CN' | 'en' = 'zh-CN') =>
    messageView({ ...message, figures: { ...NEWS, shops, ...figures } }, locale)
  expect(view({})).toMatchObject({
    title: '提醒“搜索：女装 · ¥20万以内”：3 家新店、1 家降价',
    line: '甲店（¥150,000.00）；乙店（¥99,000.00）；丙店（¥123,456.78）；等 4 家。',
    open: { label: '看符合的店铺', to: '/lists?q=%E5%A5%B3%E8%A3%85&max=200000&sort=latest' },
  })
  expect(view({ name: 'Mine', beyond: '9900' }, 'en')).toMatchObject({
    title: '3 new shops, 1 price drop: Mine',
    line: '甲店 (¥150,000.00); 乙店 (¥99,000.00); 丙店 (¥123,456.78); and 1 more. Plus 9,900 other changes. See the list.',
  })
})
