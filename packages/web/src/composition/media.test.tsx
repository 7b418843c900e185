import { compose, overHttp } from '@diandu/adapters/compose'
import { memoryDevice } from '@diandu/adapters/device'
import type { PictureId } from '@diandu/core/account'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PortsProvider } from '../app/ports-context.ts'
import { PreferencesContext } from '../app/preferences.ts'
import { useCopyText } from '../app/use-copy-text.ts'
import { usePictureUpload } from '../app/use-picture-upload.ts'
import { toasts } from '../ui/toasts.ts'
import type { Locale } from '../words/words.ts'
import type { Ports } from './ports.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'execCommand')
  for (const { id } of toasts.current()) toasts.dismiss(id)
})

const bare = compose(memoryDevice(), overHttp({ apiBase: '/api', signingSecret: 'a-secret-for-tests', transport: async () => undefined }))
const words = () => toasts.current().map(({ text }) => text)

function hook<T>(use: () => T, change: Partial<Ports> = {}, locale: Locale = 'zh-CN') {
  const ports = () => Promise.resolve({ ...bare, ...change })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PreferencesContext value={{ locale, theme: 'system' }}>
      <PortsProvider value={ports}>{children}</PortsProvider>
    </PreferencesContext>
  )
  return renderHook(use, { wrapper }).result
}

/** Pressed on some page. */
async function copy(text: string, locale: Locale = 'zh-CN'): Promise<void> {
  const { current } = hook(useCopyText, {}, locale)
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

const clipboard = (writeText: (text: string) => Promise<void>) => vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })

describe('copying', () => {
  it('[MED-7] goes through the clipboard, and says so', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    clipboard(writeText)
    await copy('客服 QQ 12345')
    expect(writeText).toHaveBeenCalledWith('客服 QQ 12345')
    expect(words()).toEqual(['复制成功'])
  })

  it('[MED-7] goes by the old command where the clipboard is closed or missing, and leaves nothing behind', async () => {
    const copied = oldCommand(() => true)
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
    await copy('第一')
    clipboard(() => Promise.reject(new DOMException('closed', 'NotAllowedError')))
    await copy('第二')
    expect(copied).toEqual(['第一', '第二'])
    expect(words()).toEqual(['复制成功'])
    expect([document.querySelector('textarea'), document.activeElement]).toEqual([null, button])
    button.remove()
  })

  it.each([
    ['refuses', () => false],
    ['throws', () => { throw new Error('unknown command') }],
  ])('[MED-7] says that it failed where the old command %s too', async (_what, answer) => {
    oldCommand(answer)
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
    await copy('x', 'en')
    expect(words()).toEqual(['Could not copy. Please press and hold the text'])
    expect(document.querySelector('textarea')).toBeNull()
  })
})

describe('uploading a picture', () => {
  const picture = { id: 'p1' as PictureId, url: '/p1' }
  const file = new File([new Uint8Array(9)], 'a.png', { type: 'image/png' })

  it('[MED-8] says that it is under way, and gives the picture', async () => {
    const sent: unknown[] = []
    const upload = hook(usePictureUpload, { uploads: { picture: async (one) => (sent.push(one), ok(picture)) } })
    await act(async () => expect(await upload.current.upload(file)).toEqual(picture))
    expect(words()).toEqual(['图片上传中…'])
    expect(sent).toEqual([{ type: 'image/png', bytes: new Uint8Array(9) }])
    expect(upload.current.isUploading).toBe(false)
  })

  it('[MED-8] says of a file of another kind what is wrong with it, and sends nothing', async () => {
    const uploads = { picture: vi.fn() }
    const upload = hook(usePictureUpload, { uploads })
    await act(async () => expect(await upload.current.upload(new File(['GIF89a'], 'a.gif', { type: 'image/gif' }))).toBeUndefined())
    expect(words()).toEqual(['图片格式错误'])
    expect(uploads.picture).not.toHaveBeenCalled()
  })

  it.each<readonly [string, Result<never>, readonly string[]]>([
    ['a refusal', fail(refused('picture-refused', '图片太大')), ['图片上传中…', '图片太大']],
    ['a network that fails', fail({ kind: 'offline' }), ['图片上传中…', '网络没有连上，请检查后再试']],
    ['a lapsed login, which the house tells', fail({ kind: 'login-required' }), ['图片上传中…']],
  ])('[MED-8] says why it did not arrive: %s', async (_what, answer, said) => {
    const upload = hook(usePictureUpload, { uploads: { picture: async () => answer } })
    await act(async () => expect(await upload.current.upload(file)).toBeUndefined())
    expect(words()).toEqual(said)
  })
})
