// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { campaignPageAt } from '@diandu/core/campaigns'
import { MINUTE_MS, ok } from '@diandu/core/kernel'
import { AN_ORDINARY_NOON, EXAMPLE_PAGE } from '@diandu/core/testing'
import { expect, it, vi } from 'vitest'
import { toasts } from '../../ui/feedback/toasts.ts'
import { findViolations, renderPage, withPort } from '../../app/testing/render-page.tsx'
import { openTestMarket, type TestMarket } from '../../app/testing/open-test-market.ts'
import { LoginHost } from '../../app/entrance/login/login-host.tsx'
import { logInOver } from '../../app/testing/login-steps.ts'
import type { Ports } from '../../composition/ports.ts'

const { path: PATH } = EXAMPLE_PAGE

/** A market a minute before the campaign opens: a countdown renders every second that passes. */
function openJustBefore(): { readonly market: TestMarket; readonly untilOpening: () => void } {
  const page = campaignPageAt(AN_ORDINARY_NOON, PATH)
  if (page?.standing !== 'counting-down') throw new Error('The ordinary day of the tests is not before the campaign.')
  const market = openTestMarket(4, page.run.opensAt - MINUTE_MS)
  return { market, untilOpening: () => market.clock.advance(MINUTE_MS) }
}

/** A page with a block of every kind, and tabs at its foot. */
const everyBlock = withPort('campaigns', (ports) => ({
  page: async () =>
    ok({
      ...EXAMPLE_PAGE,
      at: 0,
      path: '/activity/1111',
      blocks: [
        ...EXAMPLE_PAGE.blocks,
        { kind: 'ranking', title: { zh: '榜', en: 'Ranking' } },
        { kind: 'news', title: { zh: '成交', en: 'Sales' } },
        { kind: 'platforms', title: { zh: '选平台', en: 'Platforms' } },
        { kind: 'login', title: { zh: '登录参加', en: 'Take part' }, to: '/lists' },
      ],
      tabs: [
        {
          key: 'rules',
          name: { zh: '规则', en: 'Rules' },
          blocks: [{ kind: 'rules', title: { zh: '规矩', en: 'The rules' }, points: [{ zh: '一条', en: 'One' }] }],
        },
        {
          key: 'account',
          name: { zh: '公众号', en: 'Account' },
          blocks: [
            {
              kind: 'account',
              title: { zh: '关注', en: 'Follow' },
              line: { zh: '扫码', en: 'Scan' },
              url: 'https://mp.weixin.example/a',
            },
          ],
        },
      ],
    }),
  shops: async () => ports.campaigns.shops(PATH, 'picked'),
}))

it.each(['zh-CN', 'en'] as const)(
  'a campaign page has one heading, its blocks in order and no violation in %s (CAM-15, WEB-6)',
  async (locale) => {
    const market = openTestMarket(4)
    await renderPage(PATH, { market, locale })
    await screen.findByRole('heading', { name: locale === 'en' ? 'Good shops' : '好店' })
    expect(await screen.findAllByTestId('shop-card')).not.toHaveLength(0)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(await findViolations()).toEqual([])
  },
)

it('an address of a campaign without data says so (CAM-15)', async () => {
  await renderPage('/activity/special')
  expect(await screen.findByText('没有找到')).toBeTruthy()
})

it('counts down, gives out nothing yet, and gives out coupons from its first moment on (CAM-14, CAM-18)', async () => {
  const { market, untilOpening } = openJustBefore()
  const page = await renderPage(PATH, { market, person: market.buyer })
  await screen.findByText(/0 点开始/)
  await screen.findByText(/现在没有可以领的券/)
  act(untilOpening)
  await screen.findByText(/进行中/)
  await screen.findByText('周年庆服务费券')
  await page.user.click(screen.getByRole('button', { name: '一键领取' }))
  await screen.findByText('已领取')
  const held = await market.buyer.device.coupons.list('unused', null)
  expect(held.ok && held.value.items.map(({ title }) => title)).toEqual(['周年庆服务费券'])
})

