import type { MessageEvent } from '../message-event.ts'

/**
 * Events that ask a person for a step of an order, and events that report its progress. Once either party is notified
 * of the latter, a notice of the former is out of date and is not sent any more.
 */
export const ACTION_EVENTS: readonly MessageEvent[] = ['order.turn', 'order.deadline', 'order.asked']
export const SUPERSEDING_EVENTS: readonly MessageEvent[] = ['order.turn', 'order.moved']
