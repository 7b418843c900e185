// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import type { ReportId } from '@diandu/core/reports'
import { expect, it } from 'vitest'
import { findViolations, renderPage } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'

const PATH = '/user_center/report/shop-0001'

async function openForm() {
  const market = openTestMarket(2)
  const page = await renderPage(PATH, { market, person: market.buyer })
  await screen.findByRole('radio', { name: '数字不实' })
  return { market, page }
}

it('a report without a reason or words says at each field what is missing, and is not sent (SHP-5)', async () => {
  const { market, page } = await openForm()
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '提交举报' }))
  expect(await screen.findByText('请选择哪里不对')).toBeTruthy()
  expect(screen.getByText('请至少写五个字，说清哪里不对')).toBeTruthy()
  expect(await market.buyer.device.shopReports.ofShop('shop-0001' as never)).toEqual({ ok: true, value: null })
})

it('a report is sent, and its reporter reads that it waits and then what came of it (SHP-5, SHP-7)', async () => {
  const { market, page } = await openForm()
  await page.user.click(screen.getByRole('radio', { name: '数字不实' }))
  await page.user.type(screen.getByRole('textbox', { name: /具体情况/ }), '营业额和后台对不上')
  await page.user.click(screen.getByRole('button', { name: '提交举报' }))
  expect(await screen.findByRole('heading', { level: 2, name: '已经收到您的举报' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '再次举报' })).toBeNull()
  expect(await findViolations()).toEqual([])
  await market.decideReport('report-1' as ReportId, 'upheld', '店铺已下架')
  cleanup()
  await renderPage(PATH, { market, person: market.buyer })
  expect(await screen.findByRole('heading', { level: 2, name: '举报属实' })).toBeTruthy()
  expect(screen.getByText('店铺已下架')).toBeTruthy()
  expect(screen.getByRole('button', { name: '再次举报' })).toBeTruthy()
})
