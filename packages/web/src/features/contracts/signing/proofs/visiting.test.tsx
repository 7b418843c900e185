// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { BUYER_IDENTITY, SELLER_IDENTITY, valueOf } from '@diandu/core/testing'
import { expect, it, vi } from 'vitest'
import { findViolations, renderPage, withPort } from '../../../../app/testing/render-page.tsx'
import { openContractsMarket } from '../../testing/open-contracts-market.ts'

type Change = NonNullable<Parameters<typeof renderPage>[1]>['change']

/** A seller who has given name and number for a check of their face. */
async function openVisiting(change?: Change) {
  const market = await openContractsMarket()
  const page = await renderPage(`/user_center/server/contract?id=${market.contractId}`, {
    market,
    person: market.seller,
    ...(change === undefined ? {} : { change }),
  })
  await page.user.click(await screen.findByRole('button', { name: '我已阅读，去签署' }))
  await page.user.click(await screen.findByRole('radio', { name: '高级实名认证（刷脸）' }))
  for (const [label, value] of [
    ['姓名', SELLER_IDENTITY.name],
    ['身份证号', SELLER_IDENTITY.residentId],
  ] as const) {
    fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value } })
  }
  await page.user.click(screen.getByRole('button', { name: '开始核实' }))
  return { market, page }
}

const decide = async ({ market }: Awaited<ReturnType<typeof openVisiting>>, verdict: 'matches' | 'differs') =>
  market.decideVisit(valueOf(await market.seller.device.identity.page(market.contractId)).url, verdict)

it('the step leads to the check, says that nothing came of it yet, and goes on as soon as the page is visible again (CTR-35)', async () => {
  const opened = await openVisiting()
  const { market, page } = opened
  const way = await screen.findByRole('link', { name: '去刷脸认证' })
  expect(way.getAttribute('href')).toBe(valueOf(await market.seller.device.identity.page(market.contractId)).url)
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '我已完成认证' }))
  await screen.findByText('还没有收到认证结果，请先在认证页面完成')
  expect(screen.getByRole('link', { name: '去刷脸认证' })).toBeTruthy()
  await decide(opened, 'matches')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await screen.findByRole('radio', { name: '手写签名' })
})

it('a no is told at the choice, where it can be tried again or another way be taken (CTR-35)', async () => {
  const opened = await openVisiting()
  await screen.findByRole('link', { name: '去刷脸认证' })
  await decide(opened, 'differs')
  await opened.page.user.click(screen.getByRole('button', { name: '我已完成认证' }))
  await screen.findByText('认证没有通过，请重试，或换一种方式')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '高级实名认证（刷脸）' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '姓名' }).value).toBe(SELLER_IDENTITY.name)
  await opened.page.user.click(screen.getByRole('button', { name: '开始核实' }))
  await screen.findByRole('link', { name: '去刷脸认证' })
})

it.each([
  ['matches', '手写签名'],
  ['differs', '认证没有通过，请重试，或换一种方式'],
  [undefined, '还没有收到认证结果，请先在认证页面完成'],
] as const)(
  'whom the check sends back (%s) finds the next step, on a page that was opened again (CTR-35)',
  async (verdict, found) => {
    const market = await openContractsMarket()
    const { contractId, seller } = market
    const { name, residentId } = SELLER_IDENTITY
    const begun = valueOf(
      await seller.device.identity.begin({ contractId, proof: 'high', fields: { name, residentId } }),
    )
    if (begun.next === 'page' && verdict !== undefined) market.decideVisit(begun.url, verdict)
    const page = await renderPage(`/user_center/server/contract?id=${contractId}&returned=1&token=E1`, {
      market,
      person: seller,
    })
    await screen.findByText(found)
    await waitFor(() => expect(page.address()).toBe(`/user_center/server/contract?id=${contractId}`))
    if (verdict === undefined) await screen.findByRole('link', { name: '去刷脸认证' })
    if (verdict === 'differs')
      expect(screen.getByRole<HTMLInputElement>('radio', { name: '高级实名认证（刷脸）' }).checked).toBe(true)
  },
)

