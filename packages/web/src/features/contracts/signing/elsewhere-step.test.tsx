// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { fail, ok, refused, type Failure } from '@diandu/core/kernel'
import { SELLER_IDENTITY, valueOf } from '@diandu/core/testing'
import { expect, it, vi } from 'vitest'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { openContractsMarket, type ContractsMarket } from '../testing/open-contracts-market.ts'

type Locale = 'zh-CN' | 'en'
type Change = NonNullable<Parameters<typeof renderPage>[1]>['change']
type Ports = Parameters<NonNullable<Change>>[0]
type Make = Ports['signingLinks']['make']

const MINUTE_MS = 60_000
const pathOf = ({ contractId }: ContractsMarket) => `/user_center/server/contract?id=${contractId}`
const TEXTS = {
  'zh-CN': {
    read: '我已阅读，去签署',
    byName: '用姓名签',
    sign: '签署合同',
    get: '获取签署链接',
    again: '重新获取签署链接',
    open: '去签署平台签署',
    done: '我已签好，查一下结果',
    unsigned: /签署平台上还没有您的签名/,
  },
  en: {
    read: 'I’ve read it. Continue to sign',
    byName: 'Sign with your name',
    sign: 'Sign contract',
    get: 'Get signing link',
    again: 'Get a new signing link',
    open: 'Go to signing page',
    done: 'I’ve signed. Check result',
    unsigned: /doesn’t have your signature yet/,
  },
} as const

/** A market whose contracts are signed at a provider, and a seller who has shown who they are. */
async function openProvider(
  make: Make = async () => ok({ url: 'https://sign.example/flow', validUntil: 9e15 }),
  more: (ports: Ports) => Ports = (ports) => ports,
) {
  const market = await openContractsMarket()
  const { contractId, seller } = market
  valueOf(await seller.device.identity.begin({ contractId, proof: 'bank', fields: SELLER_IDENTITY }))
  valueOf(await seller.device.identity.finish({ contractId, proof: 'bank', code: null }))
  const change: Change = (ports) =>
    more({
      ...ports,
      signatures: { ...ports.signatures, sign: async () => fail(refused('sign-elsewhere', '请先到签署平台完成签署')) },
      signingLinks: { ...ports.signingLinks, make },
    })
  return { market, change }
}

async function toElsewhere({ market, change }: Awaited<ReturnType<typeof openProvider>>, locale: Locale = 'zh-CN') {
  const page = await renderPage(pathOf(market), { market, person: market.seller, change, locale })
  const texts = TEXTS[locale]
  await page.user.click(await screen.findByRole('button', { name: texts.read }))
  await page.user.click(await screen.findByRole('radio', { name: texts.byName }))
  await page.user.click(screen.getByRole('button', { name: texts.sign }))
  await screen.findByRole('button', { name: texts.get })
  return page
}

it.each(['zh-CN', 'en'] as const)(
  'where a provider has people sign on its own page, the way there is offered, in %s (SIG-30)',
  async (locale) => {
    const page = await toElsewhere(await openProvider(), locale)
    expect(await findViolations()).toEqual([])
    await page.user.click(screen.getByRole('button', { name: TEXTS[locale].get }))
    expect((await screen.findByRole('link', { name: TEXTS[locale].open })).getAttribute('href')).toBe(
      'https://sign.example/flow',
    )
    expect(await findViolations()).toEqual([])
  },
)

it.each<readonly [string, Failure, string]>([
  [
    'a refusal',
    refused('terms-changed', '还不知道对方是谁：请等对方核实身份后，再到签署平台签署'),
    '还不知道对方是谁：请等对方核实身份后，再到签署平台签署',
  ],
  [
    'too many links',
    refused('too-many', '今天获取签署链接的次数已用完，请明天再试'),
    '今天获取签署链接的次数已用完，请明天再试',
  ],
  ['a lost network', { kind: 'offline' }, '没有连上服务器，请检查网络后再试'],
  ['a silent server', { kind: 'timeout' }, '等了很久没有回应，请再试一次'],
])('%s is told beside the button, which asks again (SIG-30)', async (_, failure, text) => {
  const make = vi
    .fn<Make>()
    .mockResolvedValueOnce(fail(failure))
    .mockResolvedValue(ok({ url: 'https://sign.example/2', validUntil: 9e15 }))
  const page = await toElsewhere(await openProvider(make))
  await page.user.click(screen.getByRole('button', { name: '获取签署链接' }))
  expect(await screen.findByText(text)).toBeTruthy()
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '重新获取签署链接' }))
  expect((await screen.findByRole('link', { name: '去签署平台签署' })).getAttribute('href')).toBe(
    'https://sign.example/2',
  )
  expect(screen.queryByText(text)).toBeNull()
})

