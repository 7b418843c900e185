// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import type { Person } from '@diandu/core/testing'
import { afterEach, expect, it } from 'vitest'
import { findViolations } from '../../../app/testing/find-violations.ts'
import { renderPage } from '../../../app/testing/render-page.tsx'
import { boughtMarket } from '../testing/handed-over.ts'
import { CHECKOUT } from '../testing/open-orders-market.ts'

afterEach(cleanup)

it.each(['zh-CN', 'en'] as const)('[WEB-113] the buyer and the seller of a taken shop are led to their order and nobody else is, in %s', async (locale) => {
  const market = await boughtMarket()
  const visit = async (person: Person | undefined, path: string) => {
    await renderPage(path, { market, locale, ...(person === undefined ? {} : { person }) })
    const link = await screen.findByRole('link', { name: locale === 'en' ? 'See my order' : '看我的订单' }).catch(() => null)
    const violations = await findViolations()
    cleanup()
    return [link?.getAttribute('href'), violations]
  }
  const own = [`/user_center/order_detail/${market.order.id}`, []]
  const path = `/shop/${market.order.shop.id}`
  expect(await visit(market.payer, path)).toEqual(own)
  expect(await visit(market.payer, CHECKOUT)).toEqual(own)
  expect(await visit(market.seller, path)).toEqual(own)
  expect(await visit(market.rival, path)).toEqual([undefined, []])
  expect(await visit(undefined, path)).toEqual([undefined, []])
})
