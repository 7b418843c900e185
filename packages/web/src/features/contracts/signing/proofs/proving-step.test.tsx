// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { SELLER_IDENTITY } from '@diandu/core/testing'
import { fail, refused } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { heldNumbers } from '../../../../app/forms/held-numbers.ts'
import { findViolations, renderPage, withPort } from '../../../../app/testing/render-page.tsx'
import { openContractsMarket } from '../../testing/open-contracts-market.ts'

const valueIn = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value
const type = (values: readonly (readonly [label: string, value: string])[]) => {
  for (const [label, value] of values)
    fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value } })
}

/** A seller who has read their contract and is to show who they are. */
async function openProving() {
  const market = await openContractsMarket()
  const page = await renderPage(`/user_center/server/contract?id=${market.contractId}`, {
    market,
    person: market.seller,
  })
  await page.user.click(await screen.findByRole('button', { name: '我已阅读，去签署' }))
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  return { market, page, press }
}

it('the mobile is the bank’s only where a bank card is asked for beside it (CTR-13)', async () => {
  const { page } = await openProving()
  await page.user.click(await screen.findByRole('radio', { name: '四要素短信认证' }))
  await screen.findByRole('textbox', { name: '银行预留手机号' })
  await page.user.click(screen.getByRole('radio', { name: '三要素短信认证' }))
  await screen.findByRole('textbox', { name: '手机号' })
  expect(screen.queryByRole('textbox', { name: '银行预留手机号' })).toBeNull()
})

it('a signer goes from the code back to what was typed, and from there back to the contract: all of it is still there (SIG-12)', async () => {
  const { market, page, press } = await openProving()
  await page.user.click(await screen.findByRole('radio', { name: '三要素短信认证' }))
  type([
    ['姓名', SELLER_IDENTITY.name],
    ['身份证号', SELLER_IDENTITY.residentId],
    ['手机号', '13800000099'],
  ])
  await press('开始核实')
  await screen.findByText('验证码已发到 138****0099，5 分钟内有效')
  await press('返回')
  const code = market.readCode('13800000099')
  await screen.findByRole('textbox', { name: '手机号' })
  await press('开始核实')
  await screen.findByText('验证码已发到 138****0099，5 分钟内有效')
  expect(market.readCode('13800000099')).toBe(code)
  await press('返回')
  const mobile = await screen.findByRole('textbox', { name: '手机号' })
  expect([valueIn('姓名'), valueIn('身份证号'), valueIn('手机号')]).toEqual([
    SELLER_IDENTITY.name,
    SELLER_IDENTITY.residentId,
    '13800000099',
  ])
  fireEvent.input(mobile, { target: { value: SELLER_IDENTITY.mobile } })
  await press('返回')
  await page.user.click(await screen.findByRole('button', { name: '我已阅读，去签署' }))
  await waitFor(() =>
    expect([valueIn('姓名'), valueIn('手机号')]).toEqual([SELLER_IDENTITY.name, SELLER_IDENTITY.mobile]),
  )
  await press('开始核实')
  await screen.findByText('验证码已发到 138****0003，5 分钟内有效')
})

it('what was typed is there again for a signer who left the contract and comes back, for no other user, and forgotten once it is signed (SIG-12)', async () => {
  const { market, page, press } = await openProving()
  await page.user.click(await screen.findByRole('radio', { name: '银行卡认证' }))
  type([
    ['姓名', SELLER_IDENTITY.name],
    ['身份证号', SELLER_IDENTITY.residentId],
    ['银行卡号', SELLER_IDENTITY.bankCard],
  ])
  page.unmount()
  const again = await renderPage(`/user_center/server/contract?id=${market.contractId}`, {
    market,
    person: market.seller,
  })
  await again.user.click(await screen.findByRole('button', { name: '我已阅读，去签署' }))
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: '银行卡认证' })).checked).toBe(true)
  expect([valueIn('姓名'), valueIn('身份证号'), valueIn('银行卡号')]).toEqual([
    SELLER_IDENTITY.name,
    SELLER_IDENTITY.residentId,
    SELLER_IDENTITY.bankCard,
  ])
  expect([
    heldNumbers.read(market.payer.userId),
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]).includes(SELLER_IDENTITY.residentId),
  ]).toEqual([{}, false])
  await press('开始核实')
  await again.user.click(await screen.findByRole('radio', { name: '用姓名签' }))
  await press('签署合同')
  await waitFor(() => expect(again.address()).toContain('/sign-success'))
  expect(heldNumbers.read(market.seller.userId)).toEqual({})
})

it('a wrong code is told at its field (SIG-4)', async () => {
  const { market, page, press } = await openProving()
  await page.user.click(await screen.findByRole('radio', { name: '四要素短信认证' }))
  type([
    ['姓名', SELLER_IDENTITY.name],
    ['身份证号', SELLER_IDENTITY.residentId],
    ['银行卡号', SELLER_IDENTITY.bankCard],
    ['银行预留手机号', SELLER_IDENTITY.mobile],
  ])
  await press('开始核实')
  await screen.findByText('验证码已发到 138****0003，5 分钟内有效')
  const code = market.readCode(SELLER_IDENTITY.mobile) ?? ''
  await page.user.type(screen.getByRole('textbox', { name: '短信验证码' }), code === '000000' ? '000001' : '000000')
  await waitFor(() =>
    expect(
      screen.getByRole('textbox', { name: '短信验证码', description: /验证码不正确/ }).getAttribute('aria-invalid'),
    ).toBe('true'),
  )
})

