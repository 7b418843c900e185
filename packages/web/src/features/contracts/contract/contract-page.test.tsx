// @vitest-environment jsdom
import { DAY_MS } from '@diandu/core/kernel'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BUYER_IDENTITY, SELLER_IDENTITY, valueOf, type Person } from '@diandu/core/testing'
import { findViolations } from '../../../app/testing/find-violations.ts'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'
import { renderPage, type RenderedPage } from '../../../app/testing/render-page.tsx'
import { openContractsMarket, type ContractsMarket } from '../testing/open-contracts-market.ts'

afterEach(cleanup)

const LIST = '/user_center/server/contract'
const open = (market: ContractsMarket, person: Person, query = `id=${market.contractId}`): Promise<RenderedPage> => renderPage(`${LIST}?${query}`, { market, person })
const type = (label: string, value: string) => fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value } })
const press = (page: RenderedPage, name: string) => page.user.click(screen.getByRole('button', { name }))

/** From the contract to the last question before signing. */
async function toSigning(page: RenderedPage, who: typeof SELLER_IDENTITY | typeof BUYER_IDENTITY): Promise<void> {
  await page.user.click(await screen.findByRole('button', { name: '我已阅读，去签署' }))
  await page.user.click(await screen.findByRole('radio', { name: '银行卡认证' }))
  type('姓名', who.name)
  type('身份证号', who.residentId)
  type('银行卡号', who.bankCard)
  await press(page, '开始核实')
  await screen.findByText('签署后不能撤回。', { exact: false })
}

it('[WCT-1] who has no contract is told when one comes, and led on', async () => {
  const market = openTestMarket()
  await renderPage(LIST, { market, person: market.buyer })
  await screen.findByText('还没有合同。订单付清后，合同会出现在这里。')
  expect(screen.getByRole('link', { name: '看我的订单' }).getAttribute('href')).toBe('/user_center/order')
  expect(await findViolations()).toEqual([])
})

it('[WCT-2] a list says of each contract whose it is and whose turn', async () => {
  const market = await openContractsMarket()
  await renderPage(LIST, { market, person: market.seller })
  const card = await screen.findByRole('link', { name: /待卖家签署.*云禾女装旗舰店.*轮到您签署/s })
  expect(card.getAttribute('href')).toBe(`${LIST}?id=${market.contractId}`)
  expect(card.textContent).toContain('¥100,000.00')
  expect(await findViolations()).toEqual([])
  cleanup()
  await renderPage(LIST, { market, person: market.payer })
  await screen.findByText('我是买家')
  expect(screen.queryByText('轮到您签署')).toBeNull()
})

it('[WCT-3] a contract shows who has signed, whose turn, the document and each clause with its figures', async () => {
  const market = await openContractsMarket({ isCompanyShop: true })
  await open(market, market.seller)
  await screen.findByText('云禾女装旗舰店')
  const steps = within(await screen.findByRole('list', { name: '签署进度' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual(['轮到 卖家签署轮到您签署签得越早，交接越早', '接下来 买家签署', expect.stringContaining('店渡签章')])
  const pages = await screen.findAllByRole('img', { name: /合同第 \d 页，共 2 页/ })
  expect(pages.every((page) => page.getAttribute('width') === '1080' && page.getAttribute('loading') === 'lazy')).toBe(true)
  const damages = screen.getByRole('heading', { name: '您中途不买了' }).parentElement
  expect(damages?.textContent).toContain('违约金比例30%违约金¥30,000.00')
  expect(screen.getByText('股权至少').nextSibling?.textContent).toBe('51%')
  expect(await findViolations()).toEqual([])
})

it('[WCT-4] the seller reads, shows who they are, signs by name, and learns what comes next', async () => {
  const market = await openContractsMarket()
  const page = await open(market, market.seller)
  await toSigning(page, SELLER_IDENTITY)
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('radio', { name: '用姓名签' }))
  await press(page, '签署合同')
  await waitFor(() => expect(page.address()).toBe(`/sign-success?contract=${market.contractId}`))
  expect(valueOf(await market.seller.device.contracts.find(market.contractId)).status).toBe('seller-signed')
})

it('[WCT-5] a signature by hand is asked for before it is sent, and goes as it was drawn', async () => {
  const market = await openContractsMarket()
  const page = await open(market, market.seller)
  await toSigning(page, SELLER_IDENTITY)
  await press(page, '签署合同')
  await screen.findByText('请先在框里写下签名，或换一种方式')
  const pad = screen.getByRole('img', { name: '手写签名框' })
  fireEvent.pointerDown(pad, { clientX: 1, clientY: 1, pointerId: 1 })
  fireEvent.pointerMove(pad, { clientX: 0, clientY: 1, pointerId: 1 })
  fireEvent.pointerUp(pad, { pointerId: 1 })
  await screen.findByRole('img', { name: '已写下签名' })
  await press(page, '重写')
  await screen.findByRole('img', { name: '手写签名框' })
  fireEvent.pointerDown(pad, { clientX: 1, clientY: 1, pointerId: 1 })
  fireEvent.pointerUp(pad, { pointerId: 1 })
  await press(page, '签署合同')
  await waitFor(() => expect(page.address()).toContain('/sign-success'))
})

it('[WCT-6] what is missing or impossible is named at its field, which has the focus, and nothing is sent', async () => {
  const market = await openContractsMarket()
  const page = await open(market, market.seller)
  await page.user.click(await screen.findByRole('button', { name: '我已阅读，去签署' }))
  await screen.findByRole('radio', { name: '四要素短信认证' })
  type('身份证号', '110105194912310021')
  await press(page, '开始核实')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '姓名', description: '请填写姓名，与证件一致' }))
  for (const words of ['这个身份证号不存在，请逐位核对', '请填写银行卡号，10 到 30 位数字', '请填写 11 位手机号']) expect(screen.getByText(words)).toBeTruthy()
  expect(market.readCode(SELLER_IDENTITY.mobile)).toBeUndefined()
  expect(await findViolations()).toEqual([])
  type('姓名', SELLER_IDENTITY.name)
  await waitFor(() => expect(screen.queryByText('请填写姓名，与证件一致')).toBeNull())
})

