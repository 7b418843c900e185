import { HOUR_MS, MINUTE_MS } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { responseText, sellerFacts } from './seller-view.ts'

const takes = (medianMs: number) => ({ medianMs, answered: 3, asked: 4 })

it('says how fast a seller answers, and that it cannot be told of too few answers', () => {
  expect(responseText(takes(5 * MINUTE_MS), 'zh-CN')).toBe('1 小时内')
  expect(responseText(takes(90 * MINUTE_MS), 'zh-CN')).toBe('约 2 小时')
  expect(responseText(takes(50 * HOUR_MS), 'en')).toBe('About 3 days')
  expect(responseText(null, 'zh-CN')).toBe('答复还少')
})

it('tells three figures of a seller, each with its label', () => {
  const facts = sellerFacts(
    { name: '店**周', verifiedAs: null, joinedAt: 0, onSale: 4, deals: 2, response: null },
    'en',
  )
  expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Shops on sale: 4',
    'Deals completed: 2',
    'Reply time: Not enough data',
  ])
})
