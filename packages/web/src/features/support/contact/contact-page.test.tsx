// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { toCompanyInfo } from '@diandu/core/company'
import { fail, ok } from '@diandu/core/kernel'
import { SANDBOX_CHAT } from '@diandu/core/support'
import { expect, it } from 'vitest'
import type { Ports } from '../../../composition/ports.ts'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'

const OPERATOR = [
  { flag: 'company_name', contact: '福州渡口网络科技有限公司' },
  { flag: 'bottom_phone', contact: '0591-12345678' },
  { flag: 'contact_email', contact: 'care@example.com' },
  { flag: 'qq', contact: '800012345' },
  { flag: 'avatar', contact: '/icon.svg' },
]
const saying =
  (items: readonly object[], over: Partial<Ports> = {}) =>
  (ports: Ports): Ports => ({
    ...ports,
    company: { ...ports.company, info: async () => ok(toCompanyInfo(items)) },
    ...over,
  })
const lastToast = () => toasts.current().at(-1)?.text

it.each(['zh-CN', 'en'] as const)(
  'shows the operator’s QQ, phone, mailbox and picture, and no others, in %s (COM-8)',
  async (locale) => {
    const page = await renderPage('/contact', { locale, change: saying(OPERATOR) })
    await screen.findByText('800012345')
    const ways = within(screen.getAllByRole('list')[0] as HTMLElement)
    expect(ways.getAllByRole('listitem').map((way) => way.querySelector('strong')?.textContent)).toEqual([
      '800012345',
      '0591-12345678',
      'care@example.com',
    ])
    expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:059112345678',
      'mailto:care@example.com',
    ])
    expect(document.querySelector('main img')?.getAttribute('src')).toBe('/icon.svg')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(page.received).toEqual([])
    expect(await findViolations()).toEqual([])
  },
)

it('hands QQ to the app around the page, and copies it where there is none (SUP-8)', async () => {
  const handed: string[] = []
  const bridge = (ports: Ports, takes: boolean): Ports['bridge'] => ({
    ...ports.bridge,
    contactQq: async (contact) => takes && handed.push(contact) > 0,
  })
  const copied: string[] = []
  const copy = async (text: string) => copied.push(text) > 0
  const open = (takes: boolean) =>
    renderPage('/contact', {
      change: (ports) => saying(OPERATOR, { bridge: bridge(ports, takes), copy })(ports),
    })
  const inApp = await open(true)
  await inApp.user.click(await screen.findByRole('button', { name: 'QQ 联系' }))
  expect([handed, copied]).toEqual([['800012345'], []])
  cleanup()
  const inBrowser = await open(false)
  await inBrowser.user.click(await screen.findByRole('button', { name: 'QQ 联系' }))
  await waitFor(() => expect(copied).toEqual(['800012345']))
  expect(handed).toEqual(['800012345'])
})

it.each([
  [true, '复制成功'],
  [false, /^复制失败/],
] as const)('says whether a contact was copied: %s (COM-9)', async (isCopied, words) => {
  const copied: string[] = []
  const page = await renderPage('/contact', {
    change: (ports) =>
      saying(OPERATOR, {
        copy: async (text) => (copied.push(text), isCopied),
      })(ports),
  })
  for (const name of ['复制 QQ 号', '复制电话号码', '复制邮箱地址'])
    await page.user.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(copied).toEqual(['800012345', '0591-12345678', 'care@example.com']))
  await waitFor(() => expect(lastToast()).toMatch(words))
})

it('marks the contacts of a demonstration as invented (WAC-29)', async () => {
  await renderPage('/contact', { change: saying([...OPERATOR, { flag: 'demo', contact: '1' }]) })
  await screen.findByText(/联系方式是虚构的/)
  cleanup()
  await renderPage('/contact', { change: saying(OPERATOR) })
  await screen.findByText('800012345')
  expect(screen.queryByText(/联系方式是虚构的/)).toBeNull()
})

it('says so where no way is published, or none that can be used, and leads on (COM-8)', async () => {
  await renderPage('/contact', { change: saying([{ flag: 'qq', contact: 'ask us' }]) })
  await screen.findByText(/客服联系方式还没有公布/)
  expect(screen.getByRole('link', { name: '提建议' }).getAttribute('href')).toBe('/user_center/proposal')
  expect(await findViolations()).toEqual([])
})

it('can be asked for again where it did not come (COM-8)', async () => {
  let tries = 0
  const page = await renderPage('/contact', {
    change: withPort('company', {
      info: async () =>
        tries++ === 0 ? fail({ kind: 'unrecognised', code: 'x' } as const) : ok(toCompanyInfo(OPERATOR)),
    }),
  })
  await page.user.click(await screen.findByRole('button', { name: '再试一次' }))
  await screen.findByText('800012345')
})

it('offers the chat where there is one, and says how else to reach people where there is none (SUP-16)', async () => {
  const opened: string[] = []
  const chatWindow = async () => ({ load: async () => true, open: (link: string) => opened.push(link) > 0 })
  const page = await renderPage('/contact', { change: saying(OPERATOR, { chatWindow }) })
  await page.user.click(await screen.findByRole('button', { name: /^在线客服/ }))
  await waitFor(() => expect(opened).toEqual([SANDBOX_CHAT]))
  cleanup()
  await renderPage('/contact', { change: saying(OPERATOR, { hasChat: false }) })
  await screen.findByText(/没有开通在线客服/)
  expect(screen.queryByRole('button', { name: /^在线客服/ })).toBeNull()
})

it('finds one of the staff upon a press, another one upon the next, and says where none is there (SUP-17)', async () => {
  const staff = [ok({ qq: '2885001234', name: '小林' }), ok({ qq: '2885001235', name: null }), ok(undefined)]
  const page = await renderPage('/contact', {
    change: (ports) =>
      saying(OPERATOR, {
        customerService: { ...ports.customerService, consultant: async () => staff.shift() ?? ok(undefined) },
      })(ports),
  })
  await page.user.click(await screen.findByRole('button', { name: '为我找一位顾问' }))
  await screen.findByText('小林 · QQ 2885001234')
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '换一位' }))
  await screen.findByText('QQ 2885001235')
  await page.user.click(screen.getByRole('button', { name: '换一位' }))
  await waitFor(() => expect(lastToast()).toMatch(/^现在没有顾问/))
})