it('[WCT-7] a wrong code is told and can be tried again; the right one leads on; nothing of it is on the device', async () => {
  const market = await openContractsMarket()
  const page = await open(market, market.seller)
  await page.user.click(await screen.findByRole('button', { name: '我已阅读，去签署' }))
  await screen.findByRole('radio', { name: '四要素短信认证' })
  type('姓名', SELLER_IDENTITY.name)
  type('身份证号', SELLER_IDENTITY.residentId)
  type('银行卡号', SELLER_IDENTITY.bankCard)
  type('银行预留手机号', SELLER_IDENTITY.mobile)
  await press(page, '开始核实')
  await screen.findByText('验证码已发到 138****0003，5 分钟内有效')
  const code = market.readCode(SELLER_IDENTITY.mobile) ?? ''
  const wrong = code === '000000' ? '000001' : '000000'
  await page.user.type(screen.getByRole('textbox', { name: '短信验证码' }), wrong)
  await screen.findByText('验证码不正确')
  expect(await findViolations()).toEqual([])
  await page.user.clear(screen.getByRole('textbox', { name: '短信验证码' }))
  await page.user.type(screen.getByRole('textbox', { name: '短信验证码' }), code)
  await screen.findByText('签署后不能撤回。', { exact: false })
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain(SELLER_IDENTITY.residentId)
})

it('[WCT-8] a code can be sent again, and one that is awaited can be left', async () => {
  const market = await openContractsMarket()
  const page = await open(market, market.seller)
  await page.user.click(await screen.findByRole('button', { name: '我已阅读，去签署' }))
  await screen.findByRole('radio', { name: '四要素短信认证' })
  for (const [label, value] of [['姓名', SELLER_IDENTITY.name], ['身份证号', SELLER_IDENTITY.residentId], ['银行卡号', SELLER_IDENTITY.bankCard], ['银行预留手机号', SELLER_IDENTITY.mobile]] as const) type(label, value)
  await press(page, '开始核实')
  await screen.findByText('验证码已发到 138****0003，5 分钟内有效')
  const first = market.readCode(SELLER_IDENTITY.mobile)
  await screen.findByText('60 秒后可重发')
  expect(screen.queryByRole('button', { name: '重新获取' })).toBeNull()
  await act(async () => market.clock.advance(60_000))
  await press(page, '重新获取')
  await waitFor(() => expect(market.readCode(SELLER_IDENTITY.mobile)).not.toBe(first))
  await screen.findByText('60 秒后可重发')
})

it('[WCT-9] another person’s papers ask for a consent paper, and a shop in another’s name does too', async () => {
  const market = await openContractsMarket({ isSellerAnother: true })
  const page = await open(market, market.seller)
  await page.user.click(await screen.findByRole('button', { name: '我已阅读，去签署' }))
  await page.user.click(await screen.findByRole('radio', { name: '银行卡认证' }))
  for (const [label, value] of [['姓名', SELLER_IDENTITY.name], ['身份证号', SELLER_IDENTITY.residentId], ['银行卡号', SELLER_IDENTITY.bankCard]] as const) type(label, value)
  await press(page, '开始核实')
  await screen.findByText('这家店登记在周母名下，由您（周正）签署，两者不是同一个人。', { exact: false })
  expect(screen.getByText(/周母授权周正签署店铺“云禾女装旗舰店”的网店转让合同/)).toBeTruthy()
  await press(page, '提交授权书')
  await screen.findByText('请上传授权书照片')
  expect(document.activeElement).toBe(screen.getByLabelText('授权书 拍照或从相册选择'))
  await press(page, '返回')
  await screen.findByText('下一步提交所有人的授权书，之后才签名')
  await page.user.click(screen.getByRole('button', { name: '我已阅读，去签署' }))
  await screen.findByRole('button', { name: '提交授权书' })
  expect(await findViolations()).toEqual([])
})

