// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SELLER_IDENTITY, valueOf } from '@diandu/core/testing'
import { findViolations, renderPage } from '../../../app/testing/render-page.tsx'
import { openContractsMarket } from '../testing/open-contracts-market.ts'
import { LIST, open, type, press, toSigning } from '../testing/contract-steps.ts'

it('the seller reads, shows who they are, signs by name, and learns what comes next', async () => {
  const market = await openContractsMarket()
  const page = await open(market, market.seller)
  await toSigning(page, SELLER_IDENTITY)
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('radio', { name: '用姓名签' }))
  await press(page, '签署合同')
  await waitFor(() => expect(page.address()).toBe(`/sign-success?contract=${market.contractId}`))
  expect(valueOf(await market.seller.device.contracts.find(market.contractId)).status).toBe('seller-signed')
})

it('who signs by a link is led on, and the link is opened once: a used one would be refused (CTR-19)', async () => {
  const market = await openContractsMarket()
  const opening = vi.spyOn(market.seller.device.signingLinks, 'open')
  const { url } = valueOf(await market.seller.device.signingLinks.make(market.contractId))
  const page = await open(market, market.seller, url.split('?')[1])
  await toSigning(page, SELLER_IDENTITY)
  await page.user.click(screen.getByRole('radio', { name: '用姓名签' }))
  await press(page, '签署合同')
  await waitFor(() => expect(page.address()).toBe(`/sign-success?contract=${market.contractId}`))
  await act(() => new Promise((settle) => setTimeout(settle)))
  expect(opening).toHaveBeenCalledTimes(1)
})

