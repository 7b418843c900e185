// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { THROTTLE_MS, type Failure } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import { DeviceProvider, type Device } from '../device/device-context.ts'
import { FailureProvider, type ReportFailure } from '../queries/failures/failure-context.ts'
import { PortsProvider } from '../queries/queries.ts'
import { ReleaseHeld } from '../rendering/release-held.tsx'
import { loginRequests, requestLogin } from '../session/login-requests.ts'
import { SessionProvider } from '../session/session-context.ts'
import { createLightPorts } from '../../composition/light-ports.ts'
import { formDrafts } from './form-drafts.ts'
import { useForm } from './form.tsx'

beforeEach(() => {
  report.mockReset()
  ports.mockReset().mockRejectedValue(new Error('no network'))
})

type Send = (form: { readonly name: string; readonly secret: string }) => Promise<Failure | undefined>

function Form({ send }: { readonly send: Send }) {
  const { form, change, element, errors, onSubmit, isBusy } = useForm<
    { readonly name: string; readonly secret: string },
    'name'
  >({
    name: 'trial',
    empty: { name: '', secret: '' },
    stored: ['name'],
    fields: () => ['name'],
    faults: ({ name }) => (name === '' ? { name: 'A name is needed' } : {}),
    send,
    lost: 'It may have been done.',
  })
  return (
    <form ref={element} onSubmit={onSubmit} noValidate>
      <p role="status">{errors.notice}</p>
      <input
        aria-label="name"
        name="name"
        value={form.name}
        aria-invalid={errors.of.name !== undefined}
        onChange={(event) => change({ name: event.target.value })}
      />
      <input aria-label="secret" value={form.secret} onChange={(event) => change({ secret: event.target.value })} />
      <button type="submit">{isBusy ? 'busy' : 'send'}</button>
    </form>
  )
}

function open(send: Send, userId = 'u1') {
  const user = { userId, username: '', mobile: '' }
  const session = {
    user: () => user,
    subscribe: () => () => undefined,
    actor: () => Promise.reject(new Error('not here')),
  }
  return render(
    <PortsProvider value={ports}>
      <SessionProvider value={session as never}>
        <DeviceProvider value={{ clock, storage } as Partial<Device> as Device}>
          <FailureProvider value={report}>
            <MemoryRouter initialEntries={['/trial']}>
              <Form send={send} />
            </MemoryRouter>
          </FailureProvider>
          <ReleaseHeld />
        </DeviceProvider>
      </SessionProvider>
    </PortsProvider>,
  )
}
const ports = vi.fn<() => Promise<never>>()
const report = vi.fn<ReportFailure>()
const clock = createManualClock()
const { storage } = createLightPorts()
const drafts = formDrafts(storage)
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const done: Send = () => Promise.resolve(undefined)

it('what is kept comes back to its person, and nothing else is kept (SAF-1)', async () => {
  const first = open(done)
  await userEvent.type(field('name'), '小林')
  await userEvent.type(field('secret'), 'never')
  first.unmount()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('never')
  const second = open(done)
  expect([field('name').value, field('secret').value]).toEqual(['小林', ''])
  second.unmount()
  open(done, 'u2')
  expect(field('name').value).toBe('')
})

it('a draft is gone once it was sent; after a failure it stays (SAF-1)', async () => {
  const answers: (Failure | undefined)[] = [{ kind: 'timeout' }, undefined]
  open(() => Promise.resolve(answers.shift()))
  await userEvent.type(field('name'), '小林')
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/It may have been done\.$/))
  expect(drafts.read('trial', 'u1')).toEqual({ name: '小林' })
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(drafts.read('trial', 'u1')).toEqual({}))
})

it('however often it is tapped, it is sent once; afterwards it can be sent again (SAF-2)', async () => {
  let settle: (failure: Failure | undefined) => void = () => undefined
  const send = vi.fn<Send>(() => new Promise((settled) => (settle = settled)))
  open(send)
  await userEvent.type(field('name'), '小林')
  const button = screen.getByRole('button')
  for (let tap = 0; tap < 5; tap += 1) button.click()
  expect(send).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(button.textContent).toBe('busy'))
  settle({ kind: 'offline' })
  await waitFor(() => expect(button.textContent).toBe('send'))
  button.click()
  expect(send).toHaveBeenCalledTimes(2)
})

it('a second tap within two seconds of one that sent sends nothing, whatever was changed (INP-19)', async () => {
  const send = vi.fn(done)
  open(send)
  await userEvent.type(field('name'), '小林')
  await userEvent.click(screen.getByRole('button'))
  await userEvent.type(field('name'), '二')
  await userEvent.click(screen.getByRole('button'))
  expect(send).toHaveBeenCalledTimes(1)
  clock.advance(THROTTLE_MS)
  await userEvent.click(screen.getByRole('button'))
  expect(send).toHaveBeenCalledTimes(2)
})

it('what lapsed under a form goes on with what stood there, and with nothing else (SES-55)', async () => {
  for (const isChanged of [false, true]) {
    const send = vi.fn<Send>().mockResolvedValueOnce({ kind: 'login-required' }).mockResolvedValue(undefined)
    const { unmount } = open(send)
    await userEvent.type(field('name'), '小林')
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(report).toHaveBeenCalled())
    const wish = report.mock.lastCall?.[1]
    expect(wish).toMatchObject({ path: '/trial', words: JSON.stringify({ name: '小林', secret: '' }) })
    if (isChanged) await userEvent.type(field('secret'), 'x')
    act(() => {
      requestLogin({ wish })
      loginRequests.settle()
    })
    await waitFor(() => expect(loginRequests.wish()).toBeUndefined())
    expect(send).toHaveBeenCalledTimes(isChanged ? 1 : 2)
    unmount()
    sessionStorage.clear()
  }
})

it('a form with missing fields is not sent, and the first of them gets the focus (ACC-5)', async () => {
  const send = vi.fn(done)
  open(send)
  await userEvent.click(screen.getByRole('button'))
  expect(send).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field('name'))
})

it('a call that breaks is a network that does not answer (SAF-3)', async () => {
  open(() => Promise.reject(new Error('no code')))
  await userEvent.type(field('name'), '小林')
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('没有连上服务器'))
})

it('what is sent as soon as the page has hydrated goes with all that was typed before', async () => {
  drafts.keep('trial', 'u1', { name: '小林' })
  const sent: unknown[] = []
  addEventListener('diandu:hydrated', () => screen.getByRole('button').click(), { once: true })
  open(async (form) => void sent.push(form))
  await waitFor(() => expect(sent).toEqual([{ name: '小林', secret: '' }]))
})

it('what sending needs is fetched once a field has the focus, and not for a visitor who only reads', async () => {
  open(done)
  expect(ports).not.toHaveBeenCalled()
  await userEvent.click(field('name'))
  await userEvent.click(field('secret'))
  expect(ports).toHaveBeenCalledTimes(1)
})
