import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openApi } from '../api/api-client.ts'
import { logIn, PEOPLE } from '../api/people.ts'
import { findViolations } from '../browser/find-violations.ts'
import { runOps } from '../server/run-ops.ts'
import { handInListing } from './steps/hand-in.ts'
import { openConsole, type OpenConsole } from './steps/open-console.ts'

const TEN_CASES_WITHIN_MS = 180_000

describe('Staff at work in the console', () => {
  let desks: OpenConsole

  beforeAll(async () => {
    desks = await openConsole({ copyOf: inject('filledMarket') })
  })
  afterAll(() => desks.end())

  /** A seller hands in as many listings. */
  async function handIn(count: number): Promise<void> {
    const seller = await logIn(await openApi(desks.server.url), PEOPLE.zhao)
    for (let nth = 0; nth < count; nth += 1)
      await handInListing(seller, { kind: 'flagship', title: `女装旗舰店，老客稳定 ${nth}` })
  }

  it('ten listings are decided by keyboard alone within three minutes, and the next one opens by itself', async () => {
    await handIn(6)
    const page = await desks.logIn('shenhe')
    const begunAt = performance.now()
    await page.keyboard.press('g')
    await page.keyboard.press('l')
    await page.getByRole('heading', { level: 1, name: '上架审核' }).waitFor()
    await page.locator('.case-row').first().waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    const title = page.getByRole('heading', { level: 2 }).first()
    const decided = new Set<string>()
    const refuse = async () => {
      await page.keyboard.press('r')
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('1')
      await page.keyboard.press('Control+Enter')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    for (let count = 0; count < 10; count += 1) {
      await title.waitFor()
      const read = (await title.textContent()) ?? ''
      decided.add(page.url())
      const accept = page.getByRole('button', { name: '通过' }).first()
      if (await accept.isEnabled()) await page.keyboard.press('a')
      else await refuse()
      await expect.poll(() => page.url()).not.toBe([...decided].at(-1))
      await expect.poll(() => title.textContent()).not.toBe(read)
    }
    expect(performance.now() - begunAt).toBeLessThan(TEN_CASES_WITHIN_MS)
    expect(decided.size).toBe(10)
    // Five of the demonstration waited before the seller handed in six.
    await page.getByText('共 1 项').waitFor()
    // Within the seconds of its undo another document is opened: the decision is not lost.
    await refuse()
    await page.goto('/sessions')
    await page.goto('/listings')
    await page.getByText('都处理完了', { exact: false }).waitFor()
    const log = await runOps(desks.installation, 'log', 'verify')
    expect(log.output).toContain('The staff log is whole.')
  })

  it('a role sees its own pages only, and another page’s address answers so', async () => {
    const page = await desks.logIn('chuna')
    const menu = page.getByRole('navigation').or(page.getByRole('menu')).first()
    await menu.getByText('提现').first().waitFor()
    expect(await menu.getByText('上架审核').count()).toBe(0)
    await page.goto('/listings')
    await page.getByText('角色').first().waitFor()
    expect(await page.getByText('通过', { exact: true }).count()).toBe(0)
  })

  it('roles are proposed by one account and approved by another, and the log tells both', async () => {
    const give = async (page: Page, reason: string, button: string) => {
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').fill(reason)
      await dialog.getByRole('button', { name: button }).click()
      await dialog.waitFor({ state: 'hidden' })
    }
    const maker = await desks.logIn('renshi')
    await maker.goto('/staff')
    await maker.getByRole('row').filter({ hasText: 'kefu' }).getByRole('button', { name: '提议变更角色' }).click()
    await maker.getByRole('dialog').getByRole('checkbox', { name: '纠纷处理' }).check()
    await give(maker, '兼管纠纷', '提议变更角色')
    const open = async (page: Page) => {
      await page.goto('/proposals')
      await page.getByRole('row').filter({ hasText: '变更角色' }).first().click()
    }
    await open(maker)
    await maker.getByRole('button', { name: '撤回' }).waitFor()
    expect(await maker.getByRole('button', { name: '通过', exact: true }).count()).toBe(0)
    const checker = await desks.logIn('renshi2')
    await open(checker)
    await checker.getByRole('button', { name: '通过', exact: true }).click()
    await give(checker, '情况属实', '通过')
    await checker.goto('/staff')
    await checker.getByRole('row').filter({ hasText: 'kefu' }).getByText('纠纷处理').waitFor()
    await checker.goto('/log')
    const entry = checker.getByRole('row').filter({ hasText: '任诗' }).filter({ hasText: '情况属实' })
    await entry.getByRole('button').first().click()
    await checker.getByText('荣世').last().waitFor()
  })

  it('nothing moves for staff whose device asks for less motion (ADM-134)', async () => {
    const page = await desks.logIn('heming')
    const movesOf = async (reducedMotion: 'reduce' | 'no-preference') => {
      await page.emulateMedia({ reducedMotion })
      await page.goto('/')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.evaluate(() => {
        document.body.dataset['moves'] = '0'
        const count = () => (document.body.dataset['moves'] = String(Number(document.body.dataset['moves']) + 1))
        for (const event of ['animationstart', 'transitionrun']) document.addEventListener(event, count, true)
      })
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      return Number(await page.locator('body').getAttribute('data-moves'))
    }
    expect(await movesOf('reduce')).toBe(0)
    expect(await movesOf('no-preference')).toBeGreaterThan(0)
  })

  it('its pages have no finding for accessibility, light and dark', async () => {
    const page = await desks.logIn('shenji')
    for (const path of ['/', '/listings', '/refunds', '/withdrawals', '/log', '/staff', '/people', '/system'])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        await page.locator('[aria-busy=true]').first().waitFor({ state: 'hidden' })
        expect([path, colorScheme, await findViolations(page)]).toEqual([path, colorScheme, []])
      }
    expect(desks.complaints()).toEqual([])
  })
})
