import type { Edge } from './order-edge.ts'

/** Steps of a viewing, from either state: with the deposit alone, and once all is paid. */
const viewingFrom = <State extends 'deposit-paid' | 'paid'>(from: State) =>
  [
    // The buyer gets access and the list of what to check.
    {
      from,
      event: 'viewing.opened',
      to: from,
      by: ['seller'],
      awaiting: null,
      when: 'in-time',
      money: 'none',
      only: ['viewing', 'unopened'],
      notes: ['viewingOpenedAt'],
    },
    {
      from,
      event: 'viewing.agreed',
      to: from,
      by: ['buyer'],
      awaiting: null,
      when: 'in-time',
      money: 'none',
      only: ['viewing', 'unseen'],
      notes: ['viewedAt'],
    },
    // The buyer reports a mismatch with the description; a reviewer decides.
    {
      from,
      event: 'viewing.mismatched',
      to: 'refund-under-review',
      by: ['buyer'],
      awaiting: null,
      when: 'in-time',
      money: 'none',
      only: ['viewing', 'unseen'],
      notes: ['viewedAt'],
    },
  ] as const satisfies readonly Edge[]

/** A viewing, of a shop that is reserved or paid for; it is opened once and recorded once. */
export const VIEWING_EDGES = [
  ...viewingFrom('deposit-paid'),
  ...viewingFrom('paid'),
  // The shop was as described: the order returns to its former state, and its deadlines restart now.
  {
    from: 'refund-under-review',
    event: 'refund.refused',
    to: 'deposit-paid',
    by: ['reviewer'],
    awaiting: 'review-refund',
    when: 'any-time',
    money: 'none',
    only: ['deposit-alone'],
    notes: ['viewedAt'],
  },
  {
    from: 'refund-under-review',
    event: 'refund.refused',
    to: 'paid',
    by: ['reviewer'],
    awaiting: 'review-refund',
    when: 'any-time',
    money: 'none',
    only: ['paid-whole'],
    notes: ['viewedAt'],
  },
] as const satisfies readonly Edge[]