it('[WCT-10] whose turn it is not waits, looks again, and then reads', async () => {
  const market = await openContractsMarket()
  const page = await open(market, market.payer)
  await screen.findByText('还没轮到您签署。对方签好后，这里会更新。')
  expect(screen.queryByRole('button', { name: '我已阅读，去签署' })).toBeNull()
  await market.sign('seller')
  await press(page, '刷新看看')
  await screen.findByRole('button', { name: '我已阅读，去签署' })
  expect(screen.getByText(/请在 \d{4}-\d\d-\d\d \d\d:\d\d 前签署/)).toBeTruthy()
  expect(screen.getByText('逾期未签，视为买家放弃，按合同承担违约金')).toBeTruthy()
})

it('[WCT-10] behind the deadline and behind the order’s end a contract says so and asks for nothing', async () => {
  const late = await openContractsMarket()
  await late.sign('seller')
  late.clock.advance(3 * DAY_MS + 1)
  await open(late, late.payer)
  await screen.findByText('合同已逾期，没有签成。')
  cleanup()
  const ended = await openContractsMarket()
  ended.happen(ended.orderId, 'seller.failed', 'reviewer')
  await open(ended, ended.seller)
  await screen.findByText('订单已结束，这份合同作废，不约束任何一方。')
  expect(screen.queryByRole('button', { name: '我已阅读，去签署' })).toBeNull()
})

it('[WCT-11] a link to sign opens its person’s contract, and says to anybody else that it does not work', async () => {
  const market = await openContractsMarket()
  const { url } = valueOf(await market.seller.device.signingLinks.make(market.contractId))
  const query = url.split('?')[1] ?? ''
  await open(market, market.seller, query)
  await screen.findByRole('button', { name: '我已阅读，去签署' })
  cleanup()
  await open(market, market.payer, query)
  await screen.findByText('签署链接无效')
  expect(screen.getByRole('link', { name: '看我的合同' }).getAttribute('href')).toBe(LIST)
  expect(screen.queryByText('网店转让合同', { selector: 'h1' })).not.toBeNull()
  expect(await findViolations()).toEqual([])
})

it('[WCT-12] a stranger’s id finds nothing, and what cannot be loaded can be asked for again', async () => {
  const market = await openContractsMarket()
  const stranger = market.enrol({ username: 'stranger', mobile: '13800000099', password: 'a-password-1' })
  await open(market, stranger)
  await screen.findByText('没有找到这份合同，或者它不属于您。')
  cleanup()
  let isBroken = true
  const page = await renderPage(`${LIST}?id=${market.contractId}`, {
    market,
    person: market.seller,
    change: (ports) => ({
      ...ports,
      contracts: { ...ports.contracts, pages: (id, signal) => (isBroken ? Promise.resolve({ ok: false, failure: { kind: 'http', status: 404 } }) : ports.contracts.pages(id, signal)) },
    }),
  })
  await screen.findByText('合同页面没有加载出来')
  isBroken = false
  await press(page, '再试一次')
  await screen.findAllByRole('img', { name: /合同第 \d 页/ })
})

it('[WCT-13] the pages can be made larger, and the document taken home under its number', async () => {
  const market = await openContractsMarket()
  const saved: string[] = []
  let isBroken = false
  const page = await renderPage(`${LIST}?order=${market.orderId}`, {
    market,
    person: market.payer,
    change: (ports) => ({
      ...ports,
      media: {
        ...ports.media,
        download: async (url, name) => {
          saved.push(`${name} ${url}`)
          return isBroken ? { ok: false, failure: { kind: 'offline' } } : { ok: true, value: null }
        },
      },
    }),
  })
  await screen.findAllByRole('img', { name: /合同第 \d 页/ })
  await press(page, '放大阅读')
  expect(screen.getByRole('button', { name: '适合屏幕' })).toBeTruthy()
  await press(page, '下载合同（PDF）')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatch(/^DDHT0000000001\.pdf .*download/)
  isBroken = true
  await press(page, '下载合同（PDF）')
  await screen.findByText('没有下载成功，请再试一次')
})

it('[WCT-14] after the last signature both find all three, and what is kept of them', async () => {
  const market = await openContractsMarket()
  await market.sign('seller')
  const page = await open(market, market.payer)
  await toSigning(page, BUYER_IDENTITY)
  await page.user.click(screen.getByRole('radio', { name: '用姓名签' }))
  await press(page, '签署合同，开始交接')
  await waitFor(() => expect(page.address()).toContain('/sign-success'))
  cleanup()
  await open(market, market.seller)
  await screen.findByText('您已签署。')
  const steps = within(screen.getByRole('list', { name: '签署进度' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent?.slice(0, 2))).toEqual(['已签', '已签', '已签'])
  await screen.findByText('完整合同')
  expect(screen.getAllByText(/^[0-9a-f]{64}$/).length).toBeGreaterThan(3)
})

it('[WCT-15] everything is said in English too', async () => {
  const market = await openContractsMarket({ isCompanyShop: true })
  await renderPage(`${LIST}?id=${market.contractId}`, { market, person: market.seller, locale: 'en' })
  await screen.findByRole('button', { name: 'I have read it, go on to sign' })
  expect(screen.getByText('Equity, at least').nextSibling?.textContent).toBe('51%')
})
