import type { MessageEvent } from '../message-event.ts'

/**
 * What asks a person for a step of an order, and what says that the order has come further. Once the latter is told to
 * either party, the former is out of date: a notice of it that has not left yet does not leave.
 */
export const ACTION_EVENTS: readonly MessageEvent[] = ['order.turn', 'order.deadline', 'order.asked']
export const SUPERSEDING_EVENTS: readonly MessageEvent[] = ['order.turn', 'order.moved']
