import { defineMessages } from '../messages.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

export const shopMessages = defineMessages({
  loading: { zh: '正在打开店铺', en: 'Opening the shop' },
  gone: { zh: '这家店铺已经下架，或者从没有过', en: 'This shop was removed or never existed' },
  goneAction: { zh: '看看别的店铺', en: 'See other shops' },
  price: (yuan: string) => ({ zh: `售价 ${yuan}`, en: `Asking price ${yuan}` }),
  agreedPrice: (yuan: string) => ({ zh: `您谈好的价 ${yuan}`, en: `Your agreed price ${yuan}` }),
  agreed: (yuan: string) => ({ zh: `您谈好的价（标价 ${yuan}）`, en: `Your price (asking ${yuan})` }),
  published: (day: string) => ({ zh: `${day} 上架`, en: `Listed ${day}` }),
  takenNotice: {
    'under-review': {
      zh: '这家店铺还在审核，暂时不能下单。',
      en: 'This shop is under review. You can’t order it yet.',
    },
    'on-sale': { zh: '', en: '' },
    'deposit-taken': {
      zh: '已有买家付了定金，这家店铺暂时不能下单。收藏它，交易没成就会重新上架。',
      en: 'A buyer has paid a deposit. Save the shop: it’s relisted if the deal falls through.',
    },
    'handing-over': { zh: '这家店铺已经有买家付款，正在交接。', en: 'A buyer has paid. The handover is in progress.' },
    sold: { zh: '这家店铺已经售出，下面有相似的店铺。', en: 'This shop has been sold. See similar ones below.' },
    withdrawn: {
      zh: '这家店铺现在没有展示，不能下单。',
      en: 'This shop isn’t listed at the moment, so it can’t be ordered.',
    },
    refused: { zh: '这家店铺没有通过审核。', en: 'This shop wasn’t approved.' },
  },
  ownOrder: {
    buyer: { zh: '这家店铺是您买的，进度都在订单里。', en: 'Your role: buyer. Follow progress in your order.' },
    seller: { zh: '这家店铺是您卖的，进度都在订单里。', en: 'Your role: seller. Follow progress in your order.' },
    open: { zh: '看我的订单', en: 'View my order' },
  },
  bargain: { zh: '还价', en: 'Offer' },
  gallery: {
    broken: { zh: '照片没有打开', en: 'Couldn’t load this photo' },
    again: { zh: '再试一次', en: 'Try again' },
    enlarge: (caption: string) => ({ zh: `放大照片：${caption}`, en: `Enlarge photo: ${caption}` }),
    notOpened: { zh: '没能放大照片，请再试一次', en: 'Couldn’t open the photo. Try again' },
  },
  save: { zh: '收藏', en: 'Save' },
  saved: { zh: '已收藏，可以在“我的”里找到', en: 'Saved. Find it in Account' },
  unsaved: { zh: '已取消收藏', en: 'Removed from saved' },
  share: { zh: '分享', en: 'Share' },
  /** For the reader with whom the page is shared. */
  about: ({ platform, price }: { readonly platform: string; readonly price: string }) => ({
    zh: `${platform}，转让价 ${price}。评分、扣分、费用合计都在这里。`,
    en: `${platform}, asking price ${price}. Ratings, penalty points and total costs inside.`,
  }),
  shareFailed: { zh: '没能打开分享，请再试一次', en: 'Couldn’t open sharing. Try again' },
  order: { zh: '立即下单', en: 'Order' },
  orderAgreed: { zh: '按谈好的价下单', en: 'Order at your price' },
  orderNote: { zh: '付款前随时可取消', en: 'Cancel free until you pay' },
  cannotOrder: { zh: '暂时不能下单', en: 'Can’t be ordered' },
  figures: {
    legend: {
      zh: '每个数字都标明是谁说的：点标记可以看来源和日期。',
      en: 'Every figure shows its source: tap its mark for source and date.',
    },
    points: (count: string) => ({ zh: `${count} 分`, en: count === '1' ? '1 point' : `${count} points` }),
    niceClass: (number: string) => ({ zh: `第 ${number} 类`, en: `Class ${number}` }),
    yes: { zh: '是', en: 'Yes' },
    no: { zh: '否', en: 'No' },
  },
  turnover: {
    title: { zh: '近六个月营业额', en: 'Turnover, last six months' },
    month: { zh: '月份', en: 'Month' },
    value: { zh: '营业额', en: 'Turnover' },
    monthShort: (month: string) => ({ zh: `${Number(month)}月`, en: MONTHS[Number(month) - 1] ?? month }),
  },
  cost: {
    title: { zh: '一共要花多少钱', en: 'Total cost' },
    caption: { zh: '总费用明细', en: 'Cost breakdown' },
    what: { zh: '项目', en: 'Item' },
    amount: { zh: '金额', en: 'Amount' },
    now: { zh: '现在付', en: 'Due now' },
    later: { zh: '以后付', en: 'Due later' },
    total: { zh: '合计', en: 'Total' },
    totalNote: { zh: '其中保证金退店时可退', en: 'Consumer deposit returned when shop closes' },
    plan: { zh: '付款方式', en: 'How to pay' },
    plans: { full: { zh: '全款', en: 'In full' }, deposit: { zh: '20% 定金', en: 'Deposit' } },
    items: {
      price: { zh: '店铺价款', en: 'Price' },
      'price-deposit': { zh: '定金（价款的 20%）', en: 'Deposit (20% of the price)' },
      'price-balance': { zh: '尾款（价款的 80%）', en: 'Balance due (80% of the price)' },
      'service-fee': { zh: '居间服务费（价款的 10%）', en: 'Service fee (10% of the price)' },
      coupon: { zh: '优惠券', en: 'Coupon' },
      'annual-fee': { zh: '平台年费', en: 'Annual platform fee' },
      'consumer-deposit': { zh: '消保保证金', en: 'Consumer deposit' },
      'other-fees': { zh: '过户时平台收的其他费用', en: 'Other platform fees at transfer' },
    },
    payees: {
      seller: { zh: '交接完成后付给卖家', en: 'To the seller after handover' },
      house: { zh: '付给店渡', en: 'To Diandu' },
      platform: { zh: '付给所在平台', en: 'To the platform' },
    },
    couponPayer: { zh: '由店渡承担', en: 'Paid by Diandu' },
    whenNow: { zh: '下单时付', en: 'When you order' },
    whenBy: (day: string) => ({ zh: `${day} 前`, en: `By ${day}` }),
    whenHandOver: { zh: '过户时另付', en: 'Separately, at transfer' },
    returnable: { zh: '退店时平台退还', en: 'Returned by the platform when the shop closes' },
    escrow: {
      zh: '价款先由店渡托管，您确认交接后才放给卖家。',
      en: 'The price stays in escrow until you confirm receipt.',
    },
  },
  process: {
    title: { zh: '交易怎么走', en: 'How it works' },
    steps: {
      zh: [
        { title: '下单付款', note: '钱进托管账户，卖家碰不到' },
        { title: '签电子合同', note: '卖家签署后，您在 3 天内签署' },
        { title: '交接过户', note: '卖家在 7 天内交出店铺' },
        { title: '确认放款', note: '72 小时内发现不符可申请退款' },
      ],
      en: [
        { title: 'Order and pay', note: 'Your money is in escrow. The seller can’t touch it' },
        { title: 'Sign online', note: 'You have 3 days to sign after the seller' },
        { title: 'Handover', note: 'The seller hands over within 7 days' },
        { title: 'Confirm', note: 'You have 72 hours to report a mismatch' },
      ],
    },
  },
  photos: { zh: '店铺照片', en: 'Photos' },
  photo: (number: string, count: string, caption: string) => ({
    zh: `第 ${number} 张，共 ${count} 张：${caption}`,
    en: `${number} of ${count}: ${caption}`,
  }),
  description: { zh: '卖家的话', en: 'From the seller' },
  similar: { zh: '相似店铺', en: 'Similar shops' },
})