it('a visitor who asks is told when it opens, once they have logged in over the page (CAM-20, SES-54)', async () => {
  const { market, untilOpening } = openJustBefore()
  const page = await renderPage(PATH, { market, beside: <LoginHost /> })
  await page.user.click(await screen.findByRole('button', { name: '开始时提醒我' }))
  await logInOver(page)
  await screen.findByText('已记下，开始时在消息里提醒您', { selector: 'p' })
  act(untilOpening)
  const messages = await market.buyer.device.inbox.list('platform', null)
  expect(messages.ok && messages.value.items.map(({ event }) => event)).toEqual(['platform.campaign'])
})

it('a page that stays open reports the opening where a reminder was requested (CAM-14)', async () => {
  const { market, untilOpening } = openJustBefore()
  const page = await renderPage(PATH, { market, beside: <LoginHost /> })
  await page.user.click(await screen.findByRole('button', { name: '开始时提醒我' }))
  await logInOver(page)
  await screen.findByText('已记下，开始时在消息里提醒您', { selector: 'p' })
  act(untilOpening)
  await waitFor(() => expect(toasts.current().map(({ text }) => text)).toContain('活动开始了'))
})

it('the tabs at the foot change what stands above them, and a code can be saved', async () => {
  const page = await renderPage('/activity/1111', { market: openTestMarket(4), change: everyBlock })
  const tabs = within(await screen.findByRole('navigation', { name: '会场页面' }))
  await screen.findByText('一条')
  await page.user.click(tabs.getByRole('link', { name: '公众号' }))
  await screen.findByRole('img', { name: '关注的二维码' })
  expect(screen.queryByText('一条')).toBeNull()
  await waitFor(() =>
    expect(screen.getByRole('link', { name: '保存二维码图片' }).getAttribute('href')).toMatch(/^data:image\/svg/),
  )
  expect(await findViolations()).toEqual([])
})

it('a dialog leads to the shops of each platform', async () => {
  const page = await renderPage('/activity/1111', { market: openTestMarket(4), change: everyBlock })
  await page.user.click(await screen.findByRole('button', { name: '选择平台' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('link', { name: '天猫' }).getAttribute('href')).toBe('/lists?platform=1')
})

it('in our app the tab with the official account opens with its code, and elsewhere it does not (CAM-31)', async () => {
  const saved: string[] = []
  const drawn = vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AAAA')
  const pen = vi
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ fillRect: () => undefined } as unknown as null)
  const inApp = (ports: Ports): Ports => ({
    ...everyBlock(ports),
    shell: 'android-app',
    bridge: { ...ports.bridge, savePicture: (picture, done) => (saved.push(picture), done(true)) },
  })
  const page = await renderPage('/activity/1111', { market: openTestMarket(4), change: inApp })
  const tabs = within(await screen.findByRole('navigation', { name: '会场页面' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await page.user.click(tabs.getByRole('link', { name: '公众号' }))
  const popup = within(await screen.findByRole('dialog', { name: '关注' }))
  await waitFor(() => expect(popup.getByRole('img').getAttribute('src')).toMatch(/^data:image\/png/))
  await page.user.click(await popup.findByRole('button', { name: '保存二维码图片' }))
  expect(saved).toEqual(['data:image/png;base64,AAAA'])
  expect(toasts.current().map(({ text }) => text)).toContain('二维码已交给 App 保存')
  expect(await findViolations()).toEqual([])
  await page.user.click(popup.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  drawn.mockRestore()
  pen.mockRestore()
})

it('inside WeChat the code of the official account is held, and there is nothing to download (CAM-31)', async () => {
  const inWeChat = (ports: Ports): Ports => ({ ...everyBlock(ports), shell: 'wechat' })
  const page = await renderPage('/activity/1111', { market: openTestMarket(4), change: inWeChat })
  await page.user.click(await screen.findByRole('link', { name: '公众号' }))
  await screen.findByText('长按二维码，识别或保存下来')
  expect(screen.queryByRole('link', { name: '保存二维码图片' })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})
