import type { MessageKind } from './message-kind.ts'

/**
 * How a figure is stored and read: a text or a key of core's, a sum in fen, an instant. With a question mark it may be
 * missing.
 */
type FigureShape = 'text' | 'fen' | 'at' | 'text?' | 'at?'

interface EventShape {
  readonly kind: MessageKind
  readonly figures: Readonly<Record<string, FigureShape>>
}

/**
 * Every event that a message reports, with the figures of its sentence. The screen has the sentence itself, in its
 * reader's language. A figure of a published event never changes its meaning: another one is added.
 */
export const MESSAGE_EVENTS = {
  /** An order waits for this person. */
  'order.turn': {
    kind: 'order',
    figures: { shop: 'text', number: 'text', act: 'text', by: 'at?', otherwise: 'text?' },
  },
  /** To the buyer: the seller has opened the shop to them, for a look around before they sign. */
  'order.viewing': { kind: 'order', figures: { shop: 'text', number: 'text' } },
  /** To the seller: the buyer asks for the step that the order waits for. `act` is a key of core's. */
  'order.asked': { kind: 'order', figures: { shop: 'text', number: 'text', act: 'text' } },
  /** An order has another status; it is the other party's turn, or the order is over. */
  'order.moved': {
    kind: 'order',
    figures: { shop: 'text', number: 'text', status: 'text', because: 'text?' },
  },
  /** To the seller: the buyer reports a problem of the hand-over. `item` is a key of core's. */
  'order.problem': { kind: 'order', figures: { shop: 'text', number: 'text', item: 'text' } },
  /** To the buyer: an item that they reported as wrong was handed over again. */
  'order.mended': { kind: 'order', figures: { shop: 'text', number: 'text', item: 'text' } },
  /** To the seller: the buyer has ticked everything that was handed over. */
  'order.received': { kind: 'order', figures: { shop: 'text', number: 'text', item: 'text' } },
  /** To the party that has not reviewed a finished deal yet: the other one has. */
  'order.review-waits': { kind: 'order', figures: { shop: 'text', number: 'text', by: 'at' } },
  /** Both sides have reviewed, and both reviews are visible. */
  'order.reviewed': { kind: 'order', figures: { shop: 'text', number: 'text' } },
  /** To the author of a review: the other side replied. */
  'order.review-replied': { kind: 'order', figures: { shop: 'text', number: 'text' } },
  /** To the other party of an open order: the market has suspended the account of this one, or given it back. */
  'order.party-suspended': { kind: 'order', figures: { shop: 'text', number: 'text' } },
  'order.party-restored': { kind: 'order', figures: { shop: 'text', number: 'text' } },
  /** A deadline that costs money is 24 hours off. */
  'order.deadline': {
    kind: 'order',
    figures: { shop: 'text', number: 'text', act: 'text', by: 'at', otherwise: 'text' },
  },

  /** The current status of a recharge or a withdrawal. */
  'money.recharge': { kind: 'money', figures: { amountFen: 'fen', status: 'text', why: 'text?' } },
  'money.withdrawal': { kind: 'money', figures: { amountFen: 'fen', status: 'text', why: 'text?' } },
  /** To the buyer who requested it: whether the invoice was issued, or why not. */
  'money.invoice': { kind: 'money', figures: { amountFen: 'fen', status: 'text', why: 'text?' } },
  /** A step of an order credited the available balance: `posting` names it in the ledger. */
  'money.arrived': { kind: 'money', figures: { amountFen: 'fen', posting: 'text', shop: 'text?', number: 'text?' } },
  /** Another account of the user, `name`, became this one, with the sum that was in its wallet. */
  'money.merged': { kind: 'money', figures: { name: 'text', amountFen: 'fen' } },
  /** Another payment password or mobile (`changed`) is set: `until` then no money leaves, and nothing is signed. */
  'money.credential': { kind: 'money', figures: { changed: 'text', until: 'at' } },
  'money.coupon': { kind: 'money', figures: { amountFen: 'fen', title: 'text', until: 'at' } },

  'contract.drafted': { kind: 'contract', figures: { shop: 'text', number: 'text' } },
  /** Another party signed. */
  'contract.signed': { kind: 'contract', figures: { shop: 'text', number: 'text', party: 'text' } },
  /** All have signed. */
  'contract.sealed': { kind: 'contract', figures: { shop: 'text', number: 'text' } },

  /** To the seller: a buyer offers a price. */
  'offer.made': { kind: 'offer', figures: { shop: 'text', priceFen: 'fen', askedFen: 'fen', by: 'at?' } },
  'offer.withdrawn': { kind: 'offer', figures: { shop: 'text', priceFen: 'fen' } },
  /** To the buyer: the seller's answer; `priceFen` is the price at which they could buy now. */
  'offer.answered': { kind: 'offer', figures: { shop: 'text', status: 'text', priceFen: 'fen', by: 'at?' } },
  /** To the side whose turn it is now: the other one, `side`, names a new sum after its `formerFen`. */
  'offer.countered': {
    kind: 'offer',
    figures: { shop: 'text', side: 'text', priceFen: 'fen', formerFen: 'fen', by: 'at?' },
  },
  /**
   * `side` answered the other one's sum, or withdrew its own: `status` is `accepted` or `refused` by the buyer, or
   * `withdrawn` by the seller.
   */
  'offer.ended': {
    kind: 'offer',
    figures: { shop: 'text', side: 'text', status: 'text', priceFen: 'fen', by: 'at?' },
  },
  'offer.expired': { kind: 'offer', figures: { shop: 'text', priceFen: 'fen' } },

  /**
   * To a person who looks for a shop: a matching one was listed. `because` holds keys of core's reasons and `wanted`
   * its criteria, which the screen translates for its reader; in older messages, both are sentences.
   */
  'match.shop': { kind: 'match', figures: { shop: 'text', priceFen: 'fen', because: 'text' } },
  /** To the owner of a shop: a request that it fits. */
  'match.request': { kind: 'match', figures: { wanted: 'text', shop: 'text', because: 'text' } },
  /** To the author of a request: an owner offers their shop. */
  'match.offered': { kind: 'match', figures: { wanted: 'text', shop: 'text', priceFen: 'fen' } },
  /** To a seller who offered their shop to a request: its buyer's answer, which is `accepted` or `declined`. */
  'match.answered': { kind: 'match', figures: { wanted: 'text', shop: 'text', status: 'text' } },

  /**
   * To the owner of an alert, `name` or by its `filter`: how many shops were listed, became cheaper and were sold, how
   * many events there were `beyond` that, and some of the shops, each in a line with its price in fen before it.
   */
  'match.alert': {
    kind: 'match',
    figures: {
      name: 'text',
      filter: 'text',
      new: 'text',
      cheaper: 'text',
      sold: 'text',
      beyond: 'text',
      shops: 'text',
    },
  },

  /** To people who have the shop among their favourites. */
  'price.fell': { kind: 'price', figures: { shop: 'text', fromFen: 'fen', toFen: 'fen' } },
  'price.rose': { kind: 'price', figures: { shop: 'text', fromFen: 'fen', toFen: 'fen' } },

  /** The operator's own words, to all. */
  /** In English too, where the operator wrote an English text. */
  'platform.announced': {
    kind: 'platform',
    figures: { title: 'text', text: 'text', titleEn: 'text?', textEn: 'text?' },
  },
  /** To people who set a reminder: a campaign has opened. */
  'platform.campaign': { kind: 'platform', figures: { campaign: 'text', until: 'at' } },
  /** The operator's answer to something that this person requested or submitted; `title` names it. */
  'platform.answered': { kind: 'platform', figures: { title: 'text', status: 'text', text: 'text?' } },
  /** To the reporter of a listing: the operator's verdict, `upheld` or `dismissed`. */
  'platform.report': { kind: 'platform', figures: { shop: 'text', status: 'text', text: 'text' } },
  /**
   * A report of a shop was upheld: to its seller, or to a buyer whose order is open; `because` is a reason of reports.
   */
  'platform.removed': { kind: 'platform', figures: { shop: 'text', side: 'text', because: 'text' } },
  /** Coins of a year lapse soon: how many, and until when they can be used. */
  'platform.coins': { kind: 'platform', figures: { coins: 'text', by: 'at' } },
  /** To a seller who applied for a campaign: `status` is `accepted`, or `refused` with a reason. */
  'platform.application': {
    kind: 'platform',
    figures: { campaign: 'text', shop: 'text', status: 'text', why: 'text?' },
  },
  /** To the winner of a prize: it was sent. Its name in both languages, the carrier and the tracking number. */
  'platform.parcel': { kind: 'platform', figures: { title: 'text', titleEn: 'text', parcel: 'text' } },
} as const satisfies Readonly<Record<string, EventShape>>

type Events = typeof MESSAGE_EVENTS
export type MessageEvent = keyof Events

type FigureOf<Shape> = Shape extends `${infer Filled}?`
  ? FigureOf<Filled> | null
  : Shape extends 'text'
    ? string
    : number

export type FiguresOf<E extends MessageEvent> = {
  readonly [Name in keyof Events[E]['figures']]: FigureOf<Events[E]['figures'][Name]>
}

/** As stored and sent: only the code that displays them validates them. */
export type Figures = Readonly<Record<string, string | number | null>>

export const isMessageEvent = (text: string): text is MessageEvent => Object.hasOwn(MESSAGE_EVENTS, text)

/** Whether the figures are complete for the event's sentence. */
export function hasFigures<E extends MessageEvent>(event: E, figures: Figures): figures is Figures & FiguresOf<E> {
  return Object.entries<FigureShape>(MESSAGE_EVENTS[event].figures).every(([name, shape]) =>
    isOf(shape, Object.hasOwn(figures, name) ? figures[name] : null),
  )
}

function isOf(shape: FigureShape, value: string | number | null | undefined): boolean {
  if (value === null || value === undefined) return shape.endsWith('?')
  return shape.startsWith('text') ? typeof value === 'string' : Number.isSafeInteger(value)
}
