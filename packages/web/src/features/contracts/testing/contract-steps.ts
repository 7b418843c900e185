import { fireEvent, screen } from '@testing-library/react'
import type { BUYER_IDENTITY, Person, SELLER_IDENTITY } from '@diandu/core/testing'
import { renderPage, type RenderedPage } from '../../../app/testing/render-page.tsx'
import type { ContractsMarket } from './open-contracts-market.ts'

export const LIST = '/user_center/server/contract'
export const open = (
  market: ContractsMarket,
  person: Person,
  query = `id=${market.contractId}`,
): Promise<RenderedPage> => renderPage(`${LIST}?${query}`, { market, person })
export const type = (label: string, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value } })
export const press = (page: RenderedPage, name: string) => page.user.click(screen.getByRole('button', { name }))

/** From the contract to the last question before signing. */
export async function toSigning(
  page: RenderedPage,
  who: typeof SELLER_IDENTITY | typeof BUYER_IDENTITY,
): Promise<void> {
  await page.user.click(await screen.findByRole('button', { name: '我已阅读，去签署' }))
  await page.user.click(await screen.findByRole('radio', { name: '银行卡认证' }))
  type('姓名', who.name)
  type('身份证号', who.residentId)
  type('银行卡号', who.bankCard)
  await press(page, '开始核实')
  await screen.findByText('签署后不能撤回。', { exact: false })
}
