import type { Titles } from '../router/page.ts'
import { defineMessages } from './messages.ts'

/**
 * What a page is about, in a sentence, for the reader with whom it is shared. What has none of its own says what the
 * platform is.
 */
interface ShareMessages {
  readonly house: string
  readonly pages: Partial<Titles>
}

export const shareMessages = defineMessages<ShareMessages>(
  {
    house: '店渡：网店转让看得清。每个数字都有来处，货款由平台托管。',
    pages: {
      shops: '按平台、类目、价格挑网店，每家店的数字都写明来处。',
      search: '搜店铺名、类目或平台，找到合适的网店。',
      market: '正在转让的网店，价格、评分、扣分一目了然。',
      articles: '网店转让的攻略：过户、评分、保证金、商标、税务、防骗，一篇讲清一件事。',
      hotTopics: '大家正在问的事：每个话题配好文章和在售的店铺。',
      login: '登录店渡，继续您的买卖。',
      register: '注册店渡，开始买店或卖店。',
    },
  },
  {
    house:
      'Diandu: online shops change hands in the open. Every figure has its source, and payments are held in escrow.',
    pages: {
      shops: 'Pick an online shop by platform, industry and price. Every figure says where it comes from.',
      search: 'Search shops by name, industry or platform.',
      market: 'Online shops for sale, with prices, ratings and penalty points.',
      articles: 'Guides to buying and selling online shops: transfers, ratings, deposits, trademarks, tax, fraud.',
      hotTopics: 'What people want to know now, each with its guides and its shops for sale.',
      login: 'Log in to Diandu and carry on.',
      register: 'Join Diandu to buy or sell an online shop.',
    },
  },
)