it('a signature by hand is asked for before it is sent, and goes as it was drawn', async () => {
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

it('the whole screen can be written on, and what was begun is there', async () => {
  const market = await openContractsMarket()
  const page = await open(market, market.seller)
  await toSigning(page, SELLER_IDENTITY)
  const draw = (pad: HTMLElement) => {
    fireEvent.pointerDown(pad, { clientX: 1, clientY: 1, pointerId: 1 })
    fireEvent.pointerUp(pad, { pointerId: 1 })
  }
  draw(screen.getByRole('img', { name: '手写签名框' }))
  await page.user.click(await screen.findByRole('button', { name: '全屏书写' }))
  const large = within(await screen.findByRole('dialog', { name: '签名' }))
  draw(large.getByRole('img', { name: '已写下签名' }))
  expect(await findViolations()).toEqual([])
  await page.user.click(large.getByRole('button', { name: '写好了' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('img', { name: '已写下签名' }).querySelectorAll('polyline')).toHaveLength(2)
})

it('a palm beside the pen writes nothing, and a stroke is taken back alone (CTR-81, CTR-82)', async () => {
  const market = await openContractsMarket()
  const page = await open(market, market.seller)
  await toSigning(page, SELLER_IDENTITY)
  const pad = screen.getByRole('img', { name: '手写签名框' })
  const strokes = () => [...pad.querySelectorAll('polyline')].map((line) => line.getAttribute('points')?.split(' '))
  const pen = { clientX: 100, clientY: 100, pointerId: 1 }
  const palm = { clientX: 700, clientY: 250, pointerId: 2 }
  fireEvent.pointerDown(pad, pen)
  fireEvent.pointerDown(pad, palm)
  fireEvent.pointerMove(pad, palm)
  fireEvent.pointerMove(pad, { ...pen, clientX: 200 })
  fireEvent.pointerUp(pad, palm)
  fireEvent.pointerMove(pad, { ...pen, clientX: 300 })
  fireEvent.pointerUp(pad, pen)
  const [first] = strokes()
  expect(first).toHaveLength(3)
  expect(strokes()).toHaveLength(1)
  fireEvent.pointerDown(pad, palm)
  fireEvent.pointerUp(pad, palm)
  expect(strokes()).toHaveLength(2)
  await page.user.click(screen.getByRole('button', { name: '撤销一笔' }))
  expect(strokes()).toEqual([first])
  await page.user.click(screen.getByRole('button', { name: '撤销一笔' }))
  expect(strokes()).toEqual([])
})

it('what is missing or impossible is named at its field, which has the focus, and nothing is sent (CTR-13)', async () => {
  const market = await openContractsMarket()
  const page = await open(market, market.seller)
  await page.user.click(await screen.findByRole('button', { name: '我已阅读，去签署' }))
  await page.user.click(await screen.findByRole('radio', { name: '四要素短信认证' }))
  type('身份证号', '110105194912310021')
  await press(page, '开始核实')
  expect(document.activeElement).toBe(
    screen.getByRole('textbox', { name: '姓名', description: '请填写姓名，与证件一致' }),
  )
  for (const messages of ['这个身份证号不存在，请逐位核对', '请填写银行卡号，10 到 30 位数字', '请填写 11 位手机号'])
    expect(screen.getByText(messages)).toBeTruthy()
  expect(market.readCode(SELLER_IDENTITY.mobile)).toBeUndefined()
  expect(await findViolations()).toEqual([])
  type('姓名', SELLER_IDENTITY.name)
  await waitFor(() => expect(screen.queryByText('请填写姓名，与证件一致')).toBeNull())
})

it('a wrong code is told and can be tried again; the right one leads on; nothing of it is on the device (WAC-19)', async () => {
  const market = await openContractsMarket()
  const page = await open(market, market.seller)
  await page.user.click(await screen.findByRole('button', { name: '我已阅读，去签署' }))
  await page.user.click(await screen.findByRole('radio', { name: '四要素短信认证' }))
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

it('a code can be sent again, and one that is awaited can be left (SES-18)', async () => {
  const market = await openContractsMarket()
  const page = await open(market, market.seller)
  await page.user.click(await screen.findByRole('button', { name: '我已阅读，去签署' }))
  await page.user.click(await screen.findByRole('radio', { name: '四要素短信认证' }))
  for (const [label, value] of [
    ['姓名', SELLER_IDENTITY.name],
    ['身份证号', SELLER_IDENTITY.residentId],
    ['银行卡号', SELLER_IDENTITY.bankCard],
    ['银行预留手机号', SELLER_IDENTITY.mobile],
  ] as const)
    type(label, value)
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

it('another person’s documents ask for a consent form, and a shop in another’s name does too (CTR-6)', async () => {
  const market = await openContractsMarket({ isSellerAnother: true })
  const page = await open(market, market.seller)
  await page.user.click(await screen.findByRole('button', { name: '我已阅读，去签署' }))
  await page.user.click(await screen.findByRole('radio', { name: '银行卡认证' }))
  for (const [label, value] of [
    ['姓名', SELLER_IDENTITY.name],
    ['身份证号', SELLER_IDENTITY.residentId],
    ['银行卡号', SELLER_IDENTITY.bankCard],
  ] as const)
    type(label, value)
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

it('while the platform reviews a mismatch neither party is asked to sign, and both are told why (CTR-77)', async () => {
  const market = await openContractsMarket()
  const { viewings } = market.seller.device
  valueOf(await viewings.open(market.orderId, { access: '共享屏幕', checks: ['ratings'] }, 'key-to-open-it'))
  const wish = { reason: 'figures-untrue', words: '评分与后台不一致', pictures: [] } as const
  valueOf(await market.payer.device.viewings.report(market.orderId, ['ratings'], wish, 'key-to-report'))
  for (const person of [market.seller, market.payer]) {
    await open(market, person)
    await screen.findByText(/买家报告验店与描述不符，平台正在审核/)
    expect(screen.queryByRole('button', { name: /签署|核实/ })).toBeNull()
    expect(await findViolations()).toEqual([])
    cleanup()
    await renderPage(LIST, { market, person })
    await screen.findByText(/云禾女装旗舰店/)
    expect(screen.queryByText('轮到您签署')).toBeNull()
    cleanup()
  }
})
