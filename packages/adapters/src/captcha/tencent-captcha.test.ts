import { fail, ok } from '@diandu/core/kernel'
import { describe, expect, it } from 'vitest'
import { lateCaptcha } from './late-captcha.ts'
import { tencentCaptcha } from './tencent-captcha.ts'

const CONFIG = { appId: '190000001', script: 'https://captcha.test/sdk.js' }

/** A page on which the maker's script comes or does not, and whose window answers as told. */
function openPage(arrives: 'well' | 'empty' | 'not', lang = 'zh-CN') {
  const shown: unknown[] = []
  let tell: (answer: object) => void = () => undefined
  let arriving = arrives
  const added: string[] = []
  class TencentCaptcha {
    readonly appId: string
    readonly options: object
    constructor(appId: string, receive: (answer: object) => void, options: object) {
      this.appId = appId
      this.options = options
      tell = receive
    }
    show() {
      shown.push([this.appId, this.options])
    }
  }
  const page = {
    document: {
      documentElement: { lang },
      createElement: () => {
        const listeners = new Map<string, () => void>()
        return {
          src: '',
          addEventListener: (name: string, receive: () => void) => listeners.set(name, receive),
          remove: () => added.pop(),
          listeners,
        }
      },
      head: {
        append(script: { src: string; listeners: Map<string, () => void> }) {
          added.push(script.src)
          if (arriving === 'well') Object.assign(page, { TencentCaptcha })
          queueMicrotask(() => script.listeners.get(arriving === 'not' ? 'error' : 'load')?.())
        },
      },
    },
  }
  return {
    page: page as unknown as Window,
    shown,
    added,
    tell: (answer: object) => tell(answer),
    arrive: (next: typeof arrives) => void (arriving = next),
  }
}

const untilShown = async (shown: readonly unknown[]) => {
  while (shown.length === 0) await Promise.resolve()
}

describe("the third party's captcha", () => {
  it('fetches the script once, shows its window in the language of the page, and gives the ticket', async () => {
    const { page, shown, added, tell } = openPage('well', 'en')
    const { solve: call } = tencentCaptcha(page, CONFIG)
    expect(added).toEqual([])
    for (const ticket of ['one', 'two']) {
      shown.length = 0
      const requested = call()
      await untilShown(shown)
      tell({ ret: 0, ticket, randstr: '@x' })
      expect(await requested).toEqual(ok({ ticket, randstr: '@x' }))
    }
    expect(added).toEqual([CONFIG.script])
    expect(shown).toEqual([[CONFIG.appId, { userLanguage: 'en', enableDarkMode: true }]])
  })

  it.each([
    [{ ret: 2, ticket: null }, ok(null)],
    [{ ret: 0, ticket: 'trerror_1001', randstr: '@x', errorCode: 1001 }, fail({ kind: 'offline' })],
    [{ ret: 0, ticket: '', randstr: '@x' }, fail({ kind: 'offline' })],
    [{ ret: 0, ticket: 't' }, fail({ kind: 'offline' })],
    [{ ret: 1, ticket: 't', randstr: '@x' }, fail({ kind: 'offline' })],
  ])('takes no other answer for a ticket: %j', async (answer, expected) => {
    const { page, shown, tell } = openPage('well')
    const requested = tencentCaptcha(page, CONFIG).solve()
    await untilShown(shown)
    tell(answer)
    expect(await requested).toEqual(expected)
  })

  it.each(['empty', 'not'] as const)(
    'a script that comes %s is a network that does not answer, and is fetched again',
    async (arrives) => {
      const { page, shown, tell, arrive } = openPage(arrives)
      const { solve: call } = lateCaptcha(page, CONFIG)
      expect(await call()).toEqual(fail({ kind: 'offline' }))
      arrive('well')
      const requested = call()
      while (shown.length === 0) await Promise.resolve()
      tell({ ret: 0, ticket: 't', randstr: '@x' })
      expect(await requested).toEqual(ok({ ticket: 't', randstr: '@x' }))
    },
  )
})
