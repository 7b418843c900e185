import { readCode } from '../../captcha/read-code.ts'
import type { Screen } from '../../other-browsers/screen.ts'

/** By what a signer shows who they are: a bank that would know them, or the mobile of one who was verified. */
export type Signer =
  | { readonly name: string; readonly residentId: string; readonly bankCard: string }
  | { readonly mobile: string }

/**
 * From the order, where it is this person's turn, over the contract and the proof of who they are, to the signature.
 */
export async function signContract(
  page: Screen,
  signer: Signer,
  by: '去读合同并签署' | '看这笔交易的合同' = '去读合同并签署',
): Promise<void> {
  await page.getByRole('link', { name: by }).click()
  await page.waitForURL('**/user_center/server/contract?order=*')
  await page.getByRole('button', { name: '我已阅读，去签署' }).click()
  await proveIdentity(page, signer)
  // A signer who was unknown so far is named by the contract now, and reads it again.
  const redrawn = page.getByText('合同已写上您的姓名')
  await redrawn.or(page.getByText('签署后不能撤回。')).waitFor()
  if (await redrawn.isVisible()) await page.getByRole('button', { name: '我已阅读，去签署' }).click()
  await page.getByText('签署后不能撤回。').waitFor()
  await page.getByRole('radio', { name: '用姓名签' }).check({ force: true })
  await page.getByRole('button', { name: '签署合同' }).click()
  await page.waitForURL('**/sign-success?*')
}

/** Types the code that was sent for a proof, once it is asked for: by then it was sent. */
export async function enterCode(page: Screen, mobile: string): Promise<void> {
  // One of the proofs to choose from has these words too.
  const field = page.getByLabel('短信验证码', { exact: true })
  await field.waitFor()
  await field.fill(await readCode(new URL(page.url()).origin, mobile))
}

async function proveIdentity(page: Screen, signer: Signer): Promise<void> {
  if ('mobile' in signer) {
    await page.getByRole('radio', { name: '已有的实名认证' }).check({ force: true })
    await page.getByRole('button', { name: '开始核实' }).click()
    await enterCode(page, signer.mobile)
    return
  }
  await page.getByRole('radio', { name: '银行卡认证' }).check({ force: true })
  await page.getByLabel('姓名', { exact: true }).fill(signer.name)
  await page.getByLabel('身份证号', { exact: true }).fill(signer.residentId)
  await page.getByLabel('银行卡号', { exact: true }).fill(signer.bankCard)
  await page.getByRole('button', { name: '开始核实' }).click()
}
