import { defineMessages } from '../messages.ts'

export const shopOfferMessages = defineMessages({
  gone: { zh: '这家店铺已下架或已售出', en: 'This shop is no longer for sale' },
  offeredOn: (day: string) => ({ zh: `卖家 ${day} 推荐`, en: `Offered on ${day}` }),
  asBuyer: {
    waiting: { zh: '等您回复', en: 'Needs your reply' },
    accepted: { zh: '您想看看', en: 'You’re interested' },
    declined: { zh: '您不需要', en: 'Declined' },
    withdrawn: { zh: '卖家已撤回', en: 'Withdrawn by seller' },
  },
  reachBuyer: { zh: '买家', en: 'Buyer' },
  reachSeller: { zh: '卖家', en: 'Seller' },
  masked: {
    zh: '对方没有公开完整号码，可以通过平台联系或直接下单。',
    en: 'The full number isn’t shared. Contact them through Diandu, or order the shop directly.',
  },
  phone: (name: string, mobile: string) => ({ zh: `${name} ${mobile}`, en: `${name} ${mobile}` }),
  call: { zh: '打电话', en: 'Call' },
  order: { zh: '去看看，可直接下单', en: 'View and order' },
  accept: { zh: '想看看', en: 'I’m interested' },
  decline: { zh: '不需要', en: 'No, thanks' },
  acceptTitle: { zh: '告诉卖家您感兴趣？', en: 'Tell the seller you’re interested?' },
  acceptLine: {
    zh: '同意后双方看到对方的用户名和打码的手机号。',
    en: 'You’ll both see each other’s username and partly hidden phone number.',
  },
  shareMine: { zh: '让这位卖家看到我的完整手机号', en: 'Show this seller my full phone number' },
  cancel: { zh: '再想想', en: 'Not now' },
  accepted: { zh: '已告诉卖家', en: 'We’ve told the seller' },
  declined: { zh: '已回复：不需要', en: 'Declined' },
  withdraw: { zh: '撤回', en: 'Withdraw' },
  withdrawTitle: { zh: '撤回这次推荐？', en: 'Withdraw this offer?' },
  withdrawLine: {
    zh: '撤回后买家看不到这家店铺，以后可以再推荐。',
    en: 'The buyer won’t see this shop anymore. You can offer it again later.',
  },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
  offer: {
    lead: {
      zh: '选一家店推荐给这位买家。买家回复之前，双方都看不到联系方式。',
      en: 'Choose a shop to offer this buyer. Neither of you sees the other’s contact details until the buyer replies.',
    },
    shops: { zh: '符合这条求购的我的店铺', en: 'Your shops that match this request' },
    none: {
      zh: '您没有符合这条求购、还没推荐过的在售店铺。',
      en: 'You have no shops on sale that match this request and haven’t been offered yet.',
    },
    toList: { zh: '看其他求购', en: 'View other requests' },
    content: { zh: '给买家的话（选填）', en: 'Message to the buyer (optional)' },
    contentHint: { zh: '不能写联系方式和网址。', en: 'Don’t include contact details or links.' },
    share: { zh: '买家同意后，让买家看到我的完整手机号', en: 'Show the buyer my full phone number once they accept' },
    submit: { zh: '推荐这家店铺', en: 'Offer this shop' },
    chooseOne: { zh: '请选一家店铺', en: 'Select a shop' },
    tooLong: { zh: '请写在 100 个字以内', en: 'Use up to 100 characters' },
    contact: { zh: '请去掉手机号、QQ、微信、网址', en: 'Remove any phone number, QQ, WeChat or links' },
    sent: { zh: '已推荐，等买家回复', en: 'Shop offered. Waiting for the buyer to reply' },
    lost: {
      zh: '请先到“我推荐的店铺”看看是否已送达。',
      en: 'We couldn’t confirm that your offer went through. Check “Shops I offered” before trying again.',
    },
    next: {
      zh: '这家店铺刚刚下架了，请从下面另选一家',
      en: 'That shop was just taken off sale. Choose another one below',
    },
  },
})
