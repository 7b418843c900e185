import { browserDevice } from '@diandu/adapters/device'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DeviceProvider } from '../app/device/device-context.ts'
import { PreferencesContext } from '../app/preferences/preferences.ts'
import { useCopyText } from '../app/device/use-copy-text.ts'
import { toasts } from '../ui/feedback/toasts.ts'
import type { Locale } from '../messages/messages.ts'

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand')
  for (const { id } of toasts.current()) toasts.dismiss(id)
})

const AROUND = {
  channelIds: { ios: '', android: '' },
  weChatScript: '',
  captcha: { appId: '', script: '' },
  hasChat: false,
}
const device = browserDevice(window, AROUND)
const messages = () => toasts.current().map(({ text }) => text)

function hook<T>(use: () => T, locale: Locale) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PreferencesContext value={{ locale, theme: 'system' }}>
      <DeviceProvider value={device}>{children}</DeviceProvider>
    </PreferencesContext>
  )
  return renderHook(use, { wrapper }).result
}

/** Pressed on some page. */
async function copy(text: string, locale: Locale = 'zh-CN'): Promise<void> {
  const { current } = hook(useCopyText, locale)
  await act(() => current(text))
}

/** The old command, which copies what is selected. */
function oldCommand(answer: () => boolean): readonly string[] {
  const copied: string[] = []
  Object.assign(document, {
    execCommand: () => {
      const field = document.activeElement
      if (field instanceof HTMLTextAreaElement) copied.push(field.value.slice(field.selectionStart, field.selectionEnd))
      return answer()
    },
  })
  return copied
}

const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })

describe('copying', () => {
  it('goes through the clipboard, and says so', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    clipboard(writeText)
    await copy('客服 QQ 12345')
    expect(writeText).toHaveBeenCalledWith('客服 QQ 12345')
    expect(messages()).toEqual(['复制成功'])
  })

  it('is asked of the browser within the press, which it forgets with the first thing that is awaited', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    clipboard(writeText)
    const { current } = hook(useCopyText, 'zh-CN')
    await act(() => {
      const copied = current('客服 QQ 12345')
      expect(writeText).toHaveBeenCalledTimes(1)
      return copied
    })
  })

  it('goes by the old command where the clipboard is closed or missing, and leaves nothing behind', async () => {
    const copied = oldCommand(() => true)
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
    await copy('第一')
    clipboard(() => Promise.reject(new DOMException('closed', 'NotAllowedError')))
    await copy('第二')
    expect(copied).toEqual(['第一', '第二'])
    expect(messages()).toEqual(['复制成功'])
    expect([document.querySelector('textarea'), document.activeElement]).toEqual([null, button])
    button.remove()
  })

  it.each([
    ['refuses', () => false],
    [
      'throws',
      () => {
        throw new Error('unknown command')
      },
    ],
  ])('says that it failed where the old command %s too', async (_what, answer) => {
    oldCommand(answer)
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
    await copy('x', 'en')
    expect(messages()).toEqual(['Couldn’t copy. Press and hold the text to copy it'])
    expect(document.querySelector('textarea')).toBeNull()
  })
})
