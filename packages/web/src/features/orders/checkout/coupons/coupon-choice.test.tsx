// @vitest-environment jsdom
import { DAY_MS } from '@diandu/core/kernel'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Ports } from '../../../../composition/ports.ts'
import { findViolations, renderPage, withPort } from '../../../../app/testing/render-page.tsx'
import { CHECKOUT, openOrdersMarket } from '../../testing/open-orders-market.ts'

const OFFER = {
  title: '开张礼',
  amountFen: 500_00,
  leastSpendFen: 0,
  validForMs: 20 * DAY_MS,
  claimForMs: DAY_MS,
  perPerson: 1,
  stock: 9,
}

type Change = (ports: Ports) => Ports

async function atConfirming(offers: readonly (typeof OFFER)[], plan?: RegExp, change: Change = (ports) => ports) {
  const market = openOrdersMarket({ payerFen: 100_000_000 })
  for (const [at, offer] of offers.entries())
    await market.payer.device.coupons.claim(market.offerCoupon(offer), `claim-number-${at}`)
  const page = await renderPage(CHECKOUT, { market, person: market.payer, change })
  if (plan !== undefined) await page.user.click(await screen.findByRole('radio', { name: plan }))
  await page.user.click(await screen.findByRole('button', { name: '下一步：读协议' }))
  await page.user.click(await screen.findByRole('checkbox'))
  await page.user.click(screen.getByRole('button', { name: '同意并继续' }))
  await screen.findByRole('button', { name: '提交订单' })
  return { market, page }
}

it('the best coupon stands first, the sum follows the choice, and the payment takes so much less (CPN-14)', async () => {
  const { market, page } = await atConfirming([OFFER, { ...OFFER, title: '周年礼', amountFen: 800_00 }])
  const cards = await screen.findAllByRole('radio')
  expect(cards.map((card) => card.getAttribute('value') === 'none')).toEqual([false, false, true])
  await waitFor(() => expect((cards[0] as HTMLInputElement).checked).toBe(true))
  await page.user.click(cards[1] as HTMLElement)
  expect(screen.queryByText('已为您选好最优惠的一张，可以改。')).toBeNull()
  await page.user.click(cards[0] as HTMLElement)
  expect(await screen.findAllByText(/109,200/)).not.toHaveLength(0)
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '提交订单' }))
  expect(await screen.findByRole('button', { name: '支付 ¥109,200.00' })).toBeTruthy()
  expect(screen.getByText('优惠券抵扣 ¥800.00')).toBeTruthy()
  const used = await market.payer.device.coupons.list('used', null)
  expect(used).toMatchObject({ ok: true, value: { items: [{ amountFen: 800_00 }] } })
})

it('with a deposit the deposit stays, and the balance is said smaller (CPN-14)', async () => {
  const { page } = await atConfirming([OFFER], /定金/)
  await page.user.click((await screen.findAllByRole('radio'))[0] as HTMLElement)
  expect(await screen.findByText(/^¥89,500\.00 .*前付给店渡$/)).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: '提交订单' }))
  expect(await screen.findByRole('button', { name: '支付 ¥20,000.00' })).toBeTruthy()
})

it('a coupon that is worth more than the service fee says so, and the sum that is paid is the price (CPN-20)', async () => {
  const { page } = await atConfirming([{ ...OFFER, amountFen: 50_000_00 }])
  expect(await screen.findByText('可减 ¥10,000.00')).toBeTruthy()
  expect(screen.getByText(/面值 ¥50,000\.00，最多减去本单的服务费/)).toBeTruthy()
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '提交订单' }))
  expect(await screen.findByRole('button', { name: '支付 ¥100,000.00' })).toBeTruthy()
  expect(screen.getByText('优惠券抵扣 ¥10,000.00')).toBeTruthy()
})

it('a coupon that takes off all that it is worth says nothing of the fee (CPN-20)', async () => {
  await atConfirming([OFFER])
  await screen.findByText('可减 ¥500.00')
  expect(screen.queryByText(/最多减去本单的服务费/)).toBeNull()
})

it('a buyer without coupons is not asked (CPN-14)', async () => {
  await atConfirming([])
  expect(screen.queryByRole('radio')).toBeNull()
})

it('the best coupon is chosen by itself, and the sum that is shown is the sum that is asked for (CHK-22)', async () => {
  const { page } = await atConfirming([OFFER, { ...OFFER, title: '周年礼', amountFen: 800_00 }])
  expect(await screen.findByText('已为您选好最优惠的一张，可以改。')).toBeTruthy()
  expect(screen.getAllByText(/109,200/)).not.toHaveLength(0)
  await page.user.click(screen.getByRole('button', { name: '提交订单' }))
  expect(await screen.findByRole('button', { name: '支付 ¥109,200.00' })).toBeTruthy()
})

