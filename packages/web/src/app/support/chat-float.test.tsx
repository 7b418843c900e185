// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { fail, ok } from '@diandu/core/kernel'
import { SANDBOX_CHAT, toKstConfig, type KstConfig } from '@diandu/core/support'
import { expect, it, vi } from 'vitest'
import type { Ports } from '../../composition/ports.ts'
import { toasts } from '../../ui/feedback/toasts.ts'
import { findViolations, renderPage } from '../testing/render-page.tsx'
import { ChatFloat } from './chat-float.tsx'

const PROVIDER = toKstConfig({ introduce_js: 'https://chat.example/ks.js', jump_link: 'https://chat.example/im.htm' })

interface Given {
  readonly config?: KstConfig | 'offline'
  readonly loads?: boolean
  readonly opens?: boolean
  readonly hasChat?: boolean
}

function open(
  path: string,
  { config, loads = true, opens = true, hasChat = true }: Given = {},
  locale = 'zh-CN' as const,
) {
  const window = { load: vi.fn(async () => loads), open: vi.fn(() => opens) }
  const asked = vi.fn()
  const contactQq = vi.fn(async () => true)
  const copied: string[] = []
  const change = (ports: Ports): Ports => ({
    ...ports,
    hasChat,
    chatConfig: async () => {
      asked()
      if (config === 'offline') return fail({ kind: 'offline' })
      return config === undefined ? ports.chatConfig() : ok(config)
    },
    chatWindow: async () => window,
    bridge: { ...ports.bridge, contactQq },
    copy: async (text) => copied.push(text) > 0,
  })
  return renderPage(path, { change, locale, beside: <ChatFloat isAboveBanner /> }).then((page) => ({
    ...page,
    window,
    asked,
    contactQq,
    copied,
  }))
}

const float = () => screen.queryByRole('complementary', { name: '在线客服' })
const button = () => screen.findByRole('button', { name: '在线客服' })
const placeOf = () => {
  const { left, top } = (float() as HTMLElement).style
  return [Number.parseFloat(left), Number.parseFloat(top)] as const
}

it('asks for the configuration when the chat is first opened, and opens it (SUP-7, SUP-12)', async () => {
  const page = await open('/lists')
  const chat = await button()
  expect(page.asked).not.toHaveBeenCalled()
  await page.user.click(chat)
  await waitFor(() => expect(page.window.open).toHaveBeenCalledExactlyOnceWith(SANDBOX_CHAT))
  expect(page.window.load).not.toHaveBeenCalled()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('leads to QQ where the configuration says so (SUP-8)', async () => {
  const page = await open('/lists', { config: { ...PROVIDER, isJumpQq: true, qq: '2885001234' } })
  await page.user.click(await button())
  await waitFor(() => expect(page.contactQq).toHaveBeenCalledExactlyOnceWith('2885001234'))
  expect(page.window.open).not.toHaveBeenCalled()
})

it.each<readonly [string, Given]>([
  ['the configuration does not come', { config: 'offline' }],
  ['the script does not run', { config: PROVIDER, loads: false }],
  ['the page does not open', { config: PROVIDER, opens: false }],
])('offers QQ to copy and a phone to call when %s (SUP-9, SUP-13)', async (_title, given) => {
  const page = await open('/lists', given)
  await page.user.click(await button())
  const dialog = await screen.findByRole('alertdialog', { name: '在线客服没有打开' })
  expect(dialog.querySelector('a')?.getAttribute('href')).toMatch(/^tel:\d+$/)
  expect(await findViolations()).toEqual([])
  await page.user.click(await screen.findByRole('button', { name: /^复制 QQ 号/ }))
  await waitFor(() => expect(page.copied).toHaveLength(1))
  await waitFor(() => expect(toasts.current().at(-1)?.text).toBe('复制成功'))
  await page.user.click(screen.getByRole('button', { name: '知道了' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(page.received).toEqual([])
})

it('is moved by keys and by a press, never off the screen, and is closed for the visit (SUP-14)', async () => {
  const page = await open('/lists')
  const grip = await screen.findByRole('button', { name: /移动客服浮标/ })
  const before = placeOf()
  grip.focus()
  await page.user.keyboard('{ArrowLeft}{ArrowUp}')
  expect(placeOf()).toEqual([before[0] - 24, before[1] - 24])
  for (let count = 0; count < 80; count += 1) fireEvent.keyDown(grip, { key: 'ArrowLeft' })
  expect(placeOf()[0]).toBe(0)
  fireEvent.pointerDown(grip, { clientX: 0, clientY: 0, pointerId: 1 })
  fireEvent.pointerMove(grip, { clientX: 9_000, clientY: 9_000, pointerId: 1 })
  fireEvent.pointerUp(grip, { pointerId: 1 })
  expect(placeOf()[0]).toBeLessThanOrEqual(window.innerWidth)
  await page.user.click(screen.getByRole('button', { name: '这次访问不再显示' }))
  expect(float()).toBeNull()
  cleanup()
  await open('/lists')
  expect(float()).toBeNull()
})

it.each(['/login', '/supplierService/design', '/activity/1111'])('stays away from %s (SUP-1)', async (path) => {
  await open(path)
  expect(float()).toBeNull()
})

it('is not there where no chat is set up (SUP-16)', async () => {
  await open('/lists', { hasChat: false })
  expect(float()).toBeNull()
})
