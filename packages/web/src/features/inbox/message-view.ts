import { FEEDBACK_STATES } from '@diandu/core/account'
import { readCriteria, readReasons } from '@diandu/core/buyer-requests'
import { campaignOf, isCampaign } from '@diandu/core/campaigns'
import { EXCHANGE_STATUSES } from '@diandu/core/coins'
import { formatMoney, formatTime } from '@diandu/core/format'
import { parseYuan } from '@diandu/core/input'
import {
  CREDENTIAL_NAMES,
  inboxEvent,
  type Credential,
  type Message,
  type MessageEvent,
  type MessageKind,
} from '@diandu/core/inbox'
import { nameIn } from '@diandu/core/messages'
import { REPORT_REASONS, REPORT_STATUSES, type ReportReason, type ReportStatus } from '@diandu/core/reports'
import { HANDOVER_ITEMS, isHandoverItem, isOrderStatus, ORDER_STATUSES } from '@diandu/core/orders'
import { SALE_STAGES, type SaleStage } from '@diandu/core/selling'
import { SERVICE_REQUEST_STATES, SERVICES } from '@diandu/core/services'
import { POSTING_KINDS } from '@diandu/core/wallet'
import { inboxMessages } from '../../messages/inbox/inbox.messages.ts'
import { eventMessages } from '../../messages/inbox/event.messages.ts'
import type { EventFigures } from '../../messages/inbox/events/event-figures.ts'
import type { Locale } from '../../messages/messages.ts'
import { alertListPath } from '../../app/shops/alerts/alert-texts.ts'
import { couponTitle } from '../../app/money/coupon-title.ts'
import { criteriaTexts, reasonNames } from '../../app/shops/requests/criteria-text.ts'
import type { AnyIcon } from '../../ui/pictures/icon.tsx'
import { BARGAIN, CONTRACT } from '../../ui/pictures/more-icons.ts'
import { alertIn } from './alert-in.ts'

export interface MessageView {
  readonly icon: AnyIcon
  /** The event and its subject. */
  readonly title: string
  readonly line: string
  /** Opens the subject; undefined where there is nothing to open. */
  readonly open: { readonly label: string; readonly to: string } | undefined
}

const ICONS: Readonly<Record<MessageKind, AnyIcon>> = {
  order: 'orders',
  money: 'wallet',
  contract: CONTRACT,
  offer: BARGAIN,
  match: 'search',
  price: 'heart',
  platform: 'info',
}

/** A message as text. One of a later version is shown by its kind only. */
export function messageView(message: Message, locale: Locale): MessageView {
  const shownEvent = inboxEvent(message)
  const icon = ICONS[message.kind]
  const event = shownEvent?.event ?? 'unknown'
  const [title = '', ...lines] = eventMessages[locale][event](figuresIn(message, locale)).split('\n')
  return { icon, title, line: lines.join('\n'), open: shownEvent && placeOf(shownEvent.event, message, locale) }
}

/** Whatever a sentence may need, as it is read. */
function figuresIn({ figures }: Message, locale: Locale): EventFigures {
  const words = eventMessages[locale]
  const text = (name: string): string => (typeof figures[name] === 'string' ? figures[name] : '')
  const yuan = (name: string): string => (typeof figures[name] === 'number' ? formatMoney(figures[name]) : '')
  const time = (name: string): string =>
    typeof figures[name] === 'number' ? formatTime(figures[name], 'yyyy-mm-dd hh:mm') : ''
  return {
    shop: text('shop'),
    number: text('number'),
    item: itemIn(text('item'), locale),
    act: nameOf(words.acts, text('act')) ?? text('act'),
    by: time('by') || time('until'),
    otherwise: nameOf(words.otherwise, text('otherwise')) ?? '',
    status: statusIn(text('posting') || text('status'), locale),
    because: words.cancelled[text('because')] ?? becauseIn(text('because'), locale),
    why: text('why'),
    amount: yuan('amountFen'),
    changed: changedIn(text('changed'), locale),
    price: yuan('priceFen'),
    asked: yuan('askedFen'),
    from: yuan('fromFen') || yuan('formerFen'),
    side: text('side'),
    to: yuan('toFen'),
    party: words.parties[text('party')] ?? text('party'),
    titleEn: text('titleEn'),
    textEn: text('textEn'),
    parcel: text('parcel'),
    coins: text('coins'),
    name: text('name'),
    title: titleIn(text('title'), locale) || campaignName(text('campaign'), locale),
    text: answerIn(text('text'), locale),
    wanted: wantedIn(text('wanted'), locale),
    ...alertIn(figures, locale),
  }
}

