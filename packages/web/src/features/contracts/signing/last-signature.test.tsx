// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { exampleShop, orderShop, payDue, SELLER_IDENTITY, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { findViolations, renderPage } from '../../../app/testing/render-page.tsx'
import { openContractsMarket, type ContractsMarket } from '../testing/open-contracts-market.ts'

const OTHER_SHOP = exampleShop(2, { kind: 'flagship', priceFen: 10_000_000 })

/** The seller sells another shop, and shows who they are for its contract. */
async function sellAnother({ shelve, seller, payer }: ContractsMarket) {
  shelve(seller.userId, OTHER_SHOP)
  const order = await orderShop(payer, OTHER_SHOP.id, 'place-another')
  valueOf(await payDue(payer, order, 'pay-for-another'))
  const { id } = valueOf(await seller.device.contracts.ofOrder(order.id))
  return proveByBank({ seller, contractId: id })
}

async function proveByBank({ seller, contractId }: Pick<ContractsMarket, 'seller' | 'contractId'>) {
  valueOf(await seller.device.identity.begin({ contractId, proof: 'bank', fields: SELLER_IDENTITY }))
  valueOf(await seller.device.identity.finish({ contractId, proof: 'bank', code: null }))
  return contractId
}

it('the last signature is offered once one was drawn, and signs (CTR-71)', async () => {
  const market = await openContractsMarket()
  const { seller } = market
  await proveByBank(market)
  const other = await sellAnother(market)
  const open = async () => {
    const page = await renderPage(`/user_center/server/contract?id=${market.contractId}`, { market, person: seller })
    await page.user.click(await screen.findByRole('button', { name: '我已阅读，去签署' }))
    await screen.findByRole('radio', { name: '用姓名签' })
    return page
  }
  await open()
  expect(screen.queryByRole('radio', { name: '用上次的签名' })).toBeNull()
  cleanup()

  const { digest } = valueOf(await seller.device.contracts.pages(other))
  valueOf(await seller.device.signatures.confirm(other, digest))
  valueOf(
    await seller.device.signatures.sign(
      { contractId: other, way: 'manual', drawing: '100,100 400,200' },
      'drawn-for-another',
    ),
  )
  const page = await open()
  await page.user.click(screen.getByRole('radio', { name: '用上次的签名' }))
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '签署合同' }))
  await waitFor(() => expect(page.address()).toBe(`/sign-success?contract=${market.contractId}`))
  expect(valueOf(await seller.device.contracts.find(market.contractId)).signatures).toMatchObject([{ way: 'next' }])
})
