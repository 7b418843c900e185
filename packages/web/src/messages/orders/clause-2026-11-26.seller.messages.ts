import type { ClauseTexts } from './clause-texts.ts'

/** The English of the same version as its seller reads it: in the third person. */
export const clausesForSeller: ClauseTexts = {
  subject: {
    title: 'What the buyer is buying',
    text: ({ price }) =>
      `The buyer is buying the shop shown on its page, with its account, its data and every right listed there, for ${price}.`,
  },
  'company-shop': {
    title: 'Company shops',
    text: ({ capital, share }) =>
      `This shop is transferred with its company: the buyer receives at least 51% of the equity${capital === null ? '' : ` (at least ${share ?? ''} of the registered capital of ${capital})`} and becomes its legal representative.`,
  },
  'full-payment': {
    title: 'Paying in full',
    text: ({ now, price, fee, coupon, own }) =>
      `The buyer pays ${now} within 24 hours of placing the order: the price of ${price} plus the service fee of ${fee}. ${
        coupon === null
          ? 'If the buyer uses a coupon, Diandu pays that part for them.'
          : `The buyer’s coupon takes off ${coupon}, which Diandu pays for them. The buyer pays ${own ?? ''} themselves.`
      } If the buyer doesn’t pay in time, the order is cancelled at no cost.`,
  },
  'deposit-payment': {
    title: 'Deposit and balance',
    text: ({ deposit, later, balance, fee, coupon, own }) =>
      `The buyer pays a deposit of ${deposit} (20% of the price) within 24 hours of placing the order. Otherwise, the order is cancelled at no cost. Within 7 calendar days of paying the deposit, the buyer pays ${later}: the balance of ${balance} plus the service fee of ${fee}. If the buyer records a viewing during that time, they have 7 calendar days from the viewing, if that is later. ${
        coupon === null
          ? 'If the buyer uses a coupon, it comes off the balance, and Diandu pays that part for them.'
          : `The buyer’s coupon takes ${coupon} off the balance, which Diandu pays for them. The buyer pays ${own ?? ''} themselves.`
      } If the buyer doesn’t pay in time, the purchase is treated as cancelled by the buyer: the deposit of ${deposit} goes to the seller and isn’t refunded.`,
  },
  viewing: {
    title: 'Viewing',
    text: () =>
      'Once the buyer has paid the deposit or the full price, the seller opens the shop to them and explains in the order how to get in and what to look at. Before their deadlines to pay and to sign, the buyer records once what they found: as described, or not. If not, the buyer says why, and Diandu checks. If the buyer is right, everything they paid is refunded. If not, the order continues, and the deadlines to pay and to sign start again from then.',
  },
  'service-fee': {
    title: 'Service fee',
    text: ({ fee }) =>
      `Diandu charges 10% of the price, ${fee}, which the buyer pays. If the deal isn’t completed, whichever side is responsible, the fee that was paid is refunded to the buyer.`,
  },
  escrow: {
    title: 'Escrow',
    text: () =>
      'Diandu holds the buyer’s payment in escrow. Once the buyer confirms the handover, the price goes to the seller. If, 72 hours after the handover, the buyer hasn’t confirmed it and no refund request of theirs is under review, Diandu may treat it as confirmed, after checking that the handover took place, and pay the price to the seller. In no other case does the seller receive the price without the buyer’s confirmation.',
  },
  signing: {
    title: 'Signing',
    text: ({ damages }) =>
      `Once the deposit or the full price is paid, either side can sign the contract first. After the seller signs, the buyer has 3 days to sign. A buyer who paid a deposit is in time until the last day for the balance; a buyer who paid in full, until 3 days after a viewing. If the buyer doesn’t sign in time, the purchase is treated as cancelled by the buyer: ${damages} goes to the seller as damages, and the rest is refunded to the buyer.`,
  },
  'hand-over': {
    title: 'Handover',
    text: () =>
      'Once everything is paid and both sides have signed, the seller hands over the shop within 7 calendar days. If the seller doesn’t, Diandu looks into it: either everything the buyer paid is refunded, or the seller gets another 7 calendar days.',
  },
  mismatch: {
    title: 'If it isn’t as described',
    text: () =>
      'Within 72 hours of the handover, the buyer can request a refund if the shop differs from its page. Diandu checks. If the buyer is right, everything they paid is refunded. If not, the handover continues, and the 72 hours don’t start again. After 72 hours, a mismatch can no longer be reported.',
  },
  'buyer-gives-up': {
    title: 'If the buyer changes their mind',
    text: ({ damages, damagesShare }) =>
      `If the shop is as described and the buyer cancels the purchase, the seller receives ${damages} in damages (${damagesShare} of the price) from what the buyer paid, and the rest is refunded to the buyer. A coupon used for this order isn’t returned.`,
  },
  'seller-fails': {
    title: 'If the seller defaults',
    text: ({ damages }) =>
      `If the seller defaults, everything the buyer paid is refunded and their coupon is returned. The seller also owes ${damages} in damages, which are withheld from their later payouts and paid to the buyer.`,
  },
}
