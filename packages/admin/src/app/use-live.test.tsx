import { MINUTE_MS } from '@diandu/core/kernel'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aCase, aSelf } from '../testing/fake-ports.ts'
import { openConsole } from '../testing/open-console.tsx'

const REFUNDED = aCase(1, { decisions: [{ key: 'approve', unmet: [], effects: [] }] })

it('a case that has come shows in the list and in the menu at once', async () => {
  const { state, announce } = openConsole('/listings', { cases: { listings: [aCase(1)] } })
  await screen.findByText('店铺 1')
  state.cases = { listings: [aCase(1), aCase(2)] }
  state.standings = [{ queue: 'listings', waiting: 2, oldestSince: null, late: 0 }]
  announce({ kind: 'queue', queue: 'listings', caseId: 'c2' })
  await screen.findByText('店铺 2')
  await within(screen.getByRole('navigation')).findByTitle('2')
})

it('a case that a colleague has changed is read again and says so, and what was typed stays (ADM-74)', async () => {
  const { user, state, announce, calls } = openConsole('/listings/c1', { cases: { listings: [aCase(1)] } })
  await user.click(await screen.findByRole('button', { name: /不通过/ }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox'), '照片太模糊')
  state.cases = { listings: [aCase(1, { version: '2', about: '改过的' })] }
  announce({ kind: 'queue', queue: 'listings', caseId: 'c1' })
  await within(dialog).findByText('这一项刚有变化')
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toBe('照片太模糊')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(calls).toMatchObject([['decide', 'listings', { version: '2', words: '照片太模糊' }]]))
})

it('a decision that a colleague’s change has made impossible cannot be sent, and its words stay (ADM-74)', async () => {
  const { user, state, announce, calls } = openConsole('/listings/c1', { cases: { listings: [aCase(1)] } })
  await user.click(await screen.findByRole('button', { name: /不通过/ }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox'), '照片太模糊')
  const others = aCase(1).decisions.filter(({ key }) => key !== 'refuse')
  state.cases = { listings: [aCase(1, { version: '2', decisions: others })] }
  announce({ kind: 'queue', queue: 'listings', caseId: 'c1' })
  await within(dialog).findByText('这一项刚有变化，现在不能这样处理了')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect([within(dialog).getByRole<HTMLTextAreaElement>('textbox').value, calls]).toEqual(['照片太模糊', []])
})

it('without the stream a changed case is noticed by the list, which is read now and then', async () => {
  const { state, announce } = openConsole('/listings/c1', { cases: { listings: [aCase(1)] } })
  await screen.findByRole('heading', { name: '店铺 1' })
  state.cases = { listings: [aCase(1, { version: '2' })] }
  // The list alone.
  announce({ kind: 'queue', queue: 'listings', caseId: 'another' })
  await screen.findByText('这一项刚有变化')
})

it('a colleague who takes a case over shows at once', async () => {
  const { state, announce } = openConsole('/refunds/c1', { self: aSelf('disputes'), cases: { refunds: [REFUNDED] } })
  await screen.findByRole('heading', { name: '店铺 1' })
  state.cases = { refunds: [{ ...REFUNDED, takenBy: '王芳' }] }
  announce({ kind: 'queue', queue: 'refunds', caseId: 'c1' })
  await screen.findByRole('button', { name: '由我来处理' })
})

it('a page that is only open does not read by itself: its session would never end (ADM-72)', async () => {
  const { state, announce, clock, user } = openConsole('/listings', { cases: { listings: [aCase(1)] } })
  await screen.findByText('店铺 1')
  act(() => clock.advance(5 * MINUTE_MS))
  state.cases = { listings: [aCase(1), aCase(2)] }
  announce({ kind: 'queue', queue: 'listings', caseId: 'c2' })
  await expect(screen.findByText('店铺 2', {}, { timeout: 100 })).rejects.toThrow('店铺 2')
  await user.keyboard('x')
  await screen.findByText('店铺 2')
})

it('a session that is over asks for the login over the page', async () => {
  const { state, announce } = openConsole('/listings', { cases: { listings: [aCase(1)] } })
  await screen.findByText('店铺 1')
  state.isLapsed = true
  announce({ kind: 'over' })
  await screen.findByRole('dialog', { name: '登录已过期' })
})