it('a lapsed login leads to the login (SIG-30)', async () => {
  const page = await toElsewhere(await openProvider(async () => fail({ kind: 'login-required' })))
  await page.user.click(screen.getByRole('button', { name: '获取签署链接' }))
  await waitFor(() => expect(page.received).toContainEqual({ kind: 'login-required' }))
})

it('an address that is over is not offered any more, and another one can be had (SIG-30)', async () => {
  const market = await openProvider()
  const validUntil = market.market.clock.now() + 30 * MINUTE_MS
  const make: Make = async () => ok({ url: 'https://sign.example/flow', validUntil })
  const page = await toElsewhere({
    ...market,
    change: (ports) => ({ ...market.change(ports), signingLinks: { ...ports.signingLinks, make } }),
  })
  await page.user.click(screen.getByRole('button', { name: '获取签署链接' }))
  await screen.findByRole('link', { name: '去签署平台签署' })
  act(() => void market.market.clock.advance(30 * MINUTE_MS + 1000))
  expect(await screen.findByText('上一个链接已过期，请重新获取。')).toBeTruthy()
  expect(screen.queryByRole('link', { name: '去签署平台签署' })).toBeNull()
  expect(screen.getByRole('button', { name: '重新获取签署链接' })).toBeTruthy()
})

it.each(['zh-CN', 'en'] as const)(
  'a signer who comes back is asked about at once: nothing is signed yet, and then it is, in %s (SIG-30)',
  async (locale) => {
    const opened = await openProvider()
    const page = await toElsewhere(opened, locale)
    await page.user.click(screen.getByRole('button', { name: TEXTS[locale].done }))
    expect(await screen.findByText(TEXTS[locale].unsigned)).toBeTruthy()
    expect(await findViolations()).toEqual([])
    await opened.market.sign('seller')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(page.address()).toBe(`/sign-success?contract=${opened.market.contractId}`))
  },
)

it('a signer whom the provider sends back is asked about there before the contract is shown (SIG-30)', async () => {
  const requested: string[] = []
  const opened = await openProvider(
    undefined,
    withPort('signatures', (ports) => ({
      refresh: async (id, signal) => {
        requested.push(id)
        await opened.market.sign('seller')
        return ports.signatures.refresh(id, signal)
      },
    })),
  )
  const { market, change } = opened
  const page = await renderPage(`${pathOf(market)}&returned=1`, { market, person: market.seller, change })
  await waitFor(() => expect(page.address()).toBe(`/sign-success?contract=${market.contractId}`))
  expect(requested).toEqual([market.contractId])
})

it('a lost answer says so and can be asked for again; a signer who leaves reads the contract (SIG-30)', async () => {
  let isLost = true
  const page = await toElsewhere(
    await openProvider(
      undefined,
      withPort('signatures', (ports) => ({
        refresh: async (id, signal) => (isLost ? fail({ kind: 'offline' }) : ports.signatures.refresh(id, signal)),
      })),
    ),
  )
  await page.user.click(screen.getByRole('button', { name: '我已签好，查一下结果' }))
  expect(await screen.findByText('没有连上服务器，请检查网络后再试')).toBeTruthy()
  isLost = false
  await page.user.click(screen.getByRole('button', { name: '我已签好，查一下结果' }))
  expect(await screen.findByText(/签署平台上还没有您的签名/)).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: /返回|后退/ }))
  expect(await screen.findByRole('button', { name: '我已阅读，去签署' })).toBeTruthy()
})
