// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { requestCode } from '../../../app/testing/login-steps.ts'
import { findViolations, renderPage, type RenderedPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'

const PRESENT = '13800000001'
const NEW = '13900000009'
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement
const submit = ({ user }: RenderedPage) => user.click(screen.getByRole('button', { name: '更换手机号' }))

async function open(visit: Parameters<typeof renderPage>[1] = {}): Promise<RenderedPage> {
  const market = openTestMarket()
  return renderPage('/user_center/change_phone', { market, person: market.buyer, ...visit })
}
async function prove(page: RenderedPage): Promise<void> {
  await requestCode(page, PRESENT)
  await screen.findByLabelText('新手机号')
}
async function nameNewOne(page: RenderedPage): Promise<void> {
  await page.user.type(field('新手机号'), NEW)
  await requestCode(page, NEW, '新手机收到的验证码')
}

it('a code to each mobile, and this device goes on with the new one (ACC-29)', async () => {
  const page = await open()
  expect(screen.getByText('验证码会发到 138****0001')).toBeTruthy()
  expect(await findViolations()).toEqual([])
  await prove(page)
  expect(await findViolations()).toEqual([])
  await nameNewOne(page)
  await submit(page)
  await waitFor(() => expect(page.address()).toBe('/user_center/setting'))
  expect(page.session.user()?.mobile).toBe('139****0009')
  expect(page.ports.sessionStore.readUser()?.mobile).toBe('139****0009')
  expect(await page.ports.profiles.safety()).toMatchObject({ value: { mobile: '139****0009' } })
})

it('the present mobile is asked for again after ten minutes, and the new one stays typed (ACC-29, ACC-43)', async () => {
  const proven: string[] = []
  const page = await open({
    change: withPort('phoneChanges', (ports) => ({
      prove: (code) => (proven.push('first'), ports.phoneChanges.prove(code)),
      proveAgain: (code) => (proven.push('again'), ports.phoneChanges.proveAgain(code)),
    })),
  })
  await prove(page)
  await act(async () => page.market.clock.advance(11 * 60_000))
  await nameNewOne(page)
  await submit(page)
  await screen.findByText(/请再验证一次现在的手机/)
  await prove(page)
  await waitFor(() => expect(field('新手机号').value).toBe(NEW))
  expect(proven).toEqual(['first', 'again'])
})

it('a mobile that another user has is told beside it (ACC-5)', async () => {
  const page = await open()
  await prove(page)
  await page.user.type(field('新手机号'), '13800000003')
  await requestCode(page, '13800000003', '新手机收到的验证码')
  await submit(page)
  await screen.findByText('该手机号已被其他账号使用')
  await waitFor(() => expect(document.activeElement).toBe(field('新手机号')))
})

it('where the answer is lost the account itself says that it was done (SAF-3)', async () => {
  const page = await open({
    change: withPort('phoneChanges', (ports) => ({
      change: async (wish) => (await ports.phoneChanges.change(wish), { ok: false, failure: { kind: 'timeout' } }),
    })),
  })
  await prove(page)
  await nameNewOne(page)
  await submit(page)
  await waitFor(() => expect(page.address()).toBe('/user_center/setting'))
  expect(page.session.user()?.mobile).toBe('139****0009')
})

it('where it was not done the way to find out is told (SAF-3)', async () => {
  const page = await open({
    change: withPort('phoneChanges', {
      change: () => Promise.resolve({ ok: false, failure: { kind: 'timeout' } }),
    }),
  })
  await prove(page)
  await nameNewOne(page)
  await submit(page)
  await screen.findByText(/手机号可能已经换好了/)
  expect(screen.getByRole('link', { name: '查看绑定的手机号' }).getAttribute('href')).toBe('/user_center/setting')
})

it('the way for a user who has lost the old phone is there, in English too (ACC-18)', async () => {
  await open({ locale: 'en' })
  expect(screen.getByRole('link', { name: /I can’t use my old phone/ }).getAttribute('href')).toBe(
    '/user_center/changephone/chgph-form',
  )
  expect(await findViolations()).toEqual([])
})
