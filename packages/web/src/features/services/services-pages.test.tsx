// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fail } from '@diandu/core/kernel'
import { SERVICE_KEYS, servicePath } from '@diandu/core/services'
import { SUPPLIER_SERVICES } from '@diandu/core/supplier'
import { findViolations, renderPage, withPort } from '../../app/testing/render-page.tsx'
import { openTestMarket } from '../../app/testing/open-test-market.ts'
import { matchPage } from '../../routes/prefetch-page.ts'

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')

it.each(SERVICE_KEYS.flatMap((service) => [[service, 'zh-CN'] as const, [service, 'en'] as const]))(
  '%s has a page with one heading, packages or a form, steps and no violation in %s (ONB-1, WEB-6)',
  async (service, locale) => {
    const path = servicePath(service, '')
    expect(matchPage(path)?.route.title).toBe('service')
    await renderPage(path, { locale })
    await screen.findByText(locale === 'en' ? 'How it works' : '怎么办理')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const prices = locale === 'en' ? 'Packages and prices' : '套餐与价格'
    const form = locale === 'en' ? 'Submit request' : '提交申请'
    if (service === 'entryform') await screen.findByRole('button', { name: form })
    else {
      expect(screen.getByRole('heading', { name: prices })).toBeTruthy()
      expect(screen.getByText(/¥2,880/, { selector: 'li *, li' })).toBeTruthy()
      expect(screen.getByText(/2026-11-20/)).toBeTruthy()
    }
    expect(await findViolations()).toEqual([])
  },
)

it('a page says how requests fare, by those that were really made (ONB-13)', async () => {
  const market = openTestMarket()
  const draft = { service: 'design', packageId: null, name: '林', entry: null, os: null } as const
  await renderPage('/supplierService/design', { market })
  await screen.findByText('近 30 天还没有这项申请')
  cleanup()
  for (const number of [1, 2, 3]) {
    const sent = await market.buyer.device.services.submit(
      { ...draft, details: `第 ${number} 次想换首页和详情页` },
      null,
    )
    market.clock.advance(90 * 60_000)
    if (sent.ok) market.moveServiceRequest(sent.value.id, { state: 'answered', note: '可以做', priceFen: null })
  }
  await renderPage('/supplierService/design', { market })
  await screen.findByText('近 30 天 3 份申请，已答复 3 份 · 一半的申请在 2 小时内得到答复')
})

it('the five supplier pages are linked, and get the os of the address and nothing else of it (SPL-1, SPL-2)', async () => {
  await renderPage('/entry/residence?os=ios&token=secret')
  const links = within(await screen.findByRole('group', { name: '店铺服务' }))
  expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    Object.keys(SUPPLIER_SERVICES).map((service) => `/supplierService/${service}?os=ios`),
  )
  expect(hrefs().filter((to) => to.startsWith('/') && matchPage(to.split('?')[0] ?? '') === undefined)).toEqual([])
})

it('the contacts are the operator’s, and QQ is handed to the app with the number of one of the staff (ONB-13)', async () => {
  const handed: string[] = []
  const change = withPort('bridge', { contactQq: async (contact) => handed.push(contact) > 0 })
  const page = await renderPage('/entry/liveentry', { change })
  await page.user.click(await screen.findByRole('button', { name: 'QQ 联系' }))
  await waitFor(() => expect(handed).toEqual(['10000']))
  expect(screen.getByRole('link', { name: /打电话/ }).getAttribute('href')).toBe('tel:4000000000')
})

it('the check says what may be opened and what is missing, with its day and the way to the platform (ONB-2, ONB-4)', async () => {
  const page = await renderPage('/entry/residence')
  await screen.findByText('选好平台、主体和商标，结果马上出现在这里。')
  await page.user.selectOptions(screen.getByLabelText('想入驻的平台'), '天猫')
  await page.user.click(screen.getByRole('button', { name: '公司' }))
  await page.user.click(screen.getByRole('button', { name: '已受理（TM 标）' }))
  await screen.findByRole('heading', { name: '检查结果' })
  expect(screen.getAllByText('还差材料')).toHaveLength(1)
  screen.getByText('商标要已注册（R 标）')
  screen.getByText(/要求整理于 2026-11-20，请到平台核对/)
  expect(screen.getByRole('link', { name: '到天猫的规则页核对' }).getAttribute('href')).toBe('https://rule.tmall.com/')
  for (const box of screen.getAllByRole('checkbox')) await page.user.click(box)
  await screen.findByText('可以申请')
  expect(page.address()).toContain('platform=1&who=company&mark=pending&has=')
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '个人' }))
  await waitFor(() => expect(screen.getAllByText('个人不能开这种店')).toHaveLength(2))
})

it('a link with nonsense in it checks nothing (ONB-2)', async () => {
  await renderPage('/entry/residence?platform=4711&who=king&mark=x&has=y.z')
  await screen.findByText('选好平台、主体和商标，结果马上出现在这里。')
})

it('a page that did not come can be asked for again (ONB-1)', async () => {
  let tries = 0
  const page = await renderPage('/supplierService/customer', {
    change: withPort('services', (ports) => ({
      page: (service) =>
        tries++ === 0
          ? Promise.resolve(fail({ kind: 'unrecognised', code: 'x' } as const))
          : ports.services.page(service),
    })),
  })
  await page.user.click(await screen.findByRole('button', { name: '再试一次' }))
  await screen.findByText('怎么办理')
})

it('tools, contact and the user center lead to the services', async () => {
  const market = openTestMarket()
  for (const path of ['/instrument', '/contact']) {
    await renderPage(path, { market })
    expect((await screen.findByRole('link', { name: /入驻与店铺服务/ })).getAttribute('href')).toBe('/entry/residence')
    cleanup()
  }
  await renderPage('/user_center', { market, person: market.buyer })
  expect((await screen.findByRole('link', { name: '我的服务申请' })).getAttribute('href')).toBe(
    '/user_center/service_requests',
  )
})
