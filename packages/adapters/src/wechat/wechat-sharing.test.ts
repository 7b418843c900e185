import { fail, ok, type Result } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import { describe, expect, it, vi } from 'vitest'
import { lateSharing } from './late-sharing.ts'
import { loadWeChatSdk } from './load-wechat-sdk.ts'
import { READY_LIMIT_MS, weChatSharing } from './wechat-sharing.ts'
import type { SignedPage, WeChatSdk } from './wechat-sdk.ts'

type BridgeCall = readonly [string, unknown]

/** An SDK that writes down what it is told, and accepts, refuses or leaves unanswered whatever it is to check. */
function openWeChat(validate: 'accepts' | 'refuses' | 'is silent' = 'accepts', signsFirstPage = false) {
  const calls: BridgeCall[] = []
  const clock = createManualClock()
  let address = 'https://market.test/lists#top'
  let verdict = validate
  const listeners: { ready?: () => void; error?: (reason: unknown) => void } = {}
  const sdk: WeChatSdk = {
    config: (terms) => {
      calls.push(['config', terms])
      queueMicrotask(() => {
        if (verdict === 'accepts') listeners.ready?.()
        if (verdict === 'refuses') listeners.error?.({ errMsg: 'config:invalid signature' })
      })
    },
    ready: (listener) => void (listeners.ready = listener),
    error: (listener) => void (listeners.error = listener),
    updateAppMessageShareData: (data) => void calls.push(['friends', data]),
    updateTimelineShareData: (data) => void calls.push(['timeline', data]),
  }
  const signedUrls: string[] = []
  let signing: Result<SignedPage> | undefined
  const config = async (url: string): Promise<Result<SignedPage>> => {
    signedUrls.push(url)
    return signing ?? ok({ appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: `of ${url}` })
  }
  const loadSdk = vi.fn(() => Promise.resolve(sdk))
  const page = { loadSdk, pageUrl: () => address, signsFirstPage }
  return {
    ...weChatSharing({ ...page, config, clock }),
    page,
    config,
    calls,
    clock,
    signedUrls,
    loadSdk,
    goTo: (path: string) => void (address = `https://market.test${path}`),
    become: (next: typeof validate) => void (verdict = next),
    sign: (answer: Result<SignedPage> | undefined) => void (signing = answer),
  }
}

const dataOf = (title: string) => ({
  title,
  description: 'd',
  pictureUrl: 'https://market.test/p.png',
  url: 'https://market.test/x',
})
const titles = (calls: readonly BridgeCall[]) =>
  calls.filter(([name]) => name === 'friends').map(([, data]) => (data as { title: string }).title)

describe('sharing inside WeChat', () => {
  it('has the address signed, then says what is shared (SHL-10)', async () => {
    const { share, calls, signedUrls } = openWeChat()
    expect(await share(dataOf('找店'))).toEqual(ok(null))
    expect(signedUrls).toEqual(['https://market.test/lists'])
    expect(calls).toEqual([
      [
        'config',
        {
          debug: false,
          appId: 'wx1',
          timestamp: 1,
          nonceStr: 'n',
          signature: 'of https://market.test/lists',
          jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'],
        },
      ],
      ['friends', { title: '找店', desc: 'd', link: 'https://market.test/x', imgUrl: 'https://market.test/p.png' }],
      ['timeline', { title: '找店', link: 'https://market.test/x', imgUrl: 'https://market.test/p.png' }],
    ])
  })

  it.each([
    [false, ['/lists', '/shop/s1']],
    [true, ['/lists']],
  ])('asks for one signature an address (checked by the first page: %s) (SHL-10)', async (signsFirstPage, signed) => {
    const { share, goTo, signedUrls, calls } = openWeChat('accepts', signsFirstPage)
    await share(dataOf('找店'))
    await share(dataOf('找店铺'))
    goTo('/shop/s1#top')
    await share(dataOf('云禾'))
    expect(signedUrls).toEqual(signed.map((path) => `https://market.test${path}`))
    expect(titles(calls)).toEqual(['找店', '找店铺', '云禾'])
  })

  it('of pages that follow each other quickly the last one is shared (SHL-50)', async () => {
    const { share, calls, signedUrls } = openWeChat()
    const all = ['一', '二', '三'].map((title) => share(dataOf(title)))
    expect(await Promise.all(all)).toEqual([ok(null), ok(null), ok(null)])
    expect(titles(calls)).toEqual(['三'])
    expect(signedUrls).toHaveLength(1)
  })

  it('a refused signature is a failure, and the next page tries again', async () => {
    const { share, calls, become } = openWeChat('refuses')
    expect(await share(dataOf('一'))).toEqual(fail({ kind: 'signature-rejected' }))
    become('accepts')
    expect(await share(dataOf('二'))).toEqual(ok(null))
    expect(titles(calls)).toEqual(['二'])
  })

  it('an SDK that never answers is given up', async () => {
    const { share, clock, calls } = openWeChat('is silent')
    const shared = share(dataOf('一'))
    await vi.waitFor(() => expect(calls).toHaveLength(1), 30_000)
    clock.advance(READY_LIMIT_MS)
    expect(await shared).toEqual(fail({ kind: 'signature-rejected' }))
  })

  it('a server that does not sign, and a script that does not come, are failures', async () => {
    const { share, sign, loadSdk } = openWeChat()
    sign(fail({ kind: 'timeout' }))
    expect(await share(dataOf('一'))).toEqual(fail({ kind: 'timeout' }))
    loadSdk.mockRejectedValueOnce(new Error('no script'))
    expect(await share(dataOf('二'))).toEqual(fail({ kind: 'offline' }))
    sign(undefined)
    expect(await share(dataOf('三'))).toEqual(ok(null))
  })
})

describe('lateSharing', () => {
  it('outside of WeChat sharing calls no SDK', async () => {
    const config = vi.fn()
    expect(await lateSharing(undefined, config, createManualClock()).share(dataOf('一'))).toEqual(ok(null))
    expect(config).not.toHaveBeenCalled()
  })

  it('inside WeChat says what is shared (SHL-10)', async () => {
    const { page, config, clock, calls } = openWeChat()
    expect(await lateSharing(page, config, clock).share(dataOf('一'))).toEqual(ok(null))
    expect(titles(calls)).toEqual(['一'])
  })
})

describe('loadWeChatSdk', () => {
  function openPage() {
    const listeners = new Map<string, () => void>()
    const script = {
      src: '',
      addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
      remove: vi.fn(),
    }
    const page: { document: Document; wx?: unknown } = {
      document: { createElement: () => script, head: { append: () => undefined } } as unknown as Document,
    }
    return { page, script, happens: (name: string) => listeners.get(name)?.() }
  }

  it('gives what the script left, and fails where it left nothing or did not come', async () => {
    const well = openPage()
    const loading = loadWeChatSdk(well.page, '/sdk.js')
    const wx = { config: () => undefined }
    well.page.wx = wx
    well.happens('load')
    expect([await loading, well.script.src]).toEqual([wx, '/sdk.js'])
    for (const event of ['load', 'error']) {
      const ill = openPage()
      const failing = loadWeChatSdk(ill.page, '/sdk.js')
      ill.happens(event)
      await expect(failing).rejects.toThrow('JS-SDK')
    }
  })
})
