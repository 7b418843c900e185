import {
  ALERT_PACES,
  EVERY_NEWS,
  MAX_ALERT_NAME,
  type AlertDraft,
  type AlertPace,
  type OwnAlert,
} from '@diandu/core/alerts'
import { alertMessages } from '../../../messages/alerts/alert.messages.ts'
import type { Locale } from '../../../messages/messages.ts'

export interface AlertForm {
  readonly new: boolean
  readonly cheaper: boolean
  readonly sold: boolean
  readonly pace: string
  readonly name: string
}

export type AlertField = keyof AlertForm

export const ALERT_FIELDS: readonly AlertField[] = ['new', 'cheaper', 'sold', 'pace', 'name']

/** As the alert of the filter stands, or what most people want. */
export const alertForm = (alert: OwnAlert | undefined): AlertForm => ({
  new: alert?.watched.includes('new') ?? true,
  cheaper: alert?.watched.includes('cheaper') ?? true,
  sold: alert?.watched.includes('sold') ?? false,
  pace: alert?.pace ?? 'daily',
  name: alert?.name ?? '',
})

export const isAlertPace = (text: string): text is AlertPace => Object.hasOwn(ALERT_PACES, text)

export function alertFaults(form: AlertForm, locale: Locale): Readonly<Partial<Record<AlertField, string>>> {
  const words = alertMessages[locale].save
  return {
    ...(EVERY_NEWS.some((news) => form[news]) ? {} : { new: words.noneWatched }),
    ...(Array.from(form.name.trim()).length > MAX_ALERT_NAME ? { name: words.nameTooLong(MAX_ALERT_NAME) } : {}),
  }
}

export const draftOf = (query: string, form: AlertForm): AlertDraft => ({
  query,
  name: form.name,
  watched: EVERY_NEWS.filter((news) => form[news]),
  pace: isAlertPace(form.pace) ? form.pace : 'daily',
})
