// @vitest-environment jsdom
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { axiosTransport } from '../http/axios-transport.ts'
import { clientThat, silence, until } from '../testing/client-that.ts'
import { downloadFile } from './download-file.ts'

const FILE = `${location.origin}/files/contract`
const network = setupServer()
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

/** A download over the real client; `saved` has what was saved. */
function download(address = '/files/contract') {
  const { client, busy, clock, failures, sent } = clientThat([axiosTransport({ apiBase: '/api' })])
  const save = vi.fn<(file: Blob, name: string) => void>()
  return {
    answer: downloadFile(address, '合同.pdf', { download: client.download, save }),
    save,
    busy,
    clock,
    failures,
    sent,
  }
}

const answerWith = (status: number) =>
  network.use(http.get(FILE, () => new HttpResponse(status === 204 || status === 304 ? null : 'a file', { status })))

it.each([200, 206])('HTTP %i is saved under its name', async (status) => {
  answerWith(status)
  const { answer, save, busy } = download()
  expect(busy.isBusy()).toBe(true)
  expect(await answer).toEqual({ ok: true, value: null })
  const [file, name] = save.mock.calls[0] ?? []
  expect([file?.size, name, busy.isBusy()]).toEqual([6, '合同.pdf', false])
})

it.each([201, 204, 401, 404, 416, 500, 503])('HTTP %i saves nothing, and is reported', async (status) => {
  answerWith(status)
  const { answer, save, failures } = download()
  expect(await answer).toEqual({ ok: false, failure: { kind: 'http', status } })
  expect([save.mock.calls, failures]).toEqual([[], [{ kind: 'http', status }]])
})

it('429 has its own words, and a network that fails is offline', async () => {
  answerWith(429)
  expect(await download().answer).toMatchObject({ ok: false, failure: { kind: 'too-many-requests' } })
  network.use(http.get(FILE, () => HttpResponse.error()))
  expect(await download().answer).toEqual({ ok: false, failure: { kind: 'offline' } })
})

it('a whole address is asked for as it stands', async () => {
  answerWith(200)
  expect(await download(FILE).answer).toEqual({ ok: true, value: null })
})

it('takes as long as it takes, and a caller who leaves is let go at once, with nothing saved', async () => {
  const leaving = new AbortController()
  const save = vi.fn()
  const { client, clock, sent } = clientThat([silence])
  const answer = downloadFile('/x', 'x', { download: client.download, save }, leaving.signal)
  await until(() => sent.length === 1)
  clock.advance(3_600_000)
  leaving.abort()
  expect(await answer).toEqual({ ok: false, failure: { kind: 'offline' } })
  expect((await downloadFile('/x', 'x', { download: client.download, save }, leaving.signal)).ok).toBe(false)
  expect([save.mock.calls, sent.length]).toEqual([[], 1])
})
