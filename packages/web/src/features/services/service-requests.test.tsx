// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ServiceDraft } from '@diandu/core/services'
import { loginRequests } from '../../app/session/login-requests.ts'
import { findViolations, renderPage, withPort } from '../../app/testing/render-page.tsx'
import { openTestMarket, type TestMarket } from '../../app/testing/open-test-market.ts'
import { requestCode } from '../../app/testing/login-steps.ts'

const NEED = '想在天猫开一家女装旗舰店，商标已注册。'
const WISH = 'platform=1&who=company&mark=registered'
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
const send = () => screen.getByRole('button', { name: '提交申请' })

const DRAFT: ServiceDraft = {
  service: 'design',
  packageId: 'standard',
  name: '林女士',
  details: '接手的店想换一套首页。',
  entry: null,
  os: null,
}
async function submitted(market: TestMarket, change: Partial<ServiceDraft> = {}) {
  const sent = await market.buyer.device.services.submit({ ...DRAFT, ...change }, null)
  if (!sent.ok) throw new Error('It should have been taken')
  return sent.value
}

it('a package leads to the form, and the request goes out with what was checked, the os, and a number comes back (ONB-5, ONB-9, ONB-17)', async () => {
  const market = openTestMarket()
  const sent: ServiceDraft[] = []
  const page = await renderPage(`/entry/residence?os=ios&${WISH}`, {
    market,
    person: market.buyer,
    change: withPort('services', (ports) => ({
      submit: (draft, proven) => (sent.push(draft), ports.services.submit(draft, proven)),
    })),
  })
  await page.user.click(await screen.findByRole('link', { name: /选标准/ }))
  await screen.findByText(/我们会联系您账号的手机 138\*{4}0001/)
  expect(screen.getByLabelText<HTMLSelectElement>('套餐').value).toBe('standard')
  screen.getByText('天猫 · 公司 · 已注册（R 标）')
  expect(screen.queryByLabelText('手机号')).toBeNull()
  await page.user.click(send())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('怎么称呼您')))
  type('怎么称呼您', '林女士')
  type('需求', NEED)
  expect(await findViolations()).toEqual([])
  await page.user.click(send())
  const heading = await screen.findByRole('heading', { name: '申请已提交' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  screen.getByText(/^FW\d{8}[2-9A-Z]{5}$/)
  expect(sent).toEqual([
    {
      service: 'residence',
      packageId: 'standard',
      name: '林女士',
      details: NEED,
      entry: { platform: 1, entity: 'company', trademark: 'registered' },
      os: 'ios',
    },
  ])
  expect(screen.getByRole('link', { name: '看进度' }).getAttribute('href')).toMatch(/service_request\//)
  expect(screen.getByRole('link', { name: '再申请一项' }).getAttribute('href')).toBe('/entry/residence?os=ios')
  expect(await findViolations()).toEqual([])
})

it('what was typed is there after a reload and in another tab, and gone once it was sent (ONB-15)', async () => {
  const market = openTestMarket()
  const first = await renderPage('/supplierService/design?apply=', { market, person: market.buyer })
  await screen.findByLabelText('需求')
  type('需求', NEED)
  first.unmount()
  // The tab was closed meanwhile.
  sessionStorage.clear()
  const page = await renderPage('/supplierService/design?apply=', { market, person: market.buyer })
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('需求').value).toBe(NEED))
  expect(Object.keys(localStorage).some((key) => key.startsWith('diandu_draft_'))).toBe(true)
  type('怎么称呼您', '林女士')
  await page.user.click(send())
  await screen.findByRole('heading', { name: '申请已提交' })
  expect(Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.startsWith('diandu_draft_'))).toEqual(
    [],
  )
})

it.each([
  ['{"of":"","typed":{"details":"%"}}', /旧版表单，能用的内容已经带过来/, NEED],
  ['{"of":"","version":0,"typed":{"wishes":"%"}}', /旧版表单，已经不能使用/, ''],
  ['{"of":"","version":1,"typed":{"details":"%"}}', null, NEED],
])(
  'a draft of an earlier version is carried over as far as it fits, with words: %s (SEL-25)',
  async (text, words, left) => {
    localStorage.setItem('diandu_draft_service-design', text.replace('%', NEED))
    const market = openTestMarket()
    await renderPage('/supplierService/design?apply=', { market, person: market.buyer })
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('需求').value).toBe(left))
    await waitFor(() => expect(screen.queryAllByText(words ?? /旧版表单/)).toHaveLength(words === null ? 0 : 1))
    expect(await findViolations()).toEqual([])
  },
)

