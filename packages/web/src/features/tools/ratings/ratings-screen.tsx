import { useState } from 'react'
import { RATING_PARTS, type RatingAdvice } from '@diandu/core/tools'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { NumberField } from '../../../app/forms/number-field.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { ratingMessages } from '../../../messages/tools/rating.messages.ts'
import styles from '../tools.module.css'
import { PlanResult } from './plan-result.tsx'
import {
  countField,
  EMPTY_RATINGS,
  RATING_FIELDS,
  ratingFaults,
  ratingsOf,
  scoreOf,
  type RatingField,
  type RatingForm,
} from './rating-form.ts'
import { ShopRatings } from './shop-ratings.tsx'

export function Page() {
  const messages = useMessages(ratingMessages)
  const title = useMessages(titleMessages).ratingTool
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
    <Screen top={<BackBar title={title} home="/instrument" />}>
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
    </Screen>
  )
}
