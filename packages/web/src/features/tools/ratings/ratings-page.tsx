import { ok } from '@diandu/core/kernel'
import { RATING_PARTS, type RatingAdvice } from '@diandu/core/tools'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { NumberField } from '../../../app/forms/number-field.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { useSendOnce } from '../../../app/queries/use-send.ts'
import { ratingMessages } from '../../../messages/tools/rating.messages.ts'
import type { PageModule } from '../../../router/page.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { ratedShopQuery, shopClassesQuery } from '../tools-queries.ts'
import styles from '../tools.module.css'
import { PlanResult } from './plan-result.tsx'
import {
  EMPTY_RATINGS,
  RATING_FIELDS,
  countField,
  pastedShop,
  ratingFaults,
  ratingsOf,
  scoreOf,
  scoreText,
  type RatingField,
  type RatingForm,
} from './rating-form.ts'

export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports }) =>
  queries.prefetchQuery(shopClassesQuery(ports))

export function Page() {
  const messages = useMessages(ratingMessages)
  const locale = useLocale()
  const ports = usePorts()
  const [plan, setPlan] = useState<RatingAdvice>()
  const { element, errors, form, change, field, typedField, isBusy, onSubmit } = useForm<RatingForm, RatingField>({
    name: 'ratings',
    empty: EMPTY_RATINGS,
    stored: RATING_FIELDS,
    fields: () => RATING_FIELDS,
    faults: (filled) => ratingFaults(filled, locale),
    lost: messages.lost,
    async send(filled) {
      const { sellerTools } = await ports()
      const answer = await sellerTools.planRatings(ratingsOf(filled), scoreOf(filled.target) ?? 0)
      if (!answer.ok) return answer.failure
      setPlan(answer.value)
      return undefined
    },
  })
  return (
    <BackScreen title="ratingTool" home="/instrument">
      <div className="pt-16 pb-32">
        <form ref={element} className={styles.form} method="post" noValidate onSubmit={onSubmit}>
          <p className={styles.lead}>{messages.intro}</p>
          <FormNotice notice={errors.notice} />
          <ShopRatings text={form.shop} onText={(shop) => change({ shop })} onTaken={change} />
          {RATING_PARTS.map((part) => (
            <fieldset key={part} className="border-0 mb-8">
              <legend className="p-0 mb-8 strong">{messages.parts[part]}</legend>
              <div className="cols-same grid gap-12">
                <NumberField
                  kind="decimal"
                  label={messages.score}
                  {...typedField(part)}
                  placeholder={messages.example('4.72')}
                />
                <NumberField
                  kind="count"
                  label={messages.count}
                  {...typedField(countField(part))}
                  placeholder={messages.example('74')}
                />
              </div>
            </fieldset>
          ))}
          <NumberField
            kind="decimal"
            label={messages.target}
            {...field('target')}
            name="target"
            enterKeyHint="done"
            hint={errors.of.target === undefined && messages.scoreHint}
          />
          <Button type="submit" block busy={isBusy}>
            {messages.submit}
          </Button>
        </form>
        {plan !== undefined && <PlanResult plan={plan} />}
      </div>
    </BackScreen>
  )
}

interface ShopRatingsProps {
  readonly text: string
  readonly onText: (text: string) => void
  readonly onTaken: (scores: Partial<RatingForm>) => void
}

/** Fills in the scores that a shop on the market tells of itself. */
function ShopRatings({ text, onText, onTaken }: ShopRatingsProps) {
  const messages = useMessages(ratingMessages).shop
  const ports = usePorts()
  const queries = useQueryClient()
  const [fault, setFault] = useState<string>()
  const { send: take, isBusy } = useSendOnce({
    about: () => null,
    async send() {
      const id = pastedShop(text)
      if (id === undefined) return ok(undefined)
      return ok(await queries.fetchQuery(ratedShopQuery(ports, id)).catch(() => undefined))
    },
    onDone: (shop) => {
      setFault(shop === undefined ? messages.none : undefined)
      if (shop === undefined) return
      const { described, service, delivery } = shop.ratings.value
      const shown = (score: number) => scoreText(Math.max(100, Math.round(score * 100)))
      onTaken({ described: shown(described), service: shown(service), delivery: shown(delivery) })
      toasts.show(messages.taken(shop.title), 'good')
    },
  })
  return (
    <TextField
      label={messages.label}
      value={text}
      name="shop"
      onChange={onText}
      autoComplete="off"
      placeholder={messages.hint}
      {...(fault === undefined ? {} : { error: fault })}
      end={
        <Button look="quiet" size="small" busy={isBusy} disabled={text.trim() === ''} onClick={() => void take()}>
          {messages.take}
        </Button>
      }
    />
  )
}
