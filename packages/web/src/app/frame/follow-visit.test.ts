import type { ArticleId } from '@diandu/core/articles'
import { SANDBOX_GAME_ENTRY } from '@diandu/core/guess-game'
import { fail, ok } from '@diandu/core/kernel'
import type { ShopId } from '@diandu/core/catalog'
import type { Shell } from '@diandu/core/session'
import { exampleShop } from '@diandu/core/testing'
import { describe, expect, it, vi } from 'vitest'
import type { Ports, ShareData } from '../../composition/ports.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { ROUTES } from '../../routes/routes.ts'
import { openTestMarket, testPorts } from '../testing/open-test-market.ts'
import { followVisit } from './follow-visit.ts'

const ORIGIN = 'https://market.test'

function follow(
  shell: Shell,
  change: (ports: Ports) => Partial<Ports> = () => ({}),
  gamePages: readonly string[] = [],
) {
  const market = openTestMarket(0)
  market.shelve(market.seller.userId, exampleShop(3, { title: '云禾女装旗舰店', platform: 1, priceFen: 12_345_600 }))
  const shared: ShareData[] = []
  const bars: boolean[] = []
  const bare = testPorts(market, market.buyer.device)
  const ports: Ports = {
    ...bare,
    bridge: { ...bare.bridge, showTitleView: (isVisible) => void bars.push(isVisible) },
    sharing: { share: async (data) => (shared.push(data), ok(null)) },
    ...change(bare),
  }
  const leaveFor = vi.fn()
  const visit = followVisit({
    shell,
    gamePages,
    leaveFor,
    ports: () => Promise.resolve(ports),
    queries: createQueryClient(() => undefined),
    locale: 'zh-CN',
    origin: ORIGIN,
  })
  return { ...visit, shared, bars, leaveFor, market }
}

describe('in WeChat', () => {
  it('a shop says its own title, sentence and address (SHL-50)', async () => {
    const { arrive, shared } = follow('wechat')
    await arrive('/shop/shop-0003?token=secret&from=timeline&x=1')
    expect(shared).toEqual([
      {
        title: '云禾女装旗舰店',
        description: expect.stringContaining('¥123,456.00') as string,
        pictureUrl: `${ORIGIN}/share.png`,
        url: `${ORIGIN}/shop/shop-0003?x=1`,
      },
    ])
  })

  it('an article, a campaign and a valuation say their own title and sentence (WEB-127)', async () => {
    const { arrive, shared, market } = follow('wechat')
    market.recordSale('shop-0003' as ShopId, { priceFen: 9_000_000, soldAt: market.clock.now() - 1 })
    const article = { id: 'deposit' as ArticleId, title: '保证金怎么退', summary: '一句话' }
    market.publishArticle({ ...article, subject: 'costs', text: '先问清楚。', shops: { sort: 'latest' } })
    const result = `/assessment/result?platform=1&kind=flagship&industry=womenswear`
    for (const path of [`/taobao/details/${article.id}`, '/activity/anniversary', result]) await arrive(path)
    expect(shared.map(({ title }) => title)).toEqual([
      article.title,
      '周年庆',
      expect.stringMatching(/^天猫 · 旗舰店 · 女装 大概能卖 ¥/),
    ])
    expect(shared[0]?.description).toBe(article.summary)
    expect(shared[2]?.description).toMatch(/¥.+¥.+\d{4}-\d\d-\d\d/)
    const pictures = ['/share-article.png', '/share-candles.png', '/share-valuation.png']
    expect(shared.map(({ pictureUrl }) => pictureUrl)).toEqual(pictures.map((path) => ORIGIN + path))
    expect(new Set(shared.map(({ description }) => description)).size).toBe(3)
  })

  it('every page of the table has a title, a sentence and an address of ours (SHL-50)', async () => {
    for (const { path } of ROUTES) {
      const { arrive, shared } = follow('wechat')
      await arrive(
        path
          .replace(/\/:market$/, '/tmall')
          .replace(':id', 'shop-0003')
          .replace(/\/?:search\??/, ''),
      )
      const [data] = shared
      expect([data?.title !== '', data?.description !== '', data?.url.startsWith(`${ORIGIN}/`)], path).toEqual([
        true,
        true,
        true,
      ])
    }
  })

  it('a page that is nowhere is shared as what it is (SHL-50)', async () => {
    const { arrive, shared } = follow('wechat')
    await arrive('/no/such/page')
    expect(shared[0]?.title).toBe('页面不存在')
  })

  it('a visitor who has gone on meanwhile shares the page they are on (SHL-50)', async () => {
    const { arrive, shared } = follow('wechat')
    await Promise.all([arrive('/shop/shop-0003'), arrive('/login')])
    expect(shared.map(({ title }) => title)).toEqual(['登录'])
  })
})

describe.each(['android-app', 'ios-app'] as const)('in the %s', (shell) => {
  it('the app’s bar is superseded by the page’s own, and comes back when the platform is left', async () => {
    const { arrive, leave, bars, shared } = follow(shell)
    await arrive('/')
    await leave()
    expect([bars, shared]).toEqual([[false, true], []])
  })
})

describe('the game', () => {
  const PAGES = ['/activity/1111', '/game']
  const known = () =>
    ({
      weChat: {
        config: async () => fail({ kind: 'offline' }),
        comeBack: async () => fail({ kind: 'offline' }),
        gameUrl: async () => ok('https://w.test/g'),
      },
    }) satisfies Partial<Ports>

  it.each(['/game', '/game/', '/GAME/x?y=1', '/activity/1111', '/activity/1111/dt?pos=1'])(
    '%s leads a browser to WeChat',
    async (path) => {
      const { arrive, leaveFor } = follow('browser', known, PAGES)
      await arrive(path)
      expect(leaveFor.mock.calls).toEqual([['https://w.test/g']])
    },
  )

  it.each(['/', '/games', '/activity/11112', '/game?os=ios', '/game?a=1&os'])(
    '%s leads no visitor there',
    async (path) => {
      const { arrive, leaveFor } = follow('browser', known, PAGES)
      await arrive(path)
      expect(leaveFor).not.toHaveBeenCalled()
    },
  )

  it.each<Shell>(['wechat', 'android-app', 'ios-app'])('%s leads no visitor to the game’s entry', async (shell) => {
    const { arrive, leaveFor } = follow(shell, known, PAGES)
    await arrive('/game')
    expect(leaveFor).not.toHaveBeenCalled()
  })

  it('the entry of a demonstration is on our own host (GUE-14)', async () => {
    const { arrive, leaveFor } = follow(
      'browser',
      () => ({ weChat: { ...known().weChat, gameUrl: async () => ok(SANDBOX_GAME_ENTRY) } }),
      PAGES,
    )
    await arrive('/game')
    expect(leaveFor.mock.calls).toEqual([[SANDBOX_GAME_ENTRY]])
  })

  it.each([['javascript:alert(1)'], ['/sandbox/wechat/games'], ['/'], ['http://w.test/'], ['//w.test']])(
    'an entry such as %s is none',
    async (url) => {
      const { arrive, leaveFor } = follow(
        'browser',
        () => ({ weChat: { ...known().weChat, gameUrl: async () => ok(url) } }),
        PAGES,
      )
      await arrive('/game')
      expect(leaveFor).not.toHaveBeenCalled()
    },
  )
})
