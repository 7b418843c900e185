import { beforeAll, describe, expect, it } from 'vitest'
import type { Phone } from '../../browser/phone.ts'
import { itWasWithoutFault, openStory } from '../steps/chapters.ts'

describe('A visitor who cannot decide between two shops', () => {
  const story = openStory()
  let phone: Phone
  const page = () => phone.page
  const shoot = (name: string) => story.album.shoot(page(), name)
  const rows = () => page().getByRole('table').getByRole('rowheader').allTextContents()

  beforeAll(async () => {
    phone = await story.journey().phone()
  })

  it('puts one beside another, from the list and from its own page (CMP-1)', async () => {
    await page().goto('/lists')
    await page().getByRole('button', { name: '对比', exact: true }).tap()
    await page()
      .getByRole('button', { name: /^加入对比/ })
      .first()
      .tap()
    await page()
      .getByRole('button', { name: /^已加入对比/ })
      .waitFor()
    await page().getByText('再选一家就能对比').waitFor()
    await shoot('90-compare-in-list')
    await page().getByTestId('shop-card').nth(1).tap()
    await page().waitForURL('**/shop/*')
    const item = page().getByRole('button', { name: '对比', exact: true })
    await item.tap()
    await expect.poll(() => item.getAttribute('aria-pressed')).toBe('true')
    await shoot('91-compare-on-shop')
    await page().getByRole('link', { name: '对比 2 家' }).tap()
    await page().waitForURL('**/compare?ids=*')
    await expect.poll(() => page().getByRole('columnheader').count()).toBe(3)
  })

  it('reads what each costs in all, and only what tells them apart (CMP-2)', async () => {
    const total = page().getByRole('row', { name: /^买下总费用/ })
    for (const cell of await total.getByRole('cell').allTextContents()) expect(cell).toMatch(/^¥[\d,]+\.\d\d/)
    await shoot('92-compare')
    const all = await rows()
    await page().getByRole('radio', { name: '只看不同' }).tap()
    await expect.poll(async () => (await rows()).length).toBeLessThan(all.length)
    expect(await rows()).toContain('买下总费用')
    await shoot('93-compare-differences')
  })

  it('opens the comparison as a picture (CMP-5)', async () => {
    await page().getByRole('button', { name: '分享对比' }).tap()
    const picture = page().getByRole('dialog').getByRole('img')
    await picture.waitFor()
    expect(await picture.getAttribute('src')).toMatch(/^data:image\/png/)
    await shoot('94-compare-picture')
    await page().goBack()
    await picture.waitFor({ state: 'detached' })
  })

  it('takes one out, and the other stays (CMP-2)', async () => {
    await page()
      .getByRole('button', { name: /^从对比里去掉：/ })
      .first()
      .tap()
    await expect.poll(() => page().getByRole('columnheader').count()).toBe(2)
    expect(new URL(page().url()).searchParams.get('ids')).not.toContain('.')
    await page().reload()
    await expect.poll(() => page().getByRole('columnheader').count()).toBe(2)
  })

  itWasWithoutFault('its screens are without fault (WEB-6)', story)
})
