// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toCompanyInfo } from '@diandu/core/company'
import { matchPage } from '../../../routes/prefetch-page.ts'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'

it.each([
  ['/user_center/about', '公司信息'],
  ['/user_center/aboutDetail', '第一条 账号'],
  ['/user_center/aboutDetail?text=privacy', '我们不做的'],
  ['/user_center/sevenYears', '一张桌子'],
])('a visitor reads %s, which the server renders (COM-4)', async (path, messages) => {
  const page = await renderPage(path)
  await screen.findByRole('heading', { name: messages })
  expect(page.address()).toBe(path)
  expect(matchPage(path)?.route.rendering).toBe('server')
  expect(await findViolations()).toEqual([])
})

it('where data is kept is for the person (COM-4)', async () => {
  const page = await renderPage('/user_center/abc')
  await waitFor(() => expect(page.address()).toBe('/login'))
  page.unmount()
  const market = openTestMarket()
  await renderPage('/user_center/abc', { market, person: market.buyer })
  expect(screen.getByRole('heading', { name: '只在打开的页面里' })).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(links.filter((to) => to !== '#' && matchPage(to) === undefined)).toEqual([])
})

const openAbout = (info: readonly object[]) =>
  renderPage('/user_center/about', {
    change: withPort('company', { info: async () => ({ ok: true, value: toCompanyInfo(info) }) }),
  })

it('the company shows what it has said, and nothing else (COM-4)', async () => {
  await openAbout([
    { flag: 'company_name', contact: '<b>店渡</b>' },
    { flag: 'contact_email', contact: 'hello@diandu.example' },
    { flag: 'bottom_phone', contact: '400-000-0000' },
    { flag: 'qq', contact: '10000' },
  ])
  expect(await screen.findByText('<b>店渡</b>')).toBeTruthy()
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '公司名称',
    '联系邮箱',
    '客服电话',
  ])
  expect(screen.getByRole('link', { name: 'hello@diandu.example' }).getAttribute('href')).toBe(
    'mailto:hello@diandu.example',
  )
  expect(screen.getByRole('link', { name: '400-000-0000' }).getAttribute('href')).toBe('tel:4000000000')
})

it('a contact that is none leads nowhere (COM-4)', async () => {
  await openAbout([
    { flag: 'bottom_phone', contact: 'javascript:alert(1)' },
    { flag: 'contact_email', contact: 'a@b.example?bcc=x@y.example' },
  ])
  await screen.findByText('javascript:alert(1)')
  expect(screen.queryByRole('link', { name: 'javascript:alert(1)' })).toBeNull()
  expect(screen.getByRole('link', { name: /^a@b/ }).getAttribute('href')).toBe(
    'mailto:a@b.example%3Fbcc%3Dx%40y.example',
  )
})

it('a company that has said nothing says so, and one that did not load can be asked again (COM-4)', async () => {
  const silent = await openAbout([])
  await screen.findByText('公司信息还没有公布。')
  silent.unmount()
  let isBroken = true
  const page = await renderPage('/user_center/about', {
    change: withPort('company', (ports) => ({
      info: (signal) =>
        isBroken
          ? Promise.resolve({ ok: false, failure: { kind: 'refused', message: '稍后再来' } })
          : ports.company.info(signal),
    })),
  })
  await screen.findByText('公司信息没有加载出来')
  isBroken = false
  await page.user.click(screen.getByRole('button', { name: '再试一次' }))
  await screen.findByText('店渡网络科技有限公司')
})

it('the agreement says since when it reads so, and privacy has an address of its own (COM-5)', async () => {
  const page = await renderPage('/user_center/aboutDetail')
  await screen.findByText('自 2026-11-29 起这样写')
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5)
  await page.user.click(screen.getByRole('tab', { name: '隐私说明' }))
  await screen.findByRole('heading', { name: '我们不做的' })
  expect(page.address()).toBe('/user_center/aboutDetail?text=privacy')
})

it('the years are said to be invented, each figure too (WAC-29)', async () => {
  await renderPage('/user_center/sevenYears')
  expect(screen.getByText(/所有数字都是编出来/)).toBeTruthy()
  expect(screen.getAllByText(/^[\d,]+ 家$/)).toHaveLength(7)
  for (const year of screen.getAllByRole('listitem')) expect(year.textContent).toContain('演示数据')
})

const MEMBER_PAGES = [
  '/user_center',
  '/user_center/user_setting',
  '/user_center/address',
  '/user_center/edit_address',
  '/user_center/server/verify',
  '/user_center/server/verify_content?kind=person',
  '/user_center/server/verify_content?kind=company',
  '/user_center/proposal',
  '/user_center/about',
  '/user_center/aboutDetail',
  '/user_center/abc',
  '/user_center/sevenYears',
]

it.each(MEMBER_PAGES)('%s is in English and offends no rule (WEB-6)', async (path) => {
  const market = openTestMarket()
  const page = await renderPage(path, {
    market,
    person: market.buyer,
    locale: 'en',
    // The platform's own texts are shown as they are.
    change: withPort('company', { info: async () => ({ ok: true, value: toCompanyInfo([]) }) }),
  })
  await waitFor(() => expect(document.querySelector('[role=status][aria-label^=Loading]')).toBeNull())
  expect(page.received).toEqual([])
  expect(screen.getByRole('main').textContent).not.toMatch(/\p{Script=Han}{2}/u)
  expect(await findViolations()).toEqual([])
})
