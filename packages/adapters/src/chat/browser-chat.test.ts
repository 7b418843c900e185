import { createManualClock } from '@diandu/core/testing'
import { describe, expect, it, vi } from 'vitest'
import { browserChat, CHAT_SCRIPT_LIMIT_MS } from './browser-chat.ts'

const SCRIPT = 'https://chat.example/ks.js'
const LINK = 'https://chat.example/im.htm'

/** A page on which the script does as it is told to, a turn after it was added. */
function openPage(does: 'load' | 'throw' | 'error' | 'nothing', opened: object | null = {}) {
  const errors = new Set<(event: { filename: string }) => void>()
  const added: string[] = []
  let act = does
  const page = {
    open: vi.fn((_link: string, _target: string) => opened),
    location: { assign: vi.fn() },
    addEventListener: (_name: string, listener: never) => void errors.add(listener),
    removeEventListener: (_name: string, listener: never) => void errors.delete(listener),
    document: {
      createElement: () => {
        const listeners = new Map<string, () => void>()
        return {
          src: '',
          listeners,
          addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
          remove: () => added.pop(),
        }
      },
      head: {
        append(script: { src: string; listeners: Map<string, () => void> }) {
          added.push(script.src)
          queueMicrotask(() => {
            if (act === 'throw') for (const listener of errors) listener({ filename: '' })
            if (act === 'error') script.listeners.get('error')?.()
            if (act === 'load' || act === 'throw') script.listeners.get('load')?.()
          })
        },
      },
    },
  }
  const clock = createManualClock()
  return {
    page,
    clock,
    added,
    errors,
    become: (next: typeof does) => void (act = next),
    chat: (shell: 'browser' | 'wechat' | 'ios-app' | 'android-app' = 'browser') =>
      browserChat(page as unknown as Parameters<typeof browserChat>[0], { shell, clock }),
  }
}

describe('the script of the chat', () => {
  it('is run once in a visit, and not before it is asked for (SUP-13)', async () => {
    const { chat, added, errors } = openPage('load')
    const { load } = chat()
    expect(added).toEqual([])
    expect(await Promise.all([load(SCRIPT), load(SCRIPT)])).toEqual([true, true])
    expect(await load(SCRIPT)).toBe(true)
    expect([added, errors.size]).toEqual([[SCRIPT], 0])
  })

  it.each(['throw', 'error'] as const)(
    'is no chat where it ends with %s, and is tried again later (SUP-13)',
    async (does) => {
      const { chat, added, become, errors } = openPage(does)
      const { load } = chat()
      expect(await load(SCRIPT)).toBe(false)
      expect([added, errors.size]).toEqual([[], 0])
      become('load')
      expect(await load(SCRIPT)).toBe(true)
    },
  )

  it('is given up after five seconds (SUP-13)', async () => {
    const { chat, clock, added } = openPage('nothing')
    const loading = chat().load(SCRIPT)
    clock.advance(CHAT_SCRIPT_LIMIT_MS - 1)
    expect(added).toEqual([SCRIPT])
    clock.advance(1)
    expect(await loading).toBe(false)
    expect(added).toEqual([])
  })
})

describe('the page of the chat', () => {
  it('opens in a window of its own, which knows nothing of ours (SUP-7)', () => {
    const opened = { opener: 'ours' as unknown }
    const { chat, page } = openPage('load', opened)
    expect(chat().open(LINK)).toBe(true)
    expect(page.open).toHaveBeenCalledExactlyOnceWith(LINK, '_blank')
    expect(opened.opener).toBeNull()
  })

  it('is the next page where the browser opens no window so long after the press (SUP-7)', () => {
    const { chat, page } = openPage('load', null)
    expect(chat().open(LINK)).toBe(true)
    expect(page.location.assign).toHaveBeenCalledExactlyOnceWith(LINK)
  })

  it.each(['wechat', 'ios-app', 'android-app'] as const)('is the next page in %s (SUP-7)', (shell) => {
    const { chat, page } = openPage('load', null)
    expect(chat(shell).open(LINK)).toBe(true)
    expect(page.location.assign).toHaveBeenCalledExactlyOnceWith(LINK)
  })

  it('opens though another site keeps its window to itself (SUP-7)', () => {
    const shut = Object.defineProperty({}, 'opener', {
      set() {
        throw new Error('not yours')
      },
    })
    expect(openPage('load', shut).chat().open(LINK)).toBe(true)
  })
})
