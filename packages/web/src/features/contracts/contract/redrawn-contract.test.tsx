// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SELLER_COMPANY, SELLER_IDENTITY, SMALL_PNG, valueOf } from '@diandu/core/testing'
import { findViolations, renderPage } from '../../../app/testing/render-page.tsx'
import { openContractsMarket } from '../testing/open-contracts-market.ts'

it('a signer who was unknown reads the document again once it names them, and then signs (CTR-29)', async () => {
  const market = await openContractsMarket({ isSellerUnknown: true })
  const page = await renderPage(`/user_center/server/contract?id=${market.contractId}`, {
    market,
    person: market.seller,
  })
  expect(await screen.findByText('下一步核实您的身份，之后才签名')).toBeTruthy()
  await page.user.click(await screen.findByRole('button', { name: '我已阅读，去签署' }))
  await page.user.click(await screen.findByRole('radio', { name: '银行卡认证' }))
  for (const [label, value] of [
    ['姓名', SELLER_IDENTITY.name],
    ['身份证号', SELLER_IDENTITY.residentId],
    ['银行卡号', SELLER_IDENTITY.bankCard],
  ] as const)
    fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value } })
  await page.user.click(screen.getByRole('button', { name: '开始核实' }))
  await screen.findByText('合同已写上您的姓名，请再读一遍，然后签署。')
  expect(screen.getByText('下一步签名')).toBeTruthy()
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '我已阅读，去签署' }))
  await page.user.click(await screen.findByRole('radio', { name: '用姓名签' }))
  await page.user.click(screen.getByRole('button', { name: '签署合同' }))
  await waitFor(() => expect(page.address()).toBe(`/sign-success?contract=${market.contractId}`))
})

it('the legal person of a shop’s company names it, reads the document again, and signs (CTR-29)', async () => {
  const market = await openContractsMarket({ isCompanyShop: true })
  const { contractId } = market
  const { identity, uploads } = market.seller.device
  const { id: equityPaper } = valueOf(await uploads.picture(SMALL_PNG))
  valueOf(await identity.begin({ contractId, proof: 'equity', fields: { equityPaper } }))
  valueOf(await identity.finish({ contractId, proof: 'equity', code: null }))
  const page = await renderPage(`/user_center/server/contract?id=${market.contractId}`, {
    market,
    person: market.seller,
  })
  await page.user.click(await screen.findByRole('button', { name: '我已阅读，去签署' }))
  await screen.findByRole('textbox', { name: '公司名称' })
  expect(screen.queryByRole('radio', { name: '银行卡认证' })).toBeNull()
  const typed = [
    ['公司名称', SELLER_COMPANY.companyName],
    ['统一社会信用代码', SELLER_COMPANY.creditCode],
    ['法定代表人姓名', SELLER_IDENTITY.name],
    ['法定代表人身份证号', SELLER_IDENTITY.residentId],
    ['法定代表人手机号', SELLER_IDENTITY.mobile],
  ] as const
  for (const [label, value] of typed)
    fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value } })
  await page.user.click(screen.getByRole('button', { name: '开始核实' }))
  fireEvent.input(await screen.findByLabelText('短信验证码'), {
    target: { value: market.readCode(SELLER_IDENTITY.mobile) },
  })
  await screen.findByText('合同已写上公司名称和您的姓名，请再读一遍，然后签署。')
  expect(await findViolations()).toEqual([])
  await market.decide('equity')
  await page.user.click(screen.getByRole('button', { name: '看审核结果' }))
  await screen.findByText('股权证明已通过审核')
  await page.user.click(screen.getByRole('button', { name: '我已阅读，去签署' }))
  await page.user.click(await screen.findByRole('radio', { name: '用姓名签' }))
  await page.user.click(screen.getByRole('button', { name: '签署合同' }))
  await waitFor(() => expect(page.address()).toBe(`/sign-success?contract=${contractId}`))
})