const changedIn = (changed: string, locale: Locale): string =>
  Object.hasOwn(CREDENTIAL_NAMES, changed) ? nameIn(CREDENTIAL_NAMES[changed as Credential], locale) : ''

const campaignName = (id: string, locale: Locale): string => (isCampaign(id) ? nameIn(campaignOf(id).name, locale) : id)

// The operator's replies to service requests get our own words around their text, with the service's name and price.

function titleIn(title: string, locale: Locale): string {
  const [, zh, number = ''] = /^(.+)申请 (\S+)$/.exec(title) ?? []
  const service = Object.values(SERVICES).find((name) => name.zh === zh)
  return service === undefined
    ? couponTitle(title, locale)
    : eventMessages[locale].serviceRequest(nameIn(service, locale), number)
}

/** A price that the operator named is read as money; earlier versions wrote its unit behind it. */
const answerIn = (text: string, locale: Locale): string =>
  text.replace(/^报价 ¥?([\d,]+\.\d\d)(?: 元)?。/, (quoted, sum: string) => {
    const fen = parseYuan(sum.replaceAll(',', ''))
    return fen.ok ? eventMessages[locale].quoted(formatMoney(fen.value)) : quoted
  })

// Older messages hold a sentence, which is read as it is.

function becauseIn(because: string, locale: Locale): string {
  if (Object.hasOwn(REPORT_REASONS, because)) return nameIn(REPORT_REASONS[because as ReportReason], locale)
  const reasons = readReasons(because)
  return reasons === undefined ? because : reasonNames(reasons, locale)
}

function wantedIn(wanted: string, locale: Locale): string {
  const criteria = readCriteria(wanted)
  return criteria === undefined ? wanted : criteriaTexts(criteria, locale).join(' · ')
}

const itemIn = (item: string, locale: Locale): string =>
  isHandoverItem(item) ? nameIn(HANDOVER_ITEMS[item].name, locale) : item

const nameOf = (names: Readonly<Record<string, string>>, key: string): string | undefined => names[key]

/**
 * The name of a state of an order, a sale or a request, or of a movement in the ledger; anything else is a name
 * already, or is read by it.
 */
function statusIn(status: string, locale: Locale): string {
  if (isOrderStatus(status)) return nameIn(ORDER_STATUSES[status].name, locale)
  if (isSaleStage(status)) return nameIn(SALE_STAGES[status], locale)
  if (Object.hasOwn(REPORT_STATUSES, status)) return nameIn(REPORT_STATUSES[status as ReportStatus], locale)
  const posting = Object.entries(POSTING_KINDS).find(([kind]) => kind === status)
  const names = [SERVICE_REQUEST_STATES, EXCHANGE_STATUSES, FEEDBACK_STATES].flatMap((states) => Object.values(states))
  const name = posting?.[1] ?? names.find(({ zh }) => zh === status)
  return name === undefined ? status : nameIn(name, locale)
}

/** A gift that was exchanged: the operator said what becomes of its parcel. */
const isExchangeStatus = (status: unknown): boolean => Object.values(EXCHANGE_STATUSES).some(({ zh }) => zh === status)

const isSaleStage = (status: unknown): status is SaleStage =>
  typeof status === 'string' && Object.hasOwn(SALE_STAGES, status)

