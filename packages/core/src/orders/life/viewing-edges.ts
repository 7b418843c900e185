import type { Edge } from './order-edge.ts'

/** What happens at a viewing, in either state: with the deposit alone, and once all is paid. */
const viewingFrom = <State extends 'deposit-paid' | 'paid'>(from: State) =>
  [
    // The buyer is let in, and told what to look at.
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
    // What was seen is not what was described; a reviewer decides.
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
  // It was as described after all: the order goes on where it was, and its time runs anew from now.
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
