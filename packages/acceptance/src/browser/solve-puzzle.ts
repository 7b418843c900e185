import { findGap } from '../captcha/find-gap.ts'
import { pictureAt } from '../captcha/solve-captcha.ts'
import type { Screen } from '../other-browsers/screen.ts'

/** Solves the puzzle on the screen as a user without a mouse does: looks, presses the arrow keys, hands it in. */
export async function solvePuzzle(page: Screen): Promise<void> {
  const slider = page.getByRole('dialog').getByRole('slider')
  await slider.waitFor()
  const [picture, piece] = await page.evaluate(() =>
    [...document.querySelectorAll('[role=dialog] svg[role=img] image')].map((image) => ({
      href: image.getAttribute('href') ?? '',
      top: Number(image.getAttribute('y') ?? 0),
    })),
  )
  if (picture === undefined || piece === undefined) throw new Error('The puzzle shows no pictures')
  const base = page.url()
  const gap = findGap(await pictureAt(base, picture.href), await pictureAt(base, piece.href), piece.top)
  await slider.focus()
  for (let at = 0; at < gap; at += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
}
