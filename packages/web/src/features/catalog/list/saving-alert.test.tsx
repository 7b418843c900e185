// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findViolations, renderPage } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'

const SAVE = '/user_center/alerts'

it.each([
  ['/lists?platform=1.3&max=200000&sort=latest', `${SAVE}?platform=1.3&max=200000`],
  ['/search/%E5%A5%B3%E8%A3%85?min=1000', `${SAVE}?q=%E5%A5%B3%E8%A3%85&min=1000`],
  ['/tmall', `${SAVE}?platform=1`],
])('the filter of %s can be saved as an alert (ALR-1)', async (path, to) => {
  await renderPage(path)
  expect((await screen.findByRole('link', { name: '保存为提醒' })).getAttribute('href')).toBe(to)
  expect(await findViolations()).toEqual([])
})

it('a list that shows every shop is no alert (ALR-2)', async () => {
  await renderPage('/lists?sort=latest')
  await waitFor(() => expect(screen.getAllByTestId('shop-card').length).toBeGreaterThan(0))
  expect(screen.queryByRole('link', { name: '保存为提醒' })).toBeNull()
})

it('what is chosen in the sheet can be saved from there, and stays chosen in the list (ALR-1)', async () => {
  const market = openTestMarket()
  const page = await renderPage('/lists', { market, person: market.buyer, alsoShow: [SAVE] })
  await page.user.click(screen.getByRole('button', { name: /^筛选/ }))
  const sheet = within(await screen.findByRole('dialog', { name: '筛选店铺' }))
  expect(sheet.queryByRole('button', { name: '保存为提醒' })).toBeNull()
  await page.user.click(sheet.getByRole('button', { name: /^天猫/ }))
  expect(await findViolations()).toEqual([])
  await page.user.click(sheet.getByRole('button', { name: '保存为提醒' }))
  await waitFor(() => expect(page.address()).toBe(`${SAVE}?platform=1`))
  await page.goBack()
  await waitFor(() => expect(page.address()).toBe('/lists?platform=1'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
