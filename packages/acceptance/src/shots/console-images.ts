import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { openApi } from '../api/api-client.ts'
import { logIn, PEOPLE } from '../api/people.ts'
import { openSealedClient } from '../api/sealed-client.ts'
import {
  handInIdentity,
  handInTransfer,
  reportMismatch,
  reportShop,
  requestInvoice,
  requestPayout,
  shopOf,
} from '../journeys/steps/hand-in.ts'
import { openConsole, type OpenConsole } from '../journeys/steps/open-console.ts'
import { inCheckout } from '../server/checkout-root.ts'
import { asWebp } from './as-webp.ts'

const CHART_MS = 1_200
const FOLDER = inCheckout('docs', 'images', 'console')

/** The pictures of docs/admin.md, taken anew: a market in which something waits for each role. */
export async function takeConsoleImages(): Promise<readonly string[]> {
  const desks = await openConsole({ language: 'en' })
  try {
    return await pictures(desks)
  } finally {
    await desks.end()
  }
}

async function fillQueues({ server }: OpenConsole) {
  const api = await openApi(server.url)
  const sealed = await openSealedClient(api)
  const [zhou, qin, zhao] = await Promise.all([PEOPLE.zhou, PEOPLE.qin, PEOPLE.zhao].map((name) => logIn(api, name)))
  if (zhou === undefined || qin === undefined || zhao === undefined) throw new Error('Nobody is logged in')
  await handInIdentity(sealed, await logIn(api, PEOPLE.lin))
  await handInTransfer(zhou, 20_000_00)
  await requestPayout(sealed, zhou, 3_600_00)
  await requestInvoice(await logIn(api, PEOPLE.song), '宋女士')
  const { shop } = await shopOf(api, (name) => name === PEOPLE.zhao)
  await reportMismatch(qin, zhao, shop, '后台有一笔严重违规没有写明')
  const { shop: reported, seller } = await shopOf(api, (name) => name !== PEOPLE.zhao)
  await reportShop(zhou, reported.id, '卖家让我加微信，绕开平台付款')
  return { seller }
}

async function pictures(desks: OpenConsole): Promise<readonly string[]> {
  const { seller } = await fillQueues(desks)
  const blank = await (await desks.browser.newContext()).newPage()
  const files: string[] = []
  const picture = async (page: Page, name: string) => {
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'hidden' })
    // Whatever moves has come to its end; charts are drawn by a script.
    await pause(CHART_MS)
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))))
    const file = join(FOLDER, `${name}.webp`)
    writeFileSync(file, await asWebp(blank, await page.screenshot({ scale: 'css' })))
    files.push(file)
  }
  const firstCase = async (page: Page, path: string, text = '') => {
    await page.goto(path)
    await page.locator('.case-row').filter({ hasText: text }).first().click()
    await page.locator('.case-head').waitFor()
  }
  const byRole = async (login: string, work: (page: Page) => Promise<void>) => {
    const page = await desks.logIn(login)
    await work(page)
    await page.context().close()
  }

  await byRole('shenhe', async (page) => {
    await firstCase(page, '/listings')
    await picture(page, 'listing')
  })
  await byRole('heming', async (page) => {
    await firstCase(page, '/identities', PEOPLE.lin)
    await picture(page, 'identity')
  })
  await byRole('chuna', async (page) => {
    await picture(page, 'today')
    await firstCase(page, '/recharges', PEOPLE.zhou)
    await page.keyboard.press('q')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('1')
    await picture(page, 'recharge')
    await page.keyboard.press('Escape')
    for (const name of ['Move to “Processing”', 'Move to “Awaiting payout”']) {
      await firstCase(page, '/withdrawals', PEOPLE.zhou)
      await page.getByRole('button', { name }).click()
      await page.getByRole('dialog').getByRole('textbox').fill('The card is theirs')
      await page.keyboard.press('Control+Enter')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await page.goto('/sessions')
    }
    await page.goto('/money/payouts')
    await page.getByRole('row').filter({ hasText: PEOPLE.zhou }).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Make a batch' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('The payouts of today')
    await page.keyboard.press('Control+Enter')
    await page.getByText('leaves in').waitFor()
    await picture(page, 'payouts')
    await page.goto('/money/closings')
    await page.getByRole('button', { name: 'Propose to close' }).waitFor()
    await picture(page, 'closing')
  })
  await byRole('jiufen', async (page) => {
    await firstCase(page, '/refunds', PEOPLE.qin)
    await page.keyboard.press('a')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('1')
    await picture(page, 'refund')
    await page.goto(`/people?q=${encodeURIComponent(seller)}`)
    await page.getByRole('link', { name: seller }).click()
    await page.getByRole('button', { name: 'Suspend' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('Took money outside the platform')
    await picture(page, 'suspend')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Proposed.').waitFor()
  })
  await byRole('kefu', async (page) => {
    await firstCase(page, '/proposals')
    await picture(page, 'proposal')
  })
  await byRole('shenji', async (page) => {
    await page.goto('/log')
    await page.getByRole('row').nth(3).waitFor()
    await picture(page, 'log')
  })
  return files
}
