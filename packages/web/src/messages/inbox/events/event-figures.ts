import type { MessageEvent } from '@diandu/core/inbox'

/** The figures of a message as they are read; what an event does not have is empty. */
export interface EventFigures {
  readonly shop: string
  readonly number: string
  readonly item: string
  readonly act: string
  readonly by: string
  readonly otherwise: string
  readonly status: string
  readonly because: string
  readonly why: string
  readonly amount: string
  /** The payment password or the mobile. */
  readonly changed: string
  readonly price: string
  readonly asked: string
  readonly from: string
  readonly to: string
  readonly party: string
  /** `buyer` or `seller`. */
  readonly side: string
  readonly name: string
  readonly title: string
  readonly titleEn: string
  readonly textEn: string
  readonly parcel: string
  readonly coins: string
  readonly text: string
  readonly wanted: string
  /** The alert's name, its news, the shops that it names, and the number of further events. */
  readonly alert: string
  readonly news: string
  readonly named: string
  readonly beyond: string
}

/** The messages of the events whose names fit a pattern, each in two lines. */
export type EventTexts<Pattern extends string> = {
  readonly [Event in Extract<MessageEvent | 'unknown', Pattern>]: (figures: EventFigures) => string
}

/** Joins sentences, leaving out what is empty. */
export const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('')
export const joinedInEnglish = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/** Two lines: what happened, and what it is about. */
export const titled = (title: string, line: string): string => `${title}\n${line}`