const campaignPlace = (id: string, label: string): MessageView['open'] =>
  isCampaign(id) ? { label, to: campaignOf(id).path } : undefined

function placeOf(event: MessageEvent, { subject, figures }: Message, locale: Locale): MessageView['open'] {
  const { open } = inboxMessages[locale]
  if (subject === null) return undefined
  const id = encodeURIComponent(subject)
  switch (event) {
    case 'order.turn':
    case 'order.moved':
    case 'order.deadline':
    case 'order.review-waits':
    case 'order.reviewed':
    case 'order.review-replied':
    case 'order.party-suspended':
    case 'order.party-restored':
      return { label: open.order, to: `/user_center/order_detail/${id}` }
    case 'order.problem':
    case 'order.mended':
    case 'order.received':
      return { label: open.handover, to: `/user_center/handover/${id}` }
    case 'order.asked':
      return figures['act'] === 'open-viewing'
        ? { label: open.viewing, to: `/user_center/viewing/${id}` }
        : { label: open.contract, to: `/user_center/server/contract?order=${id}` }
    case 'order.viewing':
      return { label: open.viewing, to: `/user_center/viewing/${id}` }
    case 'money.arrived':
    case 'money.merged':
      return { label: open.bills, to: '/user_center/server/history' }
    case 'money.invoice':
      return { label: open.invoices, to: '/user_center/server/invoice' }
    case 'money.recharge':
      return { label: open.recharge, to: '/user_center/server/recharge' }
    case 'money.withdrawal':
      return { label: open.withdrawal, to: '/user_center/server/cash_draw' }
    case 'money.coupon':
      return { label: open.coupons, to: '/user_center/server/coupon' }
    case 'contract.drafted':
    case 'contract.signed':
    case 'contract.sealed':
      return { label: open.contract, to: `/user_center/server/contract?order=${id}` }
    case 'offer.made':
    case 'offer.withdrawn':
      return { label: open.offers, to: '/user_center/offers?role=seller' }
    case 'offer.answered':
      return { label: open.offers, to: `/user_center/offer/${id}` }
    case 'offer.countered':
    case 'offer.ended': {
      // Told to the side that did not say it.
      const isBuyers = figures['side'] === 'seller'
      return { label: open.offers, to: isBuyers ? `/user_center/offer/${id}` : '/user_center/offers?role=seller' }
    }
    case 'offer.expired':
    case 'match.shop':
    case 'price.fell':
    case 'price.rose':
      return { label: open.shop, to: `/shop/${id}` }
    case 'match.alert':
      return { label: open.alertShops, to: alertListPath(String(figures['filter'])) }
    case 'match.offered':
      return { label: open.ownRequest, to: `/user_center/request/${id}` }
    case 'match.answered':
      return { label: open.shopOffers, to: '/user_center/requests?tab=offers' }
    case 'match.request':
      return { label: open.request, to: `/user_center/offer_shop/${id}` }
    case 'platform.report':
    case 'platform.removed':
      return { label: open.shop, to: `/shop/${id}` }
    case 'platform.application':
      return campaignPlace(String(figures['campaign']), open.campaign)
    case 'platform.campaign':
      return campaignPlace(subject, open.campaign)
    case 'platform.coins':
      return { label: open.spendCoins, to: '/user_center/goldcoin/exchange' }
    case 'platform.parcel':
      return { label: open.prizes, to: '/user_center/goldcoin/myprize' }
    case 'platform.answered':
      if (figures['status'] === FEEDBACK_STATES.answered.zh) return undefined
      if (isExchangeStatus(figures['status'])) return { label: open.gifts, to: '/user_center/goldcoin/exchange' }
      return isSaleStage(figures['status'])
        ? { label: open.myShop, to: `/user_center/shops/${id}` }
        : { label: open.serviceRequest, to: `/user_center/service_request/${id}` }
    case 'platform.announced':
      return undefined
  }
}
