import type { Screen } from '../../other-browsers/screen.ts'

/** Who a signer is, as a register and a bank would know them; neither is there. */
export interface Signer {
  readonly name: string
  readonly residentId: string
  readonly bankCard: string
}

/**
 * From the order, where it is this person's turn, over the contract and the proof of who they are, to the signature.
 */
export async function signContract(
  page: Screen,
  { name, residentId, bankCard }: Signer,
  by: '去读合同并签署' | '看这笔交易的合同' = '去读合同并签署',
): Promise<void> {
  await page.getByRole('link', { name: by }).click()
  await page.waitForURL('**/user_center/server/contract?order=*')
  await page.getByRole('button', { name: '我已阅读，去签署' }).click()
  await page.getByRole('radio', { name: '银行卡认证' }).check({ force: true })
  await page.getByLabel('姓名', { exact: true }).fill(name)
  await page.getByLabel('身份证号', { exact: true }).fill(residentId)
  await page.getByLabel('银行卡号', { exact: true }).fill(bankCard)
  await page.getByRole('button', { name: '开始核实' }).click()
  // A signer who was unknown so far is named by the contract now, and reads it again.
  const redrawn = page.getByText('合同已写上您的姓名')
  await redrawn.or(page.getByText('签署后不能撤回。')).waitFor()
  if (await redrawn.isVisible()) await page.getByRole('button', { name: '我已阅读，去签署' }).click()
  await page.getByText('签署后不能撤回。').waitFor()
  await page.getByRole('radio', { name: '用姓名签' }).check({ force: true })
  await page.getByRole('button', { name: '签署合同' }).click()
  await page.waitForURL('**/sign-success?*')
}
