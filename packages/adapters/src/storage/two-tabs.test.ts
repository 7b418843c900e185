import { memoryStore } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import type { ShopId } from '@diandu/core/catalog'
import type { CheckoutDraft, OrderId } from '@diandu/core/orders'
import type { Token, UserId } from '@diandu/core/session'
import { describe, expect, it } from 'vitest'
import { checkoutDrafts } from './checkout-drafts.ts'
import { sessionStore } from './session-store.ts'

const SHOP = 'shop-7' as ShopId
const DRAFT: CheckoutDraft = {
  draft: { shopId: SHOP, plan: 'deposit', priceFen: 1_234_567, termsVersion: '2026-11-26' },
  stage: 'paying',
  placeKey: 'place-key-1',
  payKey: 'pay-key-1',
  orderId: 'order-1' as OrderId,
}

describe('two tabs of one device', () => {
  const sessionOf = (name: string) => ({
    token: `a-token-of-${name}-that-is-long` as Token,
    userInfo: { userId: name as UserId, username: name, mobile: '138****0001' },
  })
  const openDevice = () => {
    const [cookies, local] = [memoryStore(), memoryStore()]
    return { cookies, local, tab: () => sessionStore(cookies, local) }
  }

  it('each act for whom they began with, and notice that the other has changed it (SES-58)', () => {
    const { tab } = openDevice()
    const former = tab()
    former.write(sessionOf('song'))
    const other = tab()
    expect([other.actsFor(), other.isOvertaken()]).toEqual(['song', false])
    other.end('left')
    expect([former.actsFor(), former.isOvertaken(), other.isOvertaken()]).toEqual(['song', true, false])
    other.write(sessionOf('tang'))
    expect([former.actsFor(), former.isOvertaken(), other.actsFor(), other.isOvertaken()]).toEqual([
      'song',
      true,
      'tang',
      false,
    ])
    expect([tab().actsFor(), tab().isOvertaken()]).toEqual(['tang', false])
    former.adopt()
    expect([former.actsFor(), former.isOvertaken()]).toEqual(['tang', false])
  })

  it.each(['clear', 'end'] as const)(
    'the former user’s %s takes nothing of the one who is there now (SES-58)',
    (how) => {
      const { tab, local } = openDevice()
      const former = tab()
      former.write(sessionOf('song'))
      tab().write(sessionOf('tang'))
      local.write('searchLocal', '["what tang searched for"]')
      if (how === 'clear') former.clear()
      else former.end('left')
      expect(former.actsFor()).toBeUndefined()
      expect([tab().readUser()?.username, tab().readToken()]).toEqual(['tang', sessionOf('tang').token])
      expect(local.read('searchLocal')).not.toBeNull()
    },
  )

  it('a checkout and its keys are found by their buyer alone, after a lapsed login too (SES-59)', () => {
    const { tab, local } = openDevice()
    const clock = createManualClock()
    const store = tab()
    const drafts = checkoutDrafts(local, clock, store.actsFor)
    store.write(sessionOf('song'))
    drafts.write(DRAFT)
    store.end('lapsed')
    expect(drafts.read(SHOP)).toEqual(DRAFT)
    store.write(sessionOf('tang'))
    expect(drafts.read(SHOP)).toBeUndefined()
    drafts.write({ ...DRAFT, placeKey: 'place-key-of-tang' })
    drafts.clear('shop-8' as ShopId)
    store.write(sessionOf('song'))
    expect(drafts.read(SHOP)).toEqual(DRAFT)
  })
})
