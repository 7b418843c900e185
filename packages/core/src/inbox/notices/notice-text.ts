import { formatAmount, formatMoney, formatTime } from '../../format/index.ts'
import type { Name } from '../../kernel/index.ts'
import type { FiguresOf } from '../message-event.ts'
import { kindShape } from '../message-kind.ts'
import { inboxEvent, type Message, type InboxEvent } from '../message.ts'
import {
  ACT_NAMES,
  CREDENTIAL_NAMES,
  MONEY_STATUS_NAMES,
  OFFER_END_NAMES,
  OFFER_STATUS_NAMES,
  ORDER_STATUS_NAMES,
  OTHERWISE_NAMES,
} from './notice-words.ts'
import type { SmsNotice } from './sms-template.ts'

/** A notice as a phone shows it, before anything of ours is open. */
export interface NoticeText {
  readonly title: Name
  readonly body: Name
  readonly sms: SmsNotice
}

const MAX_SHOP_CHARACTERS = 24
const GENERAL: Name = { zh: '有新进展', en: 'updated' }

/**
 * One message, or so many of its kind. An event that this version has no words for is named by its kind, so that a new
 * event reaches phones before anything is written here.
 */
export function noticeText(message: Pick<Message, 'kind' | 'event' | 'figures'>, count: number): NoticeText {
  const event = count === 1 ? inboxEvent(message) : undefined
  return (event === undefined ? undefined : textOf(event)) ?? ofKind(message, count)
}

function ofKind({ kind }: Pick<Message, 'kind'>, count: number): NoticeText {
  const { name } = kindShape(kind)
  return {
    title: { zh: `${name.zh}消息`, en: name.en },
    body: {
      zh: `您有 ${count} 条新消息`,
      en: count === 1 ? 'You have a new message' : `You have ${count} new messages`,
    },
    sms: { template: 'news', values: [String(count), name.zh] },
  }
}

function textOf(event: InboxEvent): NoticeText | undefined {
  switch (event.event) {
    case 'order.turn':
      return turnText(event.figures)
    case 'order.deadline':
      return deadlineText(event.figures)
    case 'order.moved':
      return orderText(event.figures, nameOf(ORDER_STATUS_NAMES, event.figures.status))
    case 'order.viewing':
      return orderText(event.figures, { zh: '卖家已开放看店', en: 'the shop is open for viewing' })
    case 'order.asked':
      return askedText(event.figures)
    case 'order.problem':
      return orderText(event.figures, { zh: '买家说交接有问题', en: 'the buyer reported a handover problem' })
    case 'order.mended':
      return orderText(event.figures, {
        zh: '卖家重新交了一项，请核对',
        en: 'the seller resubmitted an item. Please check it',
      })
    case 'order.received':
      return orderText(event.figures, { zh: '买家已逐项点收', en: 'the buyer ticked off every item' })
    case 'order.review-waits':
      return orderText(event.figures, { zh: '对方已评价，等您评价', en: 'the other party left a review. Your turn' })
    case 'order.reviewed':
      return orderText(event.figures, { zh: '双方的评价已公开', en: 'both reviews are now public' })
    case 'order.review-replied':
      return orderText(event.figures, { zh: '对方回复了您的评价', en: 'the other party replied to your review' })
    case 'order.party-suspended':
      return orderText(event.figures, {
        zh: '对方账号已暂停，订单继续有效',
        en: 'the other party’s account was suspended. The order goes on',
      })
    case 'order.party-restored':
      return orderText(event.figures, { zh: '对方账号已恢复', en: 'the other party’s account was restored' })
    case 'money.recharge':
      return moneyText({ zh: '充值', en: 'Top-up' }, event.figures)
    case 'money.withdrawal':
      return moneyText({ zh: '提现', en: 'Withdrawal' }, event.figures)
    case 'money.invoice':
      return moneyText({ zh: '发票', en: 'Invoice' }, event.figures)
    case 'money.arrived':
      return moneyText({ zh: '款项', en: 'Payment' }, { ...event.figures, status: 'credited' })
    case 'money.merged':
      return moneyText({ zh: '账号合并', en: 'Account merge' }, { ...event.figures, status: 'credited' })
    case 'money.credential':
      return credentialText(event.figures)
    case 'offer.made':
      return offerText({ zh: '买家出价', en: 'New offer' }, event.figures)
    case 'offer.answered':
      return offerText(nameOf(OFFER_STATUS_NAMES, event.figures.status), event.figures)
    case 'offer.countered':
      return offerText(nameOf(OFFER_STATUS_NAMES, 'countered'), event.figures)
    case 'offer.ended':
      return offerText(nameOf(OFFER_END_NAMES, event.figures.status), event.figures)
    case 'price.fell':
      return priceText({ zh: '收藏的店铺降价', en: 'Price drop on a saved shop' }, event.figures)
    case 'price.rose':
      return priceText({ zh: '收藏的店铺涨价', en: 'Price rise on a saved shop' }, event.figures)
    case 'match.alert':
      return alertText(event.figures)
    default:
      return undefined
  }
}

interface OfOrder {
  readonly shop: string
  readonly number: string
}

function turnText({
  shop,
  number,
  act,
  by,
}: OfOrder & { readonly act: string; readonly by: number | null }): NoticeText {
  const name = nameOf(ACT_NAMES, act)
  const until = by === null ? undefined : dayOf(by)
  return {
    title: { zh: `轮到您：${name.zh}`, en: `Your turn: ${name.en}` },
    body: both(shopName(shop), until === undefined ? [] : [{ zh: `${until.zh} 前`, en: `by ${until.en}` }]),
    sms: { template: 'turn', values: [number, name.zh, until === undefined ? '请尽快办理' : `请在${until.zh}前办理`] },
  }
}