it('a buyer who wants no coupon keeps none, also after going back and coming again (CHK-22)', async () => {
  const { page } = await atConfirming([OFFER])
  await screen.findByText('已为您选好最优惠的一张，可以改。')
  const none = async () => (await screen.findByRole('radio', { name: '不使用优惠券' })) as HTMLInputElement
  await page.user.click(await none())
  await page.user.click(screen.getByRole('button', { name: '返回' }))
  await page.user.click(await screen.findByRole('checkbox'))
  await page.user.click(screen.getByRole('button', { name: '同意并继续' }))
  expect((await none()).checked).toBe(true)
  await page.user.click(screen.getByRole('button', { name: '提交订单' }))
  expect(await screen.findByRole('button', { name: '支付 ¥110,000.00' })).toBeTruthy()
})

it('a coupon is chosen with the plan already, and kept to the end (CPN-14)', async () => {
  const market = openOrdersMarket({ payerFen: 100_000_000 })
  await market.payer.device.coupons.claim(market.offerCoupon(OFFER), 'claim-number-1')
  const page = await renderPage(CHECKOUT, { market, person: market.payer })
  const none = (await screen.findByRole('radio', { name: '不使用优惠券' })) as HTMLInputElement
  await screen.findByText('已为您选好最优惠的一张，可以改。')
  await page.user.click(none)
  await page.user.click(screen.getByRole('button', { name: '下一步：读协议' }))
  await page.user.click(await screen.findByRole('checkbox'))
  await page.user.click(screen.getByRole('button', { name: '同意并继续' }))
  expect(((await screen.findByRole('radio', { name: '不使用优惠券' })) as HTMLInputElement).checked).toBe(true)
})

it('a coupon that can still be claimed for this deal is offered where it is paid, and used once it is claimed (CPN-22)', async () => {
  const market = openOrdersMarket({ payerFen: 100_000_000 })
  market.offerCoupon(OFFER)
  market.offerCoupon({ ...OFFER, title: '太大', leastSpendFen: 1_000_000_000 })
  const { user } = await renderPage(CHECKOUT, { market, person: market.payer })
  const offered = await screen.findByRole('region', { name: '这一单还能领的券' })
  expect(within(offered).getAllByRole('button')).toHaveLength(1)
  expect(await findViolations()).toEqual([])
  await user.click(within(offered).getByRole('button', { name: /^领取/ }))
  await screen.findByText('已为您选好最优惠的一张，可以改。')
  expect(screen.queryByRole('region', { name: '这一单还能领的券' })).toBeNull()
  expect(await screen.findByText(/^现在付 ¥109,500\.00/)).toBeTruthy()
})

/** The coupons answer when they are let to. */
function heldBack() {
  let resolve: (how: 'come' | 'fail') => void = () => undefined
  const answers = new Promise<'come' | 'fail'>((tell) => (resolve = tell))
  const change: Change = withPort('coupons', (ports) => ({
    forPayment: async (...requested) =>
      (await answers) === 'come'
        ? ports.coupons.forPayment(...requested)
        : { ok: false, failure: { kind: 'http', status: 404 } },
  }))
  return { change, let: (how: 'come' | 'fail') => resolve(how) }
}

const submit = () => screen.getByRole('button', { name: /提交订单|正在提交/ })
const UNKNOWN = '没能查到您的优惠券'

it('what is submitted before the coupons are known waits for them, and goes out with the best one (CHK-22)', async () => {
  const coupons = heldBack()
  const { market, page } = await atConfirming([OFFER], undefined, coupons.change)
  await page.user.click(submit())
  await screen.findByText('正在提交', { exact: false })
  expect(await market.payer.device.orders.list({}, null)).toMatchObject({ value: { items: [] } })
  coupons.let('come')
  expect(await screen.findByRole('button', { name: '支付 ¥109,500.00' })).toBeTruthy()
  expect(await market.payer.device.orders.list({}, null)).toMatchObject({ value: { items: [{ couponFen: 500_00 }] } })
})

it('where the coupons cannot be looked up it is said, and the person goes on without (CHK-22)', async () => {
  const coupons = heldBack()
  const { page } = await atConfirming([OFFER], undefined, coupons.change)
  coupons.let('fail')
  await page.user.click(submit())
  await screen.findByText(UNKNOWN)
  expect(await findViolations()).toEqual([])
  await page.user.click(submit())
  expect(await screen.findByRole('button', { name: '支付 ¥110,000.00' })).toBeTruthy()
})

it('no buyer waits for ever: coupons that come late are still taken (CHK-22)', async () => {
  const coupons = heldBack()
  const { market, page } = await atConfirming([OFFER], undefined, coupons.change)
  await page.user.click(submit())
  await waitFor(() => {
    market.clock.advance(8_000)
    expect(screen.getByText(UNKNOWN)).toBeTruthy()
  })
  coupons.let('come')
  await screen.findByText('已为您选好最优惠的一张，可以改。')
  expect(screen.queryByText(UNKNOWN)).toBeNull()
  await page.user.click(submit())
  expect(await screen.findByRole('button', { name: '支付 ¥109,500.00' })).toBeTruthy()
})
