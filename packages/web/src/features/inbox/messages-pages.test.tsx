// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { MessageId, NewMessage } from '@diandu/core/inbox'
import { DAY_MS, HOUR_MS } from '@diandu/core/kernel'
import { valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { findViolations, renderPage, withPort } from '../../app/testing/render-page.tsx'
import { openTestMarket, type TestMarket } from '../../app/testing/open-test-market.ts'
import { messageView } from './message-view.ts'

function marketWithMessages(): TestMarket {
  const market = openTestMarket()
  const { userId } = market.buyer
  const tell = (message: NewMessage) => market.tell(message)
  const now = market.clock.now()
  tell({
    userId,
    event: 'platform.announced',
    key: 'announced',
    subject: null,
    figures: { title: '国庆期间照常交割', text: '客服时间有调整。', titleEn: null, textEn: null },
    at: now - 3 * DAY_MS,
  })
  tell({
    userId,
    event: 'price.fell',
    key: 'fell',
    subject: market.shopIds[0] ?? '',
    figures: { shop: '旗舰店', fromFen: 20_000_00, toFen: 15_000_00 },
    at: now - DAY_MS,
  })
  tell({
    userId,
    event: 'order.turn',
    key: 'turn',
    subject: 'order-1',
    figures: { shop: '旗舰店', number: 'DD1', act: 'sign', by: now + DAY_MS, otherwise: 'damages-forfeited' },
    at: now,
  })
  return market
}

const open = (path: string, market = marketWithMessages(), locale: 'zh-CN' | 'en' = 'zh-CN') =>
  renderPage(path, { market, person: market.buyer, locale })

it.each(['zh-CN', 'en'] as const)('the pages of messages offend no rule of axe in %s (WEB-6)', async (locale) => {
  const market = marketWithMessages()
  await open('/message', market, locale)
  await screen.findAllByTestId('message')
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(await findViolations()).toEqual([])
  cleanup()
  const [{ id } = { id: '' }] = valueOf(await market.buyer.device.inbox.list(null, null)).items
  await open(`/message/details/${id}`, market, locale)
  await screen.findByRole('heading', { level: 2 })
  expect(await findViolations()).toEqual([])
})

it('lists messages under their days, the newest first, the unread ones marked (MSG-5, MSG-10)', async () => {
  await open('/message')
  const rows = await screen.findAllByTestId('message')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^未读 轮到您：签署合同旗舰店（订单 DD1），.* 前。逾期视为放弃/),
    expect.stringMatching(/^未读 收藏的店铺降价到 ¥15,000.00/),
    expect.stringMatching(/^未读 国庆期间照常交割客服时间有调整。/),
  ])
  await screen.findByRole('heading', { name: '今天' })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '今天',
    '昨天',
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  ])
})

it('shows each kind with its count, and one kind alone (MSG-5)', async () => {
  const market = marketWithMessages()
  await open('/message?kind=price', market)
  const kinds = screen.getByRole('group', { name: '按类别看' })
  await within(kinds).findByText('价格 1')
  expect(
    within(kinds)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['全部 3', '订单 1', '资金', '合同', '议价', '匹配', '价格 1', '平台 1'])
  expect(await screen.findAllByTestId('message')).toHaveLength(1)
})

it('names the next step where there is nothing', async () => {
  const market = openTestMarket()
  await open('/message', market)
  expect((await screen.findByRole('link', { name: '去看看网店' })).getAttribute('href')).toBe('/lists')
  cleanup()
  await open('/message?kind=match', market)
  expect((await screen.findByRole('link', { name: '看全部消息' })).getAttribute('href')).toBe('/message')
})

it('a message that is opened is read, and leads to what it is about (MSG-6, MSG-11)', async () => {
  const market = marketWithMessages()
  const { inbox } = market.buyer.device
  const [first] = valueOf(await inbox.list('price', null)).items
  await open(`/message/details/${first?.id}`, market)
  const link = await screen.findByRole('link', { name: '去看店铺' })
  expect(link.getAttribute('href')).toBe(`/shop/${market.shopIds[0]}`)
  await waitFor(async () => {
    const { kinds } = valueOf(await inbox.state())
    expect(kinds).toContainEqual({ kind: 'price', unread: 0, isOn: true, sms: null, push: true })
  })
})

