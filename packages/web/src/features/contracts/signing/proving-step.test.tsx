// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../../app/testing/render-page.tsx'
import { openContractsMarket } from '../testing/open-contracts-market.ts'

afterEach(cleanup)

it('[WCT-6] the mobile is the bank’s only where a bank card is asked for beside it', async () => {
  const market = await openContractsMarket()
  const page = await renderPage(`/user_center/server/contract?id=${market.contractId}`, { market, person: market.seller })
  await page.user.click(await screen.findByRole('button', { name: '我已阅读，去签署' }))
  await screen.findByRole('textbox', { name: '银行预留手机号' })
  await page.user.click(screen.getByRole('radio', { name: '三要素短信认证' }))
  await screen.findByRole('textbox', { name: '手机号' })
  expect(screen.queryByRole('textbox', { name: '银行预留手机号' })).toBeNull()
})