function deadlineText({
  shop,
  number,
  act,
  by,
  otherwise,
}: OfOrder & { readonly act: string; readonly by: number; readonly otherwise: string }): NoticeText {
  const [name, else_] = [
    nameOf(ACT_NAMES, act),
    OTHERWISE_NAMES[otherwise] ?? { zh: '可能有损失', en: 'you may lose money' },
  ]
  const until = dayOf(by)
  return {
    title: { zh: `就要到期：${name.zh}`, en: `Due soon: ${name.en}` },
    body: both(shopName(shop), [{ zh: `${until.zh} 前，逾期${else_.zh}`, en: `by ${until.en}, or ${else_.en}` }]),
    sms: { template: 'deadline', values: [number, until.zh, name.zh, else_.zh] },
  }
}

const orderText = ({ shop, number }: OfOrder, what: Name): NoticeText => ({
  title: { zh: `订单：${what.zh}`, en: `Order: ${what.en}` },
  body: both(shopName(shop), []),
  sms: { template: 'order', values: [number, what.zh] },
})

function askedText(figures: OfOrder & { readonly act: string }): NoticeText {
  const { zh, en } = nameOf(ACT_NAMES, figures.act)
  return orderText(figures, { zh: `买家请您${zh}`, en: `the buyer asks you to ${en}` })
}

function moneyText(
  what: Name,
  { amountFen, status }: { readonly amountFen: number; readonly status: string },
): NoticeText {
  const [name, sum] = [nameOf(MONEY_STATUS_NAMES, status), formatMoney(amountFen)]
  return {
    title: { zh: `${what.zh}${name.zh}`, en: `${what.en}: ${name.en}` },
    body: both({ zh: sum, en: sum }, []),
    sms: { template: 'money', values: [what.zh, name.zh, formatAmount(amountFen)] },
  }
}

function credentialText({ changed, until }: { readonly changed: string; readonly until: number }): NoticeText {
  const what = nameOf(CREDENTIAL_NAMES, changed)
  const day = dayOf(until)
  return {
    title: { zh: `${what.zh}已更换`, en: `Another ${what.en} is set` },
    body: both({ zh: `${day.zh}前不能提现和签合同`, en: `No withdrawals or signing before ${day.en}` }, [
      { zh: '不是您本人操作，请立即联系客服', en: 'If it was not you, contact support at once' },
    ]),
    sms: { template: 'credential', values: [what.zh, day.zh] },
  }
}

function offerText(what: Name, { shop, priceFen }: { readonly shop: string; readonly priceFen: number }): NoticeText {
  const sum = formatMoney(priceFen)
  return {
    title: { zh: `${what.zh} ${sum}`, en: `${what.en}: ${sum}` },
    body: both(shopName(shop), []),
    sms: { template: 'offer', values: [what.zh, formatAmount(priceFen)] },
  }
}

function priceText(
  what: Name,
  { shop, fromFen, toFen }: { readonly shop: string; readonly fromFen: number; readonly toFen: number },
): NoticeText {
  const prices = `${formatMoney(fromFen)} → ${formatMoney(toFen)}`
  return {
    title: what,
    body: both(shopName(shop), [{ zh: prices, en: prices }]),
    sms: { template: 'news', values: ['1', kindShape('price').name.zh] },
  }
}

const ALERT_WORDS = [
  ['new', { zh: '家新上架', en: 'new' }],
  ['cheaper', { zh: '家降价', en: 'cheaper' }],
  ['sold', { zh: '家已售出', en: 'sold' }],
] as const

function alertText(figures: FiguresOf<'match.alert'>): NoticeText {
  const named = figures.name === '' ? { zh: '您的提醒', en: 'your alert' } : shopName(figures.name)
  const present = ALERT_WORDS.filter(([news]) => figures[news] !== '0')
  const counted = (language: keyof Name) => present.map(([news, words]) => `${figures[news]} ${words[language]}`)
  const count = present.reduce((sum, [news]) => sum + Number(figures[news]), 0)
  return {
    title: { zh: `${named.zh}有新消息`, en: `News for ${named.en}` },
    body: { zh: counted('zh').join('、'), en: `Shops: ${counted('en').join(', ')}` },
    sms: { template: 'news', values: [String(count), kindShape('match').name.zh] },
  }
}

const both = (first: Name, others: readonly Name[]): Name => ({
  zh: [first, ...others].map(({ zh }) => zh).join('，'),
  en: [first, ...others].map(({ en }) => en).join(', '),
})

/** A title is its seller's, and is on a locked screen: a piece of it is enough. */
function shopName(title: string): Name {
  const characters = [...title]
  const shown =
    characters.length > MAX_SHOP_CHARACTERS ? `${characters.slice(0, MAX_SHOP_CHARACTERS).join('')}…` : title
  return { zh: shown, en: shown }
}

const nameOf = (names: Readonly<Record<string, Name>>, name: string): Name =>
  Object.hasOwn(names, name) ? (names[name] ?? GENERAL) : GENERAL
const dayOf = (at: number): Name => ({ zh: formatTime(at, 'mm月dd日 hh:mm'), en: formatTime(at, 'yyyy-mm-dd hh:mm') })
