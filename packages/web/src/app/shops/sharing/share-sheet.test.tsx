// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { exampleShop } from '@diandu/core/testing'
import type { Shell } from '@diandu/core/session'
import { beforeEach, expect, it, vi } from 'vitest'
import { toasts } from '../../../ui/feedback/toasts.ts'
import type { Ports } from '../../../composition/ports.ts'
import { findViolations, renderPage } from '../../testing/render-page.tsx'
import { openTestMarket } from '../../testing/open-test-market.ts'
import { drawPoster } from './draw-poster.ts'
import type { Poster } from './poster.ts'

const PATH = '/shop/shop-0001'
const PICTURE = 'data:image/png;base64,AAAA'

const pen = {
  fillRect: vi.fn(),
  fillText: vi.fn(),
  drawImage: vi.fn(),
  measureText: (text: string) => ({ width: text.length * 20 }),
}
const spies = () => ({
  context: vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as null),
  drawn: vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(PICTURE),
})
let { context, drawn } = spies()

beforeEach(() => {
  ;({ context, drawn } = spies())
  pen.fillText.mockClear()
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
})

async function openSharing(shell: Shell = 'browser', change: (ports: Ports) => Partial<Ports> = () => ({})) {
  const market = openTestMarket(0)
  market.shelve(market.seller.userId, exampleShop(1))
  const copied: string[] = []
  const page = await renderPage(PATH, {
    market,
    person: market.buyer,
    change: (ports) => ({
      ...ports,
      shell,
      copy: async (text) => (copied.push(text), true),
      ...change(ports),
    }),
  })
  await screen.findByRole('table', { name: '总费用明细' })
  await page.user.click(screen.getByRole('button', { name: '分享' }))
  return { ...page, copied }
}

it('a shop is shared as a picture that is a file, and Back closes it (WEB-123, WEB-126)', async () => {
  const page = await openSharing()
  const { title } = exampleShop(1)
  expect((await screen.findByRole('img', { name: `分享图片：${title}` })).getAttribute('src')).toBe(PICTURE)
  const save = await screen.findByRole('link', { name: '保存图片' })
  expect([save.getAttribute('download'), save.getAttribute('href')]).toEqual(['diandu.png', 'blob:picture'])
  expect(await findViolations()).toEqual([])
  await page.goBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('the link that is copied is the page’s own, with nothing of who shares it (WEB-124)', async () => {
  const page = await openSharing()
  await page.user.click(await screen.findByRole('button', { name: '复制链接' }))
  expect(page.copied).toEqual([`${location.origin}${PATH}`])
  const written = pen.fillText.mock.calls.map(([text]) => String(text)).join(' ')
  expect(written).toContain(exampleShop(1).title.slice(0, 4))
  for (const secret of [exampleShop(1).sellerName, page.market.buyer.userId])
    expect(written + page.copied.join('')).not.toContain(secret)
})

it('inside WeChat a user is told to hold the picture, and there is nothing to download (WEB-126)', async () => {
  await openSharing('wechat')
  expect(await screen.findByText(/长按图片，保存下来或发给朋友/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: '保存图片' })).toBeNull()
})

it.each([
  [true, '图片已经交给 App 保存'],
  [false, '这个版本的 App 存不了图片。请长按图片保存，或者复制链接'],
])('inside an app the picture is handed to it, which takes it or not: %s (WEB-126)', async (isTaken, message) => {
  const saved: string[] = []
  const page = await openSharing('android-app', ({ bridge }) => ({
    bridge: { ...bridge, savePicture: (picture, done) => (saved.push(picture), done(isTaken)) },
    app: {
      isApp: true,
      token: async () => undefined,
      exchangeToken: async () => ({ ok: false, failure: { kind: 'login-required' } }),
      openLogin: () => undefined,
    },
  }))
  await page.user.click(await screen.findByRole('button', { name: '保存到相册' }))
  expect(saved).toEqual([PICTURE])
  await waitFor(() => expect(toasts.current().map(({ text }) => text)).toContain(message))
})

it.each([
  ['gives no canvas', () => void context.mockReturnValue(null)],
  ['has no memory for it', () => void drawn.mockReturnValue('data:,')],
  [
    'breaks while drawing',
    () =>
      void drawn.mockImplementation(() => {
        throw new Error('out of memory')
      }),
  ],
])('a phone that %s says so, and gives the link to copy (WEB-125)', async (_title, breaks) => {
  breaks()
  const page = await openSharing()
  expect(await screen.findByText('没有画出图片')).toBeTruthy()
  expect(screen.queryByRole('link', { name: '保存图片' })).toBeNull()
  await page.user.click(screen.getByRole('button', { name: '复制链接' }))
  expect(page.copied).toEqual([`${location.origin}${PATH}`])
  expect(await findViolations()).toEqual([])
})

const POSTER: Poster = { kicker: '', title: '店', pictureUrl: '/photo.jpg', rows: [], notes: [], path: PATH, at: 0 }
const FOOT = { name: '店渡', day: (day: string) => day, scan: '' }

/** A picture that comes, or does not. */
function pictures(event: 'load' | 'error'): void {
  class Picture extends EventTarget {
    naturalWidth = 400
    naturalHeight = 300
    set src(_address: string) {
      queueMicrotask(() => this.dispatchEvent(new Event(event)))
    }
  }
  vi.stubGlobal('Image', Picture)
}

it.each(['load', 'error'] as const)('a photo that answers with "%s" is drawn, or left out (WEB-125)', async (event) => {
  pictures(event)
  pen.drawImage.mockClear()
  expect(await drawPoster(POSTER, 'https://own.example/shop/1', FOOT)).toBe(PICTURE)
  expect(pen.drawImage).toHaveBeenCalledTimes(event === 'load' ? 1 : 0)
  vi.unstubAllGlobals()
})

it('a photo that may not be read is left out of a second try (WEB-125)', async () => {
  pictures('load')
  drawn.mockImplementationOnce(() => {
    throw new DOMException('tainted', 'SecurityError')
  })
  pen.drawImage.mockClear()
  expect(await drawPoster(POSTER, 'https://own.example/shop/1', FOOT)).toBe(PICTURE)
  expect([pen.drawImage.mock.calls.length, drawn.mock.calls.length]).toEqual([1, 2])
  vi.unstubAllGlobals()
})