it('a visitor proves a mobile by a code, and is told to log in with it to read the answer (ONB-8)', async () => {
  const market = openTestMarket()
  const page = await renderPage('/entry/entryform', { market })
  await screen.findByLabelText('手机号')
  type('怎么称呼您', '林女士')
  type('需求', NEED)
  await page.user.type(screen.getByLabelText('手机号'), '13900000009')
  await requestCode(page, '13900000009')
  await page.user.click(send())
  await screen.findByText(/用 139\*{4}0009 登录/)
  expect(Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.startsWith('diandu_draft_'))).toEqual(
    [],
  )
  await page.user.click(screen.getByRole('button', { name: '登录看进度' }))
  expect(loginRequests.current()?.goTo).toMatch(/^\/user_center\/service_request\//)
})

it('a sixth request of the day is told to come tomorrow, and what was typed stays (ONB-7)', async () => {
  const market = openTestMarket()
  for (const number of [1, 2, 3, 4, 5]) await submitted(market, { details: `第 ${number} 次：${DRAFT.details}` })
  const page = await renderPage('/supplierService/design?apply=', { market, person: market.buyer })
  await screen.findByLabelText('需求')
  type('怎么称呼您', '林女士')
  type('需求', NEED)
  await page.user.click(send())
  const refusal = await screen.findByText(/一天最多提交 5 条服务申请/)
  expect(refusal.closest('[role="status"]')?.querySelector('a')?.getAttribute('href')).toBe('/contact')
  expect(screen.getByLabelText<HTMLTextAreaElement>('需求').value).toBe(NEED)
})

it('the list leads to a request, whose timeline has each step of the operator and says whose turn it is (ONB-10)', async () => {
  const market = openTestMarket()
  const { id, number } = await submitted(market)
  const path = `/user_center/service_request/${id}`
  const list = await renderPage('/user_center/service_requests', { market, person: market.buyer })
  expect((await screen.findByRole('link', { name: /店铺设计/ })).getAttribute('href')).toBe(path)
  expect(await findViolations()).toEqual([])
  list.unmount()
  await renderPage(path, { market, person: market.buyer })
  await screen.findByRole('heading', { name: number })
  await screen.findByText('等待经办人处理')
  cleanup()
  market.moveServiceRequest(id, { state: 'taken', note: '', priceFen: null })
  market.moveServiceRequest(id, { state: 'answered', note: '十个工作日', priceFen: 480_000 })
  await renderPage(path, { market, person: market.buyer })
  const timeline = await screen.findByRole('list', { name: '进度' })
  const lines = within(timeline).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringContaining('申请已提交'),
    expect.stringContaining('经办人开始处理'),
    expect.stringMatching(/经办人已答复.*报价 ¥4,800\.00 · 十个工作日/s),
    expect.stringContaining('等您决定'),
  ])
  await screen.findByText('店铺设计 · 标准')
  expect(await findViolations()).toEqual([])
})

it('an open request is withdrawn behind a question, and an ended one cannot be (ONB-12)', async () => {
  const market = openTestMarket()
  const { id } = await submitted(market)
  const page = await renderPage(`/user_center/service_request/${id}`, { market, person: market.buyer })
  await page.user.click(await screen.findByRole('button', { name: '撤回申请' }))
  const dialog = await screen.findByRole('alertdialog')
  await page.user.click(within(dialog).getByRole('button', { name: '撤回申请' }))
  await screen.findByText('您已撤回')
  await waitFor(() => expect(screen.queryByRole('button', { name: '撤回申请' })).toBeNull())
})

it('a request of another person is not found, and an empty list leads to the services (ONB-9)', async () => {
  const market = openTestMarket()
  const { id } = await submitted(market)
  await renderPage(`/user_center/service_request/${id}`, { market, person: market.seller })
  await screen.findByText(/没有找到这条申请/)
  cleanup()
  await renderPage('/user_center/service_requests', { market, person: market.seller, locale: 'en' })
  expect((await screen.findByRole('link', { name: 'Browse services' })).getAttribute('href')).toBe('/entry/residence')
  expect(await findViolations()).toEqual([])
})
