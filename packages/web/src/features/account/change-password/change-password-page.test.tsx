// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findViolations, renderPage, type RenderedPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'

const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement
const submit = ({ user }: RenderedPage) => user.click(screen.getByRole('button', { name: '修改密码' }))

async function open(visit: Parameters<typeof renderPage>[1] = {}): Promise<RenderedPage> {
  const market = openTestMarket()
  return renderPage('/user_center/change_password', { market, person: market.buyer, ...visit })
}
async function fillIn({ user }: RenderedPage, present: string, fresh: string): Promise<void> {
  await user.type(field('现在的密码'), present)
  await user.type(field('新密码'), fresh)
}

it('the present password makes way for a new one, and this device stays logged in (ACC-36)', async () => {
  const page = await open()
  expect(await findViolations()).toEqual([])
  await fillIn(page, 'lin-buys-1', 'lin-buys-more-2')
  await submit(page)
  await waitFor(() => expect(page.address()).toBe('/user_center/setting'))
  expect(page.session.user()?.username).toBe('buyer_lin')
  const { sessions } = page.market.openDevice()
  expect(await sessions.loginByPassword({ name: 'buyer_lin', password: 'lin-buys-more-2' })).toMatchObject({ ok: true })
})

it('a wrong present password stands beside it, and has the focus (ACC-36, ACC-5)', async () => {
  const page = await open()
  await fillIn(page, 'not-hers-9', 'lin-buys-more-2')
  await submit(page)
  await screen.findByText('原密码不正确')
  await waitFor(() => expect(document.activeElement).toBe(field('现在的密码')))
  expect(field('新密码').value).toBe('lin-buys-more-2')
})

it('the same password again is no change of password (ACC-36)', async () => {
  const page = await open()
  await fillIn(page, 'lin-buys-1', 'lin-buys-1')
  await submit(page)
  expect(screen.getByText('新密码和现在的一样，换一个')).toBeTruthy()
})

it('a changed password is kept nowhere on the device (SAF-1)', async () => {
  const page = await open()
  await fillIn(page, 'lin-buys-1', 'lin-buys-more-2')
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('lin-buys')
})

it('a lost answer says how to find out (SAF-3)', async () => {
  const page = await open({
    change: withPort('passwords', { change: () => Promise.resolve({ ok: false, failure: { kind: 'timeout' } }) }),
  })
  await fillIn(page, 'lin-buys-1', 'lin-buys-more-2')
  await submit(page)
  await screen.findByText(/如果提示原密码不对，就说明新密码已经生效/)
})

it('in English it offends no rule of axe (WEB-6)', async () => {
  await open({ locale: 'en' })
  expect(screen.getByRole('button', { name: 'Change password' })).toBeTruthy()
  expect(await findViolations()).toEqual([])
})
