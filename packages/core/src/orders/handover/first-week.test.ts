import { expect, it } from 'vitest'
import { PLATFORMS, SHOP_KINDS, type PlatformId, type ShopKind } from '../../catalog/index.ts'
import { checklistItems, firstWeekOf, latestChecklist } from '../index.ts'

const kinds = Object.keys(SHOP_KINDS) as ShopKind[]

it('a new owner reads what to do with each thing that was handed over, today’s first, on every platform (HND-19)', () => {
  for (const { id: platform } of PLATFORMS)
    for (const kind of kinds) {
      const items = checklistItems(latestChecklist(), { platform, kind })
      const tasks = firstWeekOf(items)
      expect(tasks.map(({ item }) => item).toSorted()).toEqual(items.map(({ item }) => item).toSorted())
      const whens = tasks.map(({ when }) => when)
      expect(whens.lastIndexOf('today')).toBeLessThan(whens.indexOf('week'))
      expect(tasks.map(({ item }) => item)).toContain('login-phone')
      for (const { todo } of tasks) expect(todo.zh.length * todo.en.length).toBeGreaterThan(0)
    }
  const amazon = PLATFORMS.find(({ code }) => code === 'amazon')?.id as PlatformId
  const overseas = firstWeekOf(checklistItems(latestChecklist(), { platform: amazon, kind: 'enterprise' }))
  expect(overseas.map(({ item }) => item)).toEqual(expect.arrayContaining(['overseas-payout', 'company-register']))
})
