// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { campaignPageAt, campaignWindow } from '@diandu/core/campaigns'
import { DAY_MS, ok } from '@diandu/core/kernel'
import type { LotteryId } from '@diandu/core/lottery'
import type { CampaignResults } from '@diandu/core/participation'
import { EXAMPLE_PAGE } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { LoginHost } from '../../app/entrance/login/login-host.tsx'
import { findViolations, renderPage, withPort } from '../../app/testing/render-page.tsx'
import { logInOver } from '../../app/testing/login-steps.ts'
import { openTestMarket, type TestMarket } from '../../app/testing/open-test-market.ts'

const { path: PATH } = EXAMPLE_PAGE
const lamp = { zh: '台灯', en: 'Lamp' }
const RESULTS: CampaignResults = {
  window: campaignWindow('2025-05-06', '2025-05-31'),
  coupons: [{ title: '服务费券', amountFen: 100_00, stock: 2000, claimed: 1234, used: 56 }],
  draws: [
    {
      lottery: 'anniversary-2025' as LotteryId,
      name: { zh: '周年庆抽奖', en: 'Anniversary draw' },
      drawn: 90,
      people: 40,
      prizes: [{ name: lamp, kind: 'physical', stock: 10, given: 7 }],
      wins: [{ position: 3, person: 2, prize: lamp, kind: 'physical', valueFen: 1, drawnAt: 0 }],
    },
  ],
}

/** To the opening of the campaign; a session that is used now and then stays open. */
async function untilOpen({ clock, seller, buyer }: TestMarket): Promise<void> {
  const page = campaignPageAt(clock.now(), PATH)
  if (page?.standing !== 'counting-down') throw new Error('The clock of the test does not stand before the campaign.')
  while (clock.now() < page.run.opensAt) {
    clock.advance(Math.min(20 * DAY_MS, page.run.opensAt - clock.now()))
    for (const { device } of [seller, buyer]) await device.inbox.state()
  }
}

it.each(['zh-CN', 'en'] as const)(
  'tells the results of the last run, and leads to their proof, in %s (CAM-23, CAM-24)',
  async (locale) => {
    const change = withPort('participation', { results: async () => ok(RESULTS) })
    await renderPage(PATH, { market: openTestMarket(4), locale, change })
    const en = locale === 'en'
    await screen.findByRole('heading', { name: en ? 'Results of the last campaign' : '上一场的结果' })
    await screen.findByText(
      en ? '1,234 of 2,000 claimed · 56 used on orders' : '领走 1,234 张，共 2,000 张；下单用了 56 张',
    )
    await screen.findByText(en ? '7 of 10 awarded' : '送出 7 份，共 10 份')
    await screen.findByText(en ? 'No. 2: Lamp' : '2 号：台灯')
    const proof = screen.getByRole('link', { name: en ? 'View and verify every draw' : '查看并验证每一次抽奖' })
    expect(proof.getAttribute('href')).toBe('/draw-proof/anniversary-2025')
    expect(await findViolations()).toEqual([])
  },
)

it('states what brings points, ranks who has them, and tells a user their own place (CAM-25, CAM-26)', async () => {
  const market = openTestMarket(4)
  await untilOpen(market)
  await market.buyer.device.coins.signIn(null, 'sign-number-1')
  await renderPage(PATH, { market, person: market.buyer })
  await screen.findByText('每天签到：1 分')
  await screen.findByText('您第 1 名，1 分')
  const list = within(screen.getByRole('list', { name: '积分排行' }))
  expect(list.getAllByRole('listitem')).toHaveLength(1)
  cleanup()
  await renderPage(PATH, { market })
  await screen.findByRole('button', { name: '登录看自己的名次' })
})

it('a visitor logs in to apply, and goes on in the form (SES-55)', async () => {
  const market = openTestMarket(4)
  await untilOpen(market)
  const page = await renderPage(PATH, { market, beside: <LoginHost /> })
  await page.user.click(await screen.findByRole('button', { name: '登录后报名' }))
  await logInOver(page, market.seller.username, 'zhou-sells-3')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: '用哪家店报名' })))
})

it('a seller applies with a shop, is told what is missing, and reads where it stands (CAM-27)', async () => {
  const market = openTestMarket(4)
  await untilOpen(market)
  const page = await renderPage(PATH, { market, person: market.seller })
  await page.user.click(await screen.findByRole('button', { name: '提交报名' }))
  await screen.findByText('请选一家店')
  await screen.findByText('请写 5 到 100 个字')
  expect(await findViolations()).toEqual([])
  const shop = screen.getByRole('combobox', { name: '用哪家店报名' })
  const [, first] = within(shop).getAllByRole('option')
  await page.user.selectOptions(shop, first as HTMLElement)
  await page.user.type(screen.getByRole('textbox', { name: /活动期间给买家什么/ }), '过户费由卖家承担')
  await page.user.click(screen.getByRole('button', { name: '提交报名' }))
  await screen.findByText('审核中')
  await screen.findByText('过户费由卖家承担')
})
