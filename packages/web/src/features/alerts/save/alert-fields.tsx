import {
  ALERT_PACES,
  EVERY_NEWS,
  MAX_ALERT_NAME,
  type AlertDraft,
  type AlertPace,
  type OwnAlert,
} from '@diandu/core/alerts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { alertMessages } from '../../../messages/alerts/alert.messages.ts'
import type { Locale } from '../../../messages/messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { alertsQuery } from '../alert-queries.ts'

interface AlertFieldsProps {
  readonly query: string
  /** The one that has this filter already. */
  readonly alert: OwnAlert | undefined
}

/** Of what an alert tells, how often, and what it is called. */
export function AlertFields({ query, alert }: AlertFieldsProps) {
  const messages = useMessages(alertMessages)
  const { save: words } = messages
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { element, errors, field, typedField, isBusy, onSubmit } = useForm<AlertForm, AlertField>({
    name: `alert ${query}`,
    empty: alertForm(alert),
    stored: ALERT_FIELDS,
    fields: () => ALERT_FIELDS,
    faults: (filled) => alertFaults(filled, locale),
    lost: words.lost,
    async send(filled) {
      const { alerts } = await ports()
      const answer = await alerts.save(draftOf(query, filled))
      if (!answer.ok) return answer.failure
      await queries.invalidateQueries({ queryKey: alertsQuery(ports).queryKey })
      toasts.show(words.saved, 'good')
      void navigate('/user_center/alerts', { replace: true })
      return undefined
    },
  })
  const pace = field('pace')
  const noneWatched = field('new').error
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <FormNotice notice={errors.notice} />
      <fieldset className="mb-16" data-wrong={noneWatched !== undefined || undefined}>
        <legend className="mb-4 strong">{words.watched}</legend>
        {EVERY_NEWS.map((news) => {
          const { value, onChange } = field(news)
          return (
            <Checkbox
              key={news}
              checked={value}
              onChange={onChange}
              wrong={noneWatched !== undefined}
              describedBy="watched-error"
            >
              {messages.news[news]}
              <span className="detail block">{words.details[news]}</span>
            </Checkbox>
          )
        })}
        <div id="watched-error" aria-live="polite">
          {noneWatched !== undefined && (
            <p className="row alarm type-line">
              <Icon name="warning" size="small" />
              <span className="ml-4">{noneWatched}</span>
            </p>
          )}
        </div>
      </fieldset>
      <div className="mb-16">
        <RadioCards
          legend={words.pace}
          value={isAlertPace(pace.value) ? pace.value : null}
          cards={(Object.keys(ALERT_PACES) as AlertPace[]).map((value) => ({
            value,
            title: messages.paces[value],
            detail: words.paceDetails[value],
          }))}
          onChange={pace.onChange}
        />
      </div>
      <TextField label={words.name} {...typedField('name')} enterKeyHint="done" autoComplete="off" />
      <p className="note mt-8 mb-16">{words.quiet}</p>
      <Button type="submit" block busy={isBusy}>
        {words.submit}
      </Button>
    </form>
  )
}

interface AlertForm {
  readonly new: boolean
  readonly cheaper: boolean
  readonly sold: boolean
  readonly pace: string
  readonly name: string
}

type AlertField = keyof AlertForm

const ALERT_FIELDS: readonly AlertField[] = ['new', 'cheaper', 'sold', 'pace', 'name']

/** As the alert of the filter stands, or what most people want. */
const alertForm = (alert: OwnAlert | undefined): AlertForm => ({
  new: alert?.watched.includes('new') ?? true,
  cheaper: alert?.watched.includes('cheaper') ?? true,
  sold: alert?.watched.includes('sold') ?? false,
  pace: alert?.pace ?? 'daily',
  name: alert?.name ?? '',
})

const isAlertPace = (text: string): text is AlertPace => Object.hasOwn(ALERT_PACES, text)

function alertFaults(form: AlertForm, locale: Locale): Readonly<Partial<Record<AlertField, string>>> {
  const words = alertMessages[locale].save
  return {
    ...(EVERY_NEWS.some((news) => form[news]) ? {} : { new: words.noneWatched }),
    ...(Array.from(form.name.trim()).length > MAX_ALERT_NAME ? { name: words.nameTooLong(MAX_ALERT_NAME) } : {}),
  }
}

const draftOf = (query: string, form: AlertForm): AlertDraft => ({
  query,
  name: form.name,
  watched: EVERY_NEWS.filter((news) => form[news]),
  pace: isAlertPace(form.pace) ? form.pace : 'daily',
})
