import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from '../../../browser/find-violations.ts'
import { RESIDENT_ID } from '../../steps/hand-in.ts'
import type { Week } from './open-week.ts'

/** A queue by keyboard: `g` and its letter. */
export async function openQueue(page: Page, letter: string, heading: string): Promise<void> {
  await page.keyboard.press('g')
  await page.keyboard.press(letter)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

/** The case with this text, by keyboard: `j` until it is marked, then Enter. */
export async function openCase(page: Page, text: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: text }).first()
  await row.waitFor()
  for (let steps = 0; steps < 60; steps += 1) {
    if (/case-marked/.test((await row.getAttribute('class')) ?? '')) break
    await page.keyboard.press('j')
  }
  await page.keyboard.press('Enter')
  await page.locator('.case-head').waitFor()
}

/** The first prepared words, by keyboard. */
export async function sendPrepared(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Enter')
  await dialog.waitFor({ state: 'hidden' })
}

/** Types the words or the reason that a dialog asks for last. */
export async function sendWords(page: Page, words: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').last().fill(words)
  await page.keyboard.press('Control+Enter')
  await dialog.waitFor({ state: 'hidden' })
}

/** A decision that is held leaves with its page. */
export async function leave(page: Page): Promise<void> {
  await page.goto('/sessions')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

export const expectAccessible = async (page: Page): Promise<void> =>
  expect([page.url(), await findViolations(page)]).toEqual([page.url(), []])

/** A proposal of this act is approved with a reason. */
export async function approve({ say }: Pick<Week, 'say'>, page: Page, act: string): Promise<void> {
  await page.goto('/proposals')
  await page.getByRole('row').filter({ hasText: act }).first().click()
  await page.getByRole('button', { name: say('通过', 'Approve'), exact: true }).click()
  await sendWords(page, say('已核对，情况属实', 'Checked, and it is so'))
  await page.getByText(say('已通过，并已生效', 'Approved and done')).waitFor()
}

/** The documents of this user are accepted by keyboard, which takes a look at all of them first. */
export async function acceptIdentity({ say }: Pick<Week, 'say'>, page: Page, user: string): Promise<void> {
  await openQueue(page, 'i', say('实名认证', 'Identities'))
  await openCase(page, user)
  const accept = page.getByRole('button', { name: say('通过', 'Accept') }).first()
  expect(await accept.isEnabled()).toBe(false)
  await page.getByRole('button', { name: say('查看完整内容', 'Show in full') }).click()
  await sendWords(page, say('审核这份资料', 'To review these documents'))
  await page.getByText(RESIDENT_ID).waitFor()
  await expectAccessible(page)
  await expect.poll(() => accept.isEnabled()).toBe(true)
  await page.keyboard.press('a')
  await leave(page)
}

/** Evidence of the first figure is stored for a listing, by keyboard; the case is left, and open again at its end. */
export async function storeEvidence(page: Page, listingId: string): Promise<void> {
  await page.keyboard.press('e')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').press('Enter')
  await page.keyboard.press('Enter')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: '后台.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') })
  await dialog.getByText('后台.pdf').waitFor()
  await page.keyboard.press('Control+Enter')
  await dialog.waitFor({ state: 'hidden' })
  await leave(page)
  await page.goto(`/listings/${listingId}`)
}