it.each([
  ['order.viewing', { shop: '旗舰店', number: 'DD1' }, '去看店', '/user_center/viewing/about-1'],
  ['order.asked', { shop: '旗舰店', number: 'DD1', act: 'open-viewing' }, '去看店', '/user_center/viewing/about-1'],
  [
    'order.asked',
    { shop: '旗舰店', number: 'DD1', act: 'seller-sign' },
    '去看合同',
    '/user_center/server/contract?order=about-1',
  ],
  [
    'match.request',
    { wanted: '天猫', shop: '旗舰店', because: '平台' },
    '去推荐我的店铺',
    '/user_center/offer_shop/about-1',
  ],
  [
    'match.offered',
    { wanted: 'platform=1', shop: '旗舰店', priceFen: 1_500_00 },
    '去看我的求购',
    '/user_center/request/about-1',
  ],
  [
    'match.answered',
    { wanted: 'platform=1', shop: '旗舰店', status: 'accepted' },
    '去看我推荐的店铺',
    '/user_center/requests?tab=offers',
  ],
  [
    'platform.answered',
    { title: '旗舰店', status: 'on-sale', text: null },
    '去看我的店铺',
    '/user_center/shops/about-1',
  ],
  [
    'platform.answered',
    { title: '设计服务申请 FW1', status: '已答复', text: '可以做。' },
    '去看服务申请',
    '/user_center/service_request/about-1',
  ],
  [
    'platform.answered',
    { title: '快递电子秤', status: '已寄出', text: '顺丰 SF1234567890' },
    '去看我的兑换',
    '/user_center/goldcoin/exchange',
  ],
  ['platform.coins', { coins: '120', by: 1_800_000_000_000 }, '去兑换礼品', '/user_center/goldcoin/exchange'],
  [
    'platform.parcel',
    { title: '台灯', titleEn: 'Lamp', parcel: '顺丰 SF1234567890' },
    '去看我的奖品',
    '/user_center/goldcoin/myprize',
  ],
  [
    'platform.application',
    { campaign: '618', shop: '旗舰店', status: 'refused', why: '没有写清优惠' },
    '去看活动',
    '/activity/activity618',
  ],
] as const)('a message of %s leads to its own page (MSG-11)', async (event, figures, label, to) => {
  const market = openTestMarket()
  const published = {
    userId: market.buyer.userId,
    event,
    key: 'one',
    subject: 'about-1',
    figures,
    at: market.clock.now(),
  }
  market.tell(published as NewMessage)
  const [message] = valueOf(await market.buyer.device.inbox.list(null, null)).items
  await open(`/message/details/${message?.id}`, market)
  expect((await screen.findByRole('link', { name: label })).getAttribute('href')).toBe(to)
})

it('a message that is about nothing to open leads to the others and to customer service (MSG-11)', async () => {
  const market = marketWithMessages()
  const [announced] = valueOf(await market.buyer.device.inbox.list('platform', null)).items
  await open(`/message/details/${announced?.id}`, market)
  expect((await screen.findByRole('link', { name: '看全部消息' })).getAttribute('href')).toBe('/message')
  expect(screen.getByRole('link', { name: '有疑问，联系客服' }).getAttribute('href')).toBe('/contact')
})

it.each([
  [
    'platform=1&max=200000',
    'platform,price',
    'Request: Tmall · up to ¥200,000. Your shop: 旗舰店. Matches: platform, price',
  ],
  ['天猫 · ¥20万 以内', '符合：平台、价格', 'Request: 天猫 · ¥20万 以内. Your shop: 旗舰店. 符合：平台、价格'],
])('says in the language of its reader what is wanted by %s and why it fits (MSG-10)', (wanted, because, line) => {
  const figures = { wanted, shop: '旗舰店', because }
  const message = {
    id: 'm' as MessageId,
    kind: 'match',
    event: 'match.request',
    subject: null,
    figures,
    at: 1,
    readAt: null,
  } as const
  expect(messageView(message, 'en').line).toBe(line)
})

