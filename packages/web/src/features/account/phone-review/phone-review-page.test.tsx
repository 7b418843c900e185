// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { requestCode } from '../../../app/testing/login-steps.ts'
import { findViolations, renderPage, type RenderedPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket, type TestMarket } from '../../../app/testing/open-test-market.ts'

const NEW = '13900000009'
const REASON = '九月十日手机丢了，原号码已停机'
const FORM = '/user_center/changephone/chgph-form'
const RECORD = '/user_center/changephone/detail'
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement
const submit = ({ user }: RenderedPage) => user.click(screen.getByRole('button', { name: '提交申请' }))

const open = (path: string, market: TestMarket, visit: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(path, { market, person: market.buyer, ...visit })

async function fillIn(page: RenderedPage): Promise<void> {
  await page.user.type(await screen.findByLabelText('新手机号'), NEW)
  await page.user.type(field('旧手机为什么用不了'), REASON)
  await requestCode(page, NEW, '新手机收到的验证码')
}

async function requestedFor(market: TestMarket): Promise<void> {
  const page = await open(FORM, market)
  await fillIn(page)
  await submit(page)
  await waitFor(() => expect(page.address()).toBe(RECORD))
  page.unmount()
}

it('a request asks with a code and a reason, and leads to the record (ACC-18)', async () => {
  const page = await open(FORM, openTestMarket(), { alsoShow: [RECORD] })
  expect(await findViolations()).toEqual([])
  await fillIn(page)
  await submit(page)
  await waitFor(() => expect(page.address()).toBe(RECORD))
  await screen.findByText('轮到店渡了')
  expect(screen.getByRole('link', { name: '联系客服' }).getAttribute('href')).toBe('/contact')
  expect(screen.getByText(/换成 139\*{4}0009 · 原因：九月十日/)).toBeTruthy()
  expect(screen.getByText(/最晚 \d{4}-\d{2}-\d{2} \d{2}:\d{2} 前答复/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /再申请|再次/ })).toBeNull()
  expect(await findViolations()).toEqual([])
})

it('while one is under review it is said in the place of the form (ACC-18)', async () => {
  const market = openTestMarket()
  await requestedFor(market)
  await open(FORM, market)
  expect((await screen.findByRole('link', { name: '查看进度' })).getAttribute('href')).toBe(RECORD)
  await waitFor(() => expect(screen.queryByLabelText('新手机号')).toBeNull())
})

it('a refused one says why and leads to asking again (ACC-39)', async () => {
  const market = openTestMarket()
  await requestedFor(market)
  market.reviewPhoneChange(market.buyer.userId, 'refused', '照片看不清，请补充停机证明')
  await open(RECORD, market)
  await screen.findByText('原因：照片看不清，请补充停机证明')
  expect(screen.getByRole('link', { name: '按上面的原因补充后再申请' }).getAttribute('href')).toBe(FORM)
  expect(await findViolations()).toEqual([])
})

it('without a request it says when one is of use, and leads to it (ACC-39)', async () => {
  await open(RECORD, openTestMarket(), { locale: 'en' })
  expect((await screen.findByRole('link', { name: 'Request a change' })).getAttribute('href')).toBe(FORM)
  expect(await findViolations()).toEqual([])
})

it('a record that did not come can be asked for again (ACC-39)', async () => {
  let isOffline = true
  const page = await open(RECORD, openTestMarket(), {
    change: withPort('phoneChanges', (ports) => ({
      record: () =>
        isOffline
          ? Promise.resolve({ ok: false, failure: { kind: 'refused', message: '稍后再试' } })
          : ports.phoneChanges.record(),
    })),
  })
  await screen.findByText('没有加载出来')
  isOffline = false
  await page.user.click(screen.getByRole('button', { name: '再试一次' }))
  await screen.findByRole('link', { name: '去申请' })
})

it('each fault of the request stands beside its field (ACC-5)', async () => {
  const page = await open(FORM, openTestMarket())
  await page.user.type(await screen.findByLabelText('旧手机为什么用不了'), '丢')
  await submit(page)
  expect(screen.getByText('请填写 11 位手机号')).toBeTruthy()
  expect(screen.getByText('请填写 6 位验证码')).toBeTruthy()
  expect(screen.getByText('再多写几个字')).toBeTruthy()
})

it('after a login that lapsed in the middle the form is as it was, for the same person only (SAF-1)', async () => {
  const market = openTestMarket()
  const page = await open(FORM, market)
  await fillIn(page)
  await page.ports.accountSessions.signOutEverywhere()
  await submit(page)
  await waitFor(() => expect(page.received).toContainEqual({ kind: 'login-required' }))
  page.unmount()
  const again = await market.buyer.device.sessions.loginByPassword({ name: 'buyer_lin', password: 'lin-buys-1' })
  if (again.ok) market.buyer.device.session.write(again.value)
  const back = await open(FORM, market)
  await waitFor(() => expect(field('新手机号').value).toBe(NEW))
  expect([field('旧手机为什么用不了').value, field('新手机收到的验证码').value]).toEqual([REASON, ''])
  back.unmount()
  await renderPage(FORM, { market, person: market.seller })
  expect(((await screen.findByLabelText('新手机号')) as HTMLInputElement).value).toBe('')
})

it('where the answer is lost the record says that the request has come (SAF-3)', async () => {
  const page = await open(FORM, openTestMarket(), {
    change: withPort('phoneChanges', (ports) => ({
      request: async (draft) => (await ports.phoneChanges.request(draft), { ok: false, failure: { kind: 'offline' } }),
    })),
  })
  await fillIn(page)
  await submit(page)
  await waitFor(() => expect(page.address()).toBe(RECORD))
})
