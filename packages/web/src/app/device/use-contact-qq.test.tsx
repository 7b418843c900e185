// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { screen, waitFor } from '@testing-library/react'
import { toasts } from '../../ui/feedback/toasts.ts'
import { renderPage } from '../testing/render-page.tsx'
import { useContactQq } from './use-contact-qq.ts'

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'))

interface PromisedItem {
  readonly 'text/plain': Promise<Blob>
}

/** A clipboard that is asked at once and waits for what is promised, as WebKit's does. */
function stubClipboard() {
  const written: string[] = []
  const begun: PromisedItem[] = []
  const Item = class {
    readonly parts: PromisedItem
    constructor(parts: PromisedItem) {
      this.parts = parts
    }
  }
  vi.stubGlobal('ClipboardItem', Item)
  const write = async ([item]: readonly { readonly parts: PromisedItem }[]) => {
    if (item === undefined) return
    begun.push(item.parts)
    const blob = await item.parts['text/plain']
    written.push(
      await new Promise<string>((settle) => {
        const reader = new FileReader()
        reader.onload = () => settle(String(reader.result))
        reader.readAsText(blob)
      }),
    )
  }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } })
  return { begun, written }
}

function Press({ number }: { readonly number: Promise<string | undefined> }) {
  const contactQq = useContactQq()
  return (
    <button type="button" onClick={() => contactQq(number)}>
      QQ
    </button>
  )
}

async function open(isTaken: boolean) {
  let come = (_number?: string): void => undefined
  const number = new Promise<string | undefined>((settle) => (come = settle))
  const copied: string[] = []
  await renderPage('/contact', {
    beside: <Press number={number} />,
    change: (ports) => ({
      ...ports,
      bridge: { ...ports.bridge, contactQq: async () => isTaken },
      copy: async (text) => copied.push(text) > 0,
    }),
  })
  return { press: () => screen.getByRole('button', { name: 'QQ' }).click(), come, copied }
}

it('asks the clipboard within the press for a number that comes later', async () => {
  const page = await open(false)
  const { begun, written } = stubClipboard()
  page.press()
  expect(begun).toHaveLength(1)
  page.come('2885001234')
  await waitFor(() => expect(written).toEqual(['2885001234']))
  await waitFor(() => expect(toasts.current().at(-1)?.text).toBe('复制成功'))
  expect(page.copied).toEqual([])
})

it.each([
  ['an app takes the number', true, '2885001234'],
  ['no number comes', false, undefined],
] as const)('copies nothing where %s', async (_title, isTaken, number) => {
  const page = await open(isTaken)
  const { begun, written } = stubClipboard()
  page.press()
  page.come(number)
  await expect((begun[0] as PromisedItem)['text/plain']).rejects.toThrow('Nothing to copy')
  expect([written, page.copied]).toEqual([[], []])
})

it('copies the number as it comes where the browser takes no promise', async () => {
  const page = await open(false)
  page.press()
  page.come('2885001234')
  await waitFor(() => expect(page.copied).toEqual(['2885001234']))
})
