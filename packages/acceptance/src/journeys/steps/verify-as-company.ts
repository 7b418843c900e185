import type { Page } from 'playwright-core'
import { aPhoto } from '../../browser/a-photo.ts'
import { runOps } from '../../server/run-ops.ts'

/** A signed-in user hands in the documents of a company, and a reviewer agrees to them. */
export async function verifyAsCompany(
  page: Page,
  installation: Parameters<typeof runOps>[0],
  name: string,
): Promise<void> {
  await page.goto('/user_center/server/verify')
  await page.getByRole('link', { name: '开始企业认证' }).click()
  await page.getByLabel('统一社会信用代码', { exact: true }).fill('91350200MA2XNAMM76')
  await page.getByRole('button', { name: '查询' }).click()
  await page.getByText('找到了：厦门拾光服饰有限公司').waitFor()
  await page.getByLabel('法定代表人姓名', { exact: true }).fill('周以宁')
  await page.getByLabel('法定代表人身份证号', { exact: true }).fill('11010519491231002X')
  await page.getByLabel(/^营业执照照片/).setInputFiles(await aPhoto(page, 900, 600))
  await page.getByRole('img', { name: '营业执照照片已上传' }).waitFor()
  await page.getByRole('button', { name: '提交认证' }).click()
  await page.waitForURL('**/user_center/server/verify')
  const { output } = await runOps(installation, 'papers', 'list')
  const id = new RegExp(`^(\\S+)\\s+${name}`, 'm').exec(output)?.[1] ?? ''
  const agreed = await runOps(installation, 'papers', 'agree', id, '--by', 'Li Na', '--why', '执照核对无误')
  if (agreed.exitCode !== 0) throw new Error(agreed.output)
}
