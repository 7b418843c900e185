import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { execFile } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cheapShops, type Card } from '../api/market.ts'
import { PEOPLE } from '../api/people.ts'
import type { Phone } from '../browser/phone.ts'
import { runOps } from '../server/run-ops.ts'
import { acceptTerms, choosePlan, submitOrder } from './steps/checkout.ts'
import { itWasWithoutFault, openStory } from './steps/chapters.ts'
import { logInOnPage } from './steps/enter.ts'

const run = promisify(execFile)
const REVIEWER = ['--by', '验收', '--why', '资料齐全'] as const

describe('A user who keeps their documents', () => {
  const story = openStory()
  const { shoot } = story.album
  let phone: Phone
  let shop: Card
  let folder = ''
  const page = () => phone.page
  const ops = (...args: readonly string[]) => runOps(story.journey().installation, ...args)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'papers-'))
    phone = await story.journey().phone()
    const [cheapest] = await cheapShops(story.journey().api, 1)
    if (cheapest === undefined) throw new Error('The market has shops')
    shop = cheapest
    await page().goto('/login')
    await logInOnPage(page(), PEOPLE.song)
    await page().waitForURL('**/user_center')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** Taps what saves a file, and reads the file. */
  async function saved(name: string): Promise<string> {
    const [download] = await Promise.all([
      page().waitForEvent('download'),
      page().getByRole('button', { name }).click(),
    ])
    const path = join(folder, download.suggestedFilename())
    await download.saveAs(path)
    return path
  }
  const pdfText = async (path: string) => (await run('pdftotext', ['-layout', path, '-'])).stdout

  it('claims a coupon once, and finds it (CPN-8)', async () => {
    await page().getByRole('link', { name: '优惠券' }).click()
    await page().waitForURL('**/user_center/server/coupon')
    await page()
      .getByRole('button', { name: /领取.*新人券/ })
      .dblclick()
    await page().getByText('已领取').waitFor()
    const list = page().getByRole('list', { name: '我的优惠券' })
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
    await shoot(page(), '90-coupons')
  })

  it('uses it in an order, and has it back when the order is cancelled (CPN-12)', async () => {
    await page().goto(`/shop/${shop.id}/order`)
    await choosePlan(page(), 'full')
    await acceptTerms(page())
    await page()
      .getByRole('radio', { name: /可减 ¥200\.00/ })
      .check({ force: true })
    await expect.poll(() => page().getByRole('radio', { name: /可减/ }).isChecked()).toBe(true)
    await shoot(page(), '91-coupon-chosen')
    await submitOrder(page())
    await page().getByText('优惠券抵扣 ¥200.00').waitFor()
    await shoot(page(), '92-coupon-at-till')
    await page().getByRole('link', { name: '先不付，看订单' }).click()
    await page().getByText('等待付款').first().waitFor()
    await page().goto('/user_center/server/coupon?state=used')
    await page().getByRole('link', { name: '查看用它的订单' }).click()
    await page().waitForURL('**/user_center/order_detail/*')
    await page().getByRole('button', { name: '取消订单' }).click()
    await page()
      .getByRole('alertdialog')
      .or(page().getByRole('dialog'))
      .getByRole('button', { name: '取消订单' })
      .click()
    await page().getByText('您取消了订单').first().waitFor()
    await page().goto('/user_center/server/coupon')
    await expect.poll(() => page().getByRole('list', { name: '我的优惠券' }).getByRole('listitem').count()).toBe(1)
  })

  it('asks for an invoice over what was completed, follows it, and downloads it (INV-6)', async () => {
    await page().goto('/user_center/server/my_ticket')
    await page().getByRole('link', { name: '申请发票' }).click()
    await page().getByLabel('发票抬头', { exact: true }).fill('过江商贸有限公司')
    await page().getByLabel('统一社会信用代码', { exact: true }).fill('91350100M000100Y43')
    await page().getByLabel('邮箱', { exact: true }).fill('guojiang@example.com')
    await shoot(page(), '93-invoice-form')
    await page().getByRole('button', { name: '提交申请' }).dblclick()
    await page().waitForURL('**/user_center/server/Invoice?id=*')
    const id = new URL(page().url()).searchParams.get('id') ?? ''
    const listed = await ops('invoices', 'list')
    expect(listed.output).toContain('过江商贸有限公司')
    for (const to of ['processing', 'completed'])
      expect((await ops('invoices', 'move', id, '--to', to, ...REVIEWER)).exitCode).toBe(0)
    expect((await ops('invoices', 'move', id, '--to', 'refused', ...REVIEWER)).exitCode).toBe(1)
    await page().reload()
    await page().getByText('已完成').first().waitFor()
    await page().getByText('资料齐全').first().waitFor()
    await shoot(page(), '94-invoice')
    const text = await pdfText(await saved('下载发票'))
    expect(text).toContain('过江商贸有限公司')
    expect(text).toContain('91350100M000100Y43')
    expect(text).toContain('样张')
  })

  it('sees what came in and went out, and downloads it as a table and as a document (BIL-6)', async () => {
    await page().goto('/user_center/server/history')
    await page().getByRole('button', { name: '看表格' }).click()
    await page().getByRole('group', { name: '每月支出' }).getByRole('table').waitFor()
    const bill = page()
      .getByRole('list', { name: '账单' })
      .getByRole('link', { name: /订单付款/ })
    await bill.waitFor()
    await shoot(page(), '95-bills')
    const out = /−¥([\d,]+\.\d\d)/.exec((await bill.textContent()) ?? '')?.[1] ?? 'none'
    // The purchase was three weeks ago: it may lie in the month before this one.
    const months = await page().getByRole('combobox', { name: '从哪个月' }).locator('option').allTextContents()
    await page()
      .getByRole('combobox', { name: '从哪个月' })
      .selectOption(months[1] ?? '')
    const table = await readFile(await saved('保存为表格（CSV）'), 'utf8')
    expect(table.startsWith('\uFEFF"户名","演示买家小宋"')).toBe(true)
    expect(table).toContain(`"${out.replaceAll(',', '')}"`)
    const text = await pdfText(await saved('保存为 PDF'))
    expect(text).toContain('演示买家小宋')
    expect(text).toContain(out)
    await bill.click()
    await page().waitForURL('**/user_center/server/money_detail?id=*')
    await page().getByRole('link', { name: '查看订单' }).waitFor()
    await shoot(page(), '96-bill')
  })

  it('the server’s books of today balance, class by class (WAL-29)', async () => {
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
    const { exitCode, output } = await ops('books', '--day', today)
    expect(exitCode).toBe(0)
    for (const account of ['available', 'house:fees', 'house:payment-in', 'total']) expect(output).toContain(account)
    expect(output).toContain('They balance.')
  })

  itWasWithoutFault('saw no error, no refused policy, no lost request and no barrier on the way', story)
})