it('whom the check sends back while the network is away is asked about again, by hand or once it is back (SIG-30)', async () => {
  const market = await openContractsMarket()
  const { contractId, seller } = market
  const { name, residentId } = SELLER_IDENTITY
  const begun = valueOf(await seller.device.identity.begin({ contractId, proof: 'high', fields: { name, residentId } }))
  if (begun.next === 'page') market.decideVisit(begun.url, 'matches')
  let isAway = true
  const page = await renderPage(`/user_center/server/contract?id=${contractId}&returned=1`, {
    market,
    person: seller,
    change: withPort('identity', (ports) => ({
      finish: async (answer) => (isAway ? { ok: false, failure: { kind: 'offline' } } : ports.identity.finish(answer)),
    })),
  })
  await screen.findByText('还没查到认证结果。请再查询一次，不用重新认证。')
  screen.getByText('没有连上服务器，请检查网络后再试')
  expect(screen.queryByRole('link', { name: '去刷脸认证' })).toBeNull()
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '查询认证结果' }))
  await screen.findByRole('button', { name: '查询认证结果' })
  isAway = false
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByRole('radio', { name: '手写签名' })
})

it('where WeChat alone opens the check, its link is copied (CTR-35)', async () => {
  const copy = vi.fn(async () => true)
  const { page } = await openVisiting((ports) => ({
    ...ports,
    copy,
    identity: {
      ...ports.identity,
      begin: async () => ({
        ok: true,
        value: { next: 'page', url: 'https://open.weixin.example/1', opensIn: 'wechat' },
      }),
    },
  }))
  await page.user.click(await screen.findByRole('button', { name: '复制认证链接' }))
  expect(copy).toHaveBeenCalledWith('https://open.weixin.example/1')
  expect(screen.queryByRole('link', { name: '去刷脸认证' })).toBeNull()
})

it('the step offers only what leads to an end here, and says whom to turn to where nothing does (CTR-36)', async () => {
  const market = await openContractsMarket()
  const open = async () => {
    const page = await renderPage(`/user_center/server/contract?id=${market.contractId}`, {
      market,
      person: market.seller,
    })
    await page.user.click(await screen.findByRole('button', { name: '我已阅读，去签署' }))
    return page
  }
  market.offerProofs(['bank', 'three-elements', 'high'])
  const some = await open()
  await screen.findByRole('radio', { name: '银行卡认证' })
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  some.unmount()
  market.offerProofs(['three-elements'])
  await open()
  await screen.findByText('现在没有可用的认证方式，请联系客服处理。')
  expect(screen.queryByRole('button', { name: '开始核实' })).toBeNull()
})

it('a party who waits for their turn shows who they are meanwhile, and waits on (SIG-6)', async () => {
  const market = await openContractsMarket({ isOlder: true })
  const page = await renderPage(`/user_center/server/contract?id=${market.contractId}`, {
    market,
    person: market.payer,
  })
  await page.user.click(await screen.findByRole('button', { name: /先核实身份/ }))
  await page.user.click(await screen.findByRole('radio', { name: '银行卡认证' }))
  for (const [label, value] of [
    ['姓名', BUYER_IDENTITY.name],
    ['身份证号', BUYER_IDENTITY.residentId],
    ['银行卡号', BUYER_IDENTITY.bankCard],
  ] as const) {
    fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value } })
  }
  await page.user.click(screen.getByRole('button', { name: '开始核实' }))
  await screen.findByText('还没轮到您签署。对方签好后，这里会更新。')
  expect(screen.queryByRole('button', { name: /先核实身份/ })).toBeNull()
  expect(await findViolations()).toEqual([])
})

it('a party who waits and is sent back from a check of their face is asked about at once, too (SIG-6)', async () => {
  const market = await openContractsMarket({ isOlder: true })
  const { contractId, payer } = market
  const { name, residentId } = BUYER_IDENTITY
  const begun = valueOf(await payer.device.identity.begin({ contractId, proof: 'high', fields: { name, residentId } }))
  if (begun.next === 'page') market.decideVisit(begun.url, 'matches')
  const page = await renderPage(`/user_center/server/contract?id=${contractId}&returned=1`, { market, person: payer })
  await waitFor(() => expect(page.address()).toBe(`/user_center/server/contract?id=${contractId}`))
  await screen.findByText('还没轮到您签署。对方签好后，这里会更新。')
  await waitFor(() => expect(screen.queryByRole('button', { name: /先核实身份/ })).toBeNull())
  expect(valueOf(await payer.device.contracts.find(contractId)).buyer.proofs).toEqual(['high'])
})
