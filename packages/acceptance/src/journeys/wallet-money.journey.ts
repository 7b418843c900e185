import { beforeAll, describe, expect, it } from 'vitest'
import { capitalOf } from '../api/market.ts'
import { DEMO_PAYMENT_PASSWORD, logIn, PEOPLE } from '../api/people.ts'
import type { Phone } from '../browser/phone.ts'
import { runOps } from '../server/run-ops.ts'
import { itWasWithoutFault, openStory } from './steps/chapters.ts'
import { logInOnPage } from './steps/enter.ts'

const RECHARGE = '/user_center/server/recharge'
const WITHDRAW = '/user_center/server/cash_draw'

/** The request whose page is shown. */
const requestOf = ({ page }: Phone): string => new URL(page.url()).searchParams.get('request') ?? ''
/** The request that the cashier asks for. */
const cashierOf = ({ page }: Phone): string => new URL(page.url()).pathname.split('/').at(-1) ?? ''

describe('Money that comes in and goes out', () => {
  const story = openStory()
  const { shoot } = story.album
  let phone: Phone
  let availableFen = 0

  const capital = async () => capitalOf(await logIn(story.journey().api, PEOPLE.zhou))
  const begin = async (yuan: string) => {
    const { page } = phone
    await page.goto(RECHARGE)
    await page.getByLabel('充值金额').fill(yuan)
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByRole('heading', { name: '收银台（演示）' }).waitFor()
    return cashierOf(phone)
  }

  beforeAll(async () => {
    phone = await story.journey().phone()
    await phone.page.goto('/login')
    await logInOnPage(phone.page, PEOPLE.zhou)
    await phone.page.waitForURL('**/user_center')
    ;({ availableFen } = await capital())
  })

  it('a recharge is paid at the cashier and is there when one comes back (WAL-17)', async () => {
    const { page } = phone
    await begin('100')
    await page.goBack()
    await page.getByText('等待付款结果').waitFor()
    await shoot(page, '80-recharge-waiting')
    await page.getByRole('link', { name: '去收银台付款' }).click()
    await page.getByRole('button', { name: '付款，立即通知' }).click()
    await page.getByText('钱已到账').waitFor()
    await shoot(page, '81-recharge-credited')
    expect(await capital()).toMatchObject({ availableFen: availableFen + 100_00 })
  })

  it('a recharge whose notification comes late, and then twice, is credited once, and the page tells it by itself (WAL-38)', async () => {
    const { page } = phone
    const id = await begin('200')
    await page.getByRole('button', { name: '付款，30 秒后才通知' }).click()
    await page.getByRole('button', { name: '现在就发' }).click()
    await page.getByRole('button', { name: '再发一次' }).click()
    await page.getByText('200 taken').waitFor()
    await page.goto(`${RECHARGE}?request=${id}`)
    await page.getByText('钱已到账').waitFor()
    expect(await capital()).toMatchObject({ availableFen: availableFen + 300_00 })
  })

  it('a card is added, and money asked for is set aside (WAL-19)', async () => {
    const { page } = phone
    await page.goto(WITHDRAW)
    await page.getByRole('link', { name: '添加银行卡' }).click()
    await page.getByLabel('银行卡号').fill('6225880123456783')
    await page.getByText('已识别为招商银行').waitFor()
    await page.getByLabel('持卡人姓名').fill('周晓')
    await shoot(page, '82-add-card')
    await page.getByRole('button', { name: '添加', exact: true }).click()
    await page.getByLabel('提现金额').fill('120')
    await shoot(page, '83-withdraw')
    await page.getByRole('button', { name: /^下一步/ }).click()
    await page.getByLabel('支付密码', { exact: true }).fill(DEMO_PAYMENT_PASSWORD)
    await shoot(page, '83-withdraw-confirm')
    expect(await capital()).toMatchObject({ frozenFen: 0 })
    await page.getByRole('button', { name: '确认提现 ¥120.00' }).click()
    await page.getByRole('button', { name: '撤回这笔提现' }).waitFor()
    expect(await capital()).toMatchObject({ availableFen: availableFen + 180_00, frozenFen: 120_00 })
  })

  it('reviewers pay it out by a real command, and the person sees every step (OPS-7)', async () => {
    const { page } = phone
    const id = requestOf(phone)
    for (const [to, why] of [
      ['processing', '已受理'],
      ['to-pay-out', '卡与姓名相符'],
      ['paid-out', '银行流水 77'],
    ] as const) {
      expect(
        await runOps(
          story.journey().installation,
          'withdrawals',
          'move',
          id,
          '--to',
          to,
          '--by',
          '王审核',
          '--why',
          why,
        ),
      ).toMatchObject({ exitCode: 0 })
    }
    await page.goto(`${WITHDRAW}?request=${id}`)
    for (const why of ['已受理', '卡与姓名相符', '银行流水 77']) await page.getByText(`王审核 · ${why}`).waitFor()
    await shoot(page, '84-paid-out')
    expect(await capital()).toMatchObject({ availableFen: availableFen + 180_00, frozenFen: 0 })
    expect(await runOps(story.journey().installation, 'books', 'check')).toMatchObject({ exitCode: 0 })
  })

  itWasWithoutFault('nothing on the way offended axe, logged an error or asked for what is not there', story)
})