it('another person’s documents are told where they were typed, and ask for no consent form (CTR-15)', async () => {
  const { page, press } = await openProving()
  await page.user.click(await screen.findByRole('radio', { name: '银行卡认证' }))
  type([
    ['姓名', '林晓'],
    ['身份证号', '440524188001010014'],
    ['银行卡号', SELLER_IDENTITY.bankCard],
  ])
  await press('开始核实')
  await screen.findByText('填写的姓名或身份证号，与您已核实的身份不一致。请填写您本人的信息。')
  expect([valueIn('姓名'), valueIn('身份证号'), screen.queryByText('授权书')]).toEqual([
    '林晓',
    '440524188001010014',
    null,
  ])
  expect(await findViolations()).toEqual([])
})

it('an empty number is asked for, and one that cannot be is called so (CTR-13)', async () => {
  const { page, press } = await openProving()
  await page.user.click(await screen.findByRole('radio', { name: '三要素短信认证' }))
  await press('开始核实')
  await screen.findByText('请填写 18 位身份证号')
  type([['身份证号', '110105194912310021']])
  await screen.findByText('这个身份证号不存在，请逐位核对')
  await page.user.click(screen.getByRole('radio', { name: '银行卡认证' }))
  await press('开始核实')
  await screen.findByText('请填写银行卡号，10 到 30 位数字')
  // Two digits are in each other's place.
  type([['银行卡号', SELLER_IDENTITY.bankCard.replace(/4(\d)$/, '$14')]])
  await screen.findByText('这个银行卡号不对，请逐位核对')
})

it('only the rest of a way that was begun is asked for; the others stand behind a button (SIG-3)', async () => {
  const { market, page, press } = await openProving()
  await page.user.click(await screen.findByRole('radio', { name: '三要素短信认证' }))
  type([
    ['姓名', SELLER_IDENTITY.name],
    ['身份证号', SELLER_IDENTITY.residentId],
    ['手机号', SELLER_IDENTITY.mobile],
  ])
  await press('开始核实')
  await page.user.type(
    await screen.findByRole('textbox', { name: '短信验证码' }),
    market.readCode(SELLER_IDENTITY.mobile) ?? '',
  )
  await screen.findByText('三要素短信认证已通过。还差一步。')
  expect(screen.getByText('拍身份证的人像面和国徽面，拍完就核实好了')).toBeTruthy()
  expect([screen.queryAllByRole('radio').length, screen.getByRole('heading', { name: '身份证照片' }).tagName]).toEqual([
    0,
    'H2',
  ])
  await press('开始核实')
  expect(document.activeElement).toBe(screen.getByLabelText('人像面 拍照或从相册选择'))
  for (const messages of ['请上传人像面照片', '请上传国徽面照片']) expect(screen.getByText(messages)).toBeTruthy()
  expect(await findViolations()).toEqual([])
  await press('换一种认证方式')
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'photo',
    'on-record',
    'high',
    'four-elements',
    'bank',
  ])
})

it('the form says by which documents a signer can be identified, and works where that is not known', async () => {
  await openProving()
  expect(await screen.findByText('核实用的证件：居民身份证')).toBeTruthy()
  expect(await findViolations()).toEqual([])
  cleanup()
  const market = await openContractsMarket({ isCompanyShop: true })
  const page = await renderPage(`/user_center/server/contract?id=${market.contractId}`, {
    market,
    person: market.seller,
    locale: 'en',
  })
  await page.user.click(await screen.findByRole('button', { name: 'I’ve read it. Continue to sign' }))
  expect(await screen.findByText('ID used: Unified social credit code')).toBeTruthy()
  cleanup()
  const other = await openContractsMarket()
  const { user } = await renderPage(`/user_center/server/contract?id=${other.contractId}`, {
    market: other,
    person: other.seller,
    change: withPort('identity', { papers: async () => fail(refused('not-found', '没有')) }),
  })
  await user.click(await screen.findByRole('button', { name: '我已阅读，去签署' }))
  expect(await screen.findByRole('button', { name: '开始核实' })).toBeTruthy()
  expect(screen.queryByText(/核实用的证件/)).toBeNull()
})

it('who was shown before is asked for a code alone, and a face check stands first among the other ways (CTR-79)', async () => {
  const { market, page, press } = await openProving()
  await screen.findByText(/^已实名：周/)
  const radios = await screen.findAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ value }) => value).slice(0, 2)).toEqual(['on-record', 'high'])
  expect(radios[0]?.checked).toBe(true)
  expect(screen.getByText('其他方式')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: '身份证号' })).toBeNull()
  expect(await findViolations()).toEqual([])
  await press('开始核实')
  await screen.findByText('验证码已发到 138****0003，5 分钟内有效')
  await page.user.type(
    screen.getByRole('textbox', { name: '短信验证码' }),
    market.readCode(SELLER_IDENTITY.mobile) ?? '',
  )
  await screen.findByText('签署后不能撤回。', { exact: false })
})

it('no way to prove oneself is offered before it is known whether the user is verified: none moves under the finger', async () => {
  const market = await openContractsMarket()
  let answer = (): void => undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  const page = await renderPage(`/user_center/server/contract?id=${market.contractId}`, {
    market,
    person: market.seller,
    change: withPort('verifications', ({ verifications }) => ({
      identity: async (signal) => {
        await asked
        return verifications.identity(signal)
      },
    })),
  })
  await page.user.click(await screen.findByRole('button', { name: '我已阅读，去签署' }))
  await screen.findByRole('status', { name: '正在加载' })
  expect(screen.queryByRole('radio')).toBeNull()
  answer()
  await screen.findByRole('radio', { name: '四要素短信认证' })
})