it('names and prices an answer to a request for a service in the language of its reader (MSG-10)', () => {
  const figures = { title: '品牌授权申请 FW1', status: '已答复', text: '报价 2,880.00 元。材料齐全。' }
  const message = { id: 'm' as MessageId, kind: 'platform', subject: null, figures, at: 1, readAt: null } as const
  const { title, line } = messageView({ ...message, event: 'platform.answered' }, 'en')
  expect([title, line]).toEqual(['Brand authorization: request FW1: Answered', 'Quote: ¥2,880.00. 材料齐全。'])
  const own = messageView({ ...message, event: 'platform.answered' }, 'zh-CN')
  expect([own.title, own.line]).toEqual(['品牌授权申请 FW1：已答复', '报价 ¥2,880.00。材料齐全。'])
})

it('an answer to feedback has the words it answers for its title, and leads nowhere (MSG-10)', () => {
  const figures = { title: '「希望能导出账单」', status: '已回复', text: '下个月可以。' }
  const message = { id: 'm' as MessageId, kind: 'platform', subject: 'p1', figures, at: 1, readAt: null } as const
  const { title, line, open } = messageView({ ...message, event: 'platform.answered' }, 'en')
  expect([title, line, open]).toEqual(['「希望能导出账单」: Answered', '下个月可以。', undefined])
})

it("an unknown message, or another person's, says so and leads to all messages (MSG-7)", async () => {
  const market = marketWithMessages()
  const [first] = valueOf(await market.buyer.device.inbox.list(null, null)).items
  await renderPage(`/message/details/${first?.id}`, { market, person: market.seller })
  expect(await screen.findByText('没有找到这条消息，可能已经清理')).toBeTruthy()
  expect(screen.getByRole('link', { name: '看全部消息' })).toBeTruthy()
})

it('all of the shown kind can be marked as read at once (MSG-6)', async () => {
  const market = marketWithMessages()
  const page = await open('/message?kind=price', market)
  await page.user.click(await screen.findByRole('button', { name: '全部标为已读' }))
  await waitFor(() => expect(screen.queryByText('价格 1')).toBeNull())
  await waitFor(() => expect(screen.getAllByTestId('message')[0]?.textContent).not.toContain('未读'))
  expect(screen.getByText('全部 2')).toBeTruthy()
})

it('what another device has read is read here upon coming back to the page (MSG-6)', async () => {
  const market = marketWithMessages()
  await open('/message', market)
  await screen.findByText('全部 3')
  valueOf(await market.buyer.device.inbox.readAll(null, market.clock.now()))
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(screen.queryByText('全部 3')).toBeNull())
  await waitFor(() =>
    expect(screen.getAllByTestId('message').some(({ textContent }) => textContent.includes('未读'))).toBe(false),
  )
})

it('a message that a later version wrote says that it is there (MSG-10)', async () => {
  const market = openTestMarket()
  const message = { userId: market.buyer.userId, event: 'match.shop', key: 'x', subject: null, figures: {} }
  market.tell({ ...message, at: market.clock.now() - HOUR_MS } as never)
  await open('/message', market)
  expect((await screen.findByTestId('message')).textContent).toContain('有一条新消息')
})

it('where the count does not come, the list is there all the same, and the settings offer another try', async () => {
  const market = marketWithMessages()
  const change = withPort('inbox', { state: async () => ({ ok: false, failure: { kind: 'login-required' } }) })
  const page = await renderPage('/message', { market, person: market.buyer, change })
  expect(await screen.findAllByTestId('message')).toHaveLength(3)
  expect(page.received).toEqual([])
  cleanup()
  await renderPage('/user_center/setting', { market, person: market.buyer, change })
  expect(await screen.findByText('消息没有加载出来')).toBeTruthy()
})
