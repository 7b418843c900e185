import { defineMessages } from '../messages.ts'

/** Lower prices: offered and listed. */
export const offerMessages = defineMessages({
  line: {
    zh: '给卖家一个您愿意付的价格。卖家有 7 天回复；谈好后，这个价格为您保留 7 天。',
    en: 'Tell the seller what you’d pay. They have 7 days to reply. If you agree, we’ll hold that price for you for 7 days.',
  },
  send: { zh: '发送出价', en: 'Send offer' },
  another: { zh: '修改出价', en: 'Change offer' },
  sent: { zh: '出价已发给卖家', en: 'Offer sent to the seller' },
  toShop: { zh: '看店铺', en: 'View shop' },
  gone: { zh: '这家店铺现在不能还价', en: 'You can’t make an offer on this shop right now' },
  list: { zh: '议价记录', en: 'Offers' },
  roles: { buyer: { zh: '我的出价', en: 'Offers sent' }, seller: { zh: '收到的出价', en: 'Offers received' } },
  side: { zh: '看哪一边', en: 'Show offers sent or received' },
  empty: {
    buyer: { zh: '您还没有出过价', en: 'You haven’t made any offers yet' },
    seller: {
      zh: '还没有买家出价。有人出价时，会列在这里和“轮到我”里，您有 7 天回复。',
      en: 'No buyer has made an offer yet. New offers will show up here and under “Your turn”. You’ll have 7 days to reply.',
    },
  },
  emptyAction: {
    buyer: { zh: '去找一家店铺', en: 'Find a shop' },
    seller: { zh: '看我卖的订单', en: 'View orders I’m selling' },
  },
  stages: {
    offered: { zh: '买家出价', en: 'The buyer’s offer' },
    countered: { zh: '卖家还价', en: 'The seller’s counter-offer' },
    agreed: { zh: '谈好的价', en: 'Agreed price' },
  },
  requested: { zh: '标价', en: 'Asking price' },
  yourTurn: { zh: '待您回复', en: 'Needs your reply' },
  more: { zh: '加载更多', en: 'Load more' },
  loading: { zh: '正在加载', en: 'Loading' },
  end: { zh: '以上是全部', en: 'No more offers' },
  failed: { zh: '议价记录没有加载出来', en: 'Couldn’t load your offers' },
  retry: { zh: '再试一次', en: 'Try again' },
})
