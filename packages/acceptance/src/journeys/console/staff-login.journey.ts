import { createHmac } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { findViolations } from '../../browser/find-violations.ts'
import { runOps } from '../../server/run-ops.ts'
import { openConsole, type OpenConsole } from '../steps/open-console.ts'

const PASSWORD = 'violet harbour 71 lantern'
const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** As an authenticator on a phone counts it from the secret that was typed in. */
function authenticatorCode(secret: string): string {
  const bits = Array.from(secret, (sign) => BASE_32.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const hash = createHmac('sha1', key).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}

describe('Staff open their accounts', () => {
  let desks: OpenConsole

  beforeAll(async () => {
    desks = await openConsole({ copyOf: inject('filledMarket') })
  })
  afterAll(() => desks.end())

  /** A device with a fingerprint that always fits. */
  async function withFingerprint(page: Page): Promise<void> {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('WebAuthn.enable')
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
  }

  async function invite(login: string, name: string): Promise<string> {
    const { output } = await runOps(desks.installation, 'staff', 'invite', login, '--name', name, '--roles', 'reviewer')
    return /(?:http:\S+)(\/invitation#\S+)/.exec(output)?.[1] ?? `no address in ${output}`
  }

  const today = (page: Page) => page.getByRole('heading', { level: 1, name: '今日' }).waitFor()
  const logOut = async (page: Page) => {
    await page.context().clearCookies()
    await page.goto('/')
    await page.getByRole('button', { name: '登录', exact: true }).waitFor()
  }

  it('by a passkey, which then logs in and is the fresh proof for a second one', async () => {
    const page = await desks.page(await invite('lina', '李娜'))
    await withFingerprint(page)
    await page.getByRole('tab', { name: '通行密钥' }).click()
    await page.getByLabel('通行密钥的名称').fill('办公室电脑')
    await page.getByRole('button', { name: '创建通行密钥并启用' }).click()
    await page.getByRole('list', { name: '恢复码' }).waitFor()
    expect(await page.getByRole('list', { name: '恢复码' }).getByRole('listitem').count()).toBe(10)
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: '进入管理台' }).click()
    await today(page)
    await logOut(page)
    await page.getByRole('button', { name: '用通行密钥' }).click()
    await today(page)
    await page.goto('/sessions')
    await page.getByText('没有密码，只用通行密钥登录').waitFor()
    const row = page.getByRole('row').filter({ hasText: '办公室电脑' })
    await row.getByRole('button', { name: '移除' }).click()
    await page.getByRole('button', { name: '确定' }).click()
    await page.getByText('须保留一种登录方式').waitFor()
  })

  it('by a password with an authenticator; a used link opens nothing more', async () => {
    const link = await invite('zhaomin', '赵敏')
    const page = await desks.page(link)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByLabel('新密码', { exact: true }).fill(PASSWORD)
    await page.getByLabel('再输一次新密码').fill(PASSWORD)
    const secret = (await page.locator('.secret').first().textContent()) ?? ''
    expect(await page.getByRole('img', { name: '身份验证器二维码' }).locator('svg').count()).toBeGreaterThan(0)
    expect(await findViolations(page)).toEqual([])
    await page.getByLabel('验证器上的六位数字').fill(authenticatorCode(secret.trim()))
    await page.getByRole('button', { name: '启用账号' }).click()
    await page.getByRole('list', { name: '恢复码' }).waitFor()
    const codes = await page.getByRole('list', { name: '恢复码' }).getByRole('listitem').allTextContents()
    await page.getByRole('button', { name: '进入管理台' }).click()
    await today(page)
    await logOut(page)
    await page.getByLabel('登录名').fill('zhaomin')
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
    await page.getByLabel('六位验证码').fill((codes[0] ?? '').trim())
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await today(page)
    const again = await desks.page(link)
    await again.getByText('邀请链接不对、已用过或已过期，请联系人员管理').waitFor()
  })

  it('invited from the console by two staff admins, and a member of staff adds a passkey to a password', async () => {
    const maker = await desks.logIn('renshi')
    await maker.goto('/staff')
    await maker.getByRole('button', { name: '邀请工作人员' }).click()
    await maker.getByLabel('姓名').fill('钱多')
    await maker.getByLabel('登录名').fill('qianduo')
    await maker.getByRole('checkbox', { name: '客服' }).check()
    await maker.getByLabel('原因').fill('新同事')
    await maker.getByRole('button', { name: '提交邀请' }).click()
    await maker.getByRole('dialog').waitFor({ state: 'hidden' })
    const checker = await desks.logIn('renshi2')
    await checker.goto('/proposals')
    await checker.getByRole('row').filter({ hasText: '邀请工作人员' }).first().click()
    await checker.getByRole('button', { name: '通过', exact: true }).click()
    const dialog = checker.getByRole('dialog')
    await dialog.getByRole('textbox').fill('已面试')
    await dialog.getByRole('button', { name: '通过' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await maker.reload()
    await maker.getByRole('row').filter({ hasText: 'qianduo' }).getByRole('button', { name: '邀请链接' }).click()
    const link = (await maker.locator('.secret').textContent()) ?? ''
    const invited = await desks.page(link.trim())
    await invited.getByText('钱多，您的登录名是 qianduo', { exact: false }).waitFor()

    await withFingerprint(checker)
    await checker.goto('/sessions')
    await checker.getByRole('button', { name: '添加通行密钥' }).click()
    await checker.getByLabel('通行密钥的名称').fill('笔记本')
    await checker.getByRole('dialog').getByRole('button', { name: '添加通行密钥' }).click()
    await checker.getByRole('cell', { name: '笔记本' }).waitFor()
    expect(await findViolations(checker)).toEqual([])
    await logOut(checker)
    await checker.getByRole('button', { name: '用通行密钥' }).click()
    await today(checker)
  })
})
