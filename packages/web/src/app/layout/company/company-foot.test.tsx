// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { toCompanyInfo } from '@diandu/core/company'
import { fail, ok } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { openTestMarket } from '../../testing/open-test-market.ts'
import { renderPage, withPort } from '../../testing/render-page.tsx'

const INFO = toCompanyInfo([
  { flag: 'company_name', contact: '<b>渡口</b>' },
  { flag: 'licence_number', contact: '91350100M000100Y43' },
  { flag: 'icp', contact: '闽ICP备12345678号' },
  { flag: 'copyright', contact: '© 2026 渡口' },
  { flag: 'bottom_phone', contact: '0591-12345678' },
])

it.each(['/', '/user_center', '/502', '/shop/shop-0001'])(
  '%s names the company, its registration and its phone at its foot (COM-7)',
  async (path) => {
    const market = openTestMarket()
    await renderPage(path, {
      market,
      person: market.buyer,
      change: (ports) => ({
        ...ports,
        catalog: { ...ports.catalog, detail: async () => fail({ kind: 'unrecognised', code: 'x' } as const) },
        company: { ...ports.company, info: async () => ok(INFO) },
      }),
    })
    const foot = within(await screen.findByRole('contentinfo'))
    await foot.findByText('<b>渡口</b>')
    foot.getByText('营业执照 91350100M000100Y43')
    foot.getByText('© 2026 渡口')
    expect(foot.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/contact',
      '/user_center/about',
      '/user_center/aboutDetail?text=privacy',
      'tel:059112345678',
      'https://beian.miit.gov.cn/',
    ])
  },
)

it('leads to customer service even where the company did not come (COM-8)', async () => {
  const page = await renderPage('/502', {
    change: withPort('company', { info: async () => fail({ kind: 'http', status: 502 } as const) }),
  })
  const foot = within(await screen.findByRole('contentinfo'))
  expect(foot.getByRole('link', { name: '联系客服' }).getAttribute('href')).toBe('/contact')
  expect(page.address()).toBe('/502')
})
