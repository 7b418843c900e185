// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { MAX_ALERTS, type AlertDraft } from '@diandu/core/alerts'
import { fail } from '@diandu/core/kernel'
import { valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { findViolations, renderPage, withPort } from '../../app/testing/render-page.tsx'
import { openTestMarket, type TestMarket } from '../../app/testing/open-test-market.ts'
import { toasts } from '../../ui/feedback/toasts.ts'

const LIST = '/user_center/alerts'
const DRAFT: AlertDraft = { query: 'platform=1&max=300000', name: '', watched: ['new', 'cheaper'], pace: 'daily' }

const save = async (market: TestMarket, draft: Partial<AlertDraft> = {}) => {
  market.clock.advance(1000)
  return valueOf(await market.buyer.device.alerts.save({ ...DRAFT, ...draft }))
}
const open = (path: string, market: TestMarket, more: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(path, { market, person: market.buyer, ...more })
const stored = async (market: TestMarket) => valueOf(await market.buyer.device.alerts.list())

it('a filter is saved with what and how often to tell, and stands in the list of alerts (ALR-1)', async () => {
  const market = openTestMarket()
  const page = await open(`${LIST}?platform=1&max=300000&sort=latest`, market)
  expect(await screen.findByText('天猫')).toBeTruthy()
  expect((await screen.findByRole('checkbox', { name: /^新店上架/ })) as HTMLInputElement).toMatchObject({
    checked: true,
  })
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('checkbox', { name: /^店铺售出/ }))
  await page.user.click(screen.getByRole('checkbox', { name: /^店铺降价/ }))
  await page.user.click(screen.getByRole('radio', { name: '每周最多一次' }))
  await page.user.type(screen.getByLabelText('名称（选填）'), '天猫好店')
  await page.user.click(screen.getByRole('button', { name: '保存提醒' }))
  await waitFor(() => expect(page.address()).toBe(LIST))
  expect(await stored(market)).toMatchObject([
    { query: 'platform=1&max=300000', name: '天猫好店', watched: ['new', 'sold'], pace: 'weekly' },
  ])
  const list = within(await screen.findByRole('list', { name: '已保存的提醒' }))
  expect(list.getByRole('heading', { name: '天猫好店' })).toBeTruthy()
  expect(list.getByText('天猫 · ¥30万以内')).toBeTruthy()
  expect(list.getByText('新店、售出 · 每周最多一次')).toBeTruthy()
})

it('a visitor is led to the login and comes back to the alert that is about to be saved (ALR-15)', async () => {
  const path = `${LIST}?q=%E5%A5%B3%E8%A3%85&max=300000`
  const page = await renderPage(path)
  await waitFor(() => expect(page.address()).toBe('/login'))
  expect(page.ports.returnPath.take()).toBe(path)
})

it('nothing is saved that watches for nothing, and a refusal is told above the form (ALR-2, ALR-3)', async () => {
  const market = openTestMarket()
  for (let number = 1; number <= MAX_ALERTS; number += 1) await save(market, { query: `max=${number}` })
  const page = await open(`${LIST}?platform=1`, market)
  const press = () => page.user.click(screen.getByRole('button', { name: '保存提醒' }))
  await page.user.click(await screen.findByRole('checkbox', { name: /^新店上架/ }))
  await page.user.click(screen.getByRole('checkbox', { name: /^店铺降价/ }))
  await press()
  expect(await screen.findByText('请至少选择一种变化')).toBeTruthy()
  await page.user.click(screen.getByRole('checkbox', { name: /^店铺售出/ }))
  await press()
  expect(await screen.findByText(/最多保存 20 个提醒/)).toBeTruthy()
  expect(page.address()).toBe(`${LIST}?platform=1`)
  expect(await findViolations()).toEqual([])
})

it('a filter that has an alert shows its settings, and saving changes it (ALR-1)', async () => {
  const market = openTestMarket()
  const { id } = await save(market, { watched: ['sold'], name: '旧名' })
  valueOf(await market.buyer.device.alerts.change(id, { isPaused: true }))
  const page = await open(`${LIST}?max=300000&platform=1`, market)
  expect(await screen.findByText('这组条件的提醒已暂停，保存后继续提醒。')).toBeTruthy()
  expect((screen.getByLabelText('名称（选填）') as HTMLInputElement).value).toBe('旧名')
  expect((screen.getByRole('checkbox', { name: /^新店上架/ }) as HTMLInputElement).checked).toBe(false)
  await page.user.click(screen.getByRole('radio', { name: '立即提醒' }))
  await page.user.click(screen.getByRole('button', { name: '保存提醒' }))
  await waitFor(() => expect(page.address()).toBe(LIST))
  expect(await stored(market)).toMatchObject([{ id, pace: 'at-once', isPaused: false, watched: ['sold'] }])
})

it('no alerts lead to the list (ALR-13)', async () => {
  const market = openTestMarket()
  await open(LIST, market)
  await screen.findByText(/还没有提醒/)
  expect(screen.getByRole('link', { name: '去选条件' }).getAttribute('href')).toBe('/lists')
  expect(await findViolations()).toEqual([])
})

it('an alert says how many shops fit, leads to them, and is paused and goes on (ALR-13, ALR-14)', async () => {
  const market = openTestMarket()
  await save(market, { query: 'min=1' })
  const page = await open(LIST, market)
  const list = within(await screen.findByRole('list', { name: '已保存的提醒' }))
  expect(list.getByText('现有 3 家符合')).toBeTruthy()
  expect(list.getByText(/还没有提醒过/)).toBeTruthy()
  expect(list.getByRole('link', { name: /^看店铺/ }).getAttribute('href')).toBe('/lists?min=1&sort=latest')
  expect(list.getByRole('link', { name: /^修改/ }).getAttribute('href')).toBe(`${LIST}?min=1`)
  await page.user.click(list.getByRole('button', { name: /^暂停/ }))
  await list.findByText('已暂停')
  expect((await stored(market))[0]?.isPaused).toBe(true)
  expect(await findViolations()).toEqual([])
  await page.user.click(await list.findByRole('button', { name: /^继续/ }))
  await list.findByRole('button', { name: /^暂停/ })
  expect((await stored(market))[0]?.isPaused).toBe(false)
})

it('one that is deleted keeps its place and is taken back as it was (ALR-13)', async () => {
  const market = openTestMarket()
  await save(market, { name: '第一个' })
  await save(market, { query: 'min=1', name: '第二个' })
  const page = await open(LIST, market)
  await page.user.click(await screen.findByRole('button', { name: /^删除\s*第二个$/ }))
  await screen.findByText('已删除“第二个”')
  expect((await stored(market)).map(({ name }) => name)).toEqual(['第一个'])
  const rows = within(screen.getByRole('list', { name: '已保存的提醒' })).getAllByRole('listitem')
  expect(rows[0]?.textContent).toContain('已删除“第二个”')
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '撤销' }))
  await screen.findByRole('heading', { name: '第二个' })
  expect((await stored(market)).map(({ name }) => name)).toEqual(['第二个', '第一个'])
})

it('what could not be done is said, and the alert stands as it was', async () => {
  const market = openTestMarket()
  await save(market, { name: '第一个' })
  const page = await open(LIST, market, {
    change: withPort('alerts', {
      remove: async () => fail({ kind: 'offline' }),
      change: async () => fail({ kind: 'offline' }),
    }),
  })
  await page.user.click(await screen.findByRole('button', { name: /^删除/ }))
  await waitFor(() => expect(toasts.current().map(({ text }) => text)).toContain('没有删除成功，请再试一次'))
  expect(screen.getByRole('heading', { name: '第一个' })).toBeTruthy()
})
