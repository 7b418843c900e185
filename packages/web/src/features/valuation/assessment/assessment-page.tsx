import type { ShopToValue } from '@diandu/core/valuation'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useDevice } from '../../../app/device/device-context.ts'
import { formDrafts } from '../../../app/forms/form-drafts.ts'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { useSessionSource } from '../../../app/session/session-context.ts'
import { guessGameMessages } from '../../../messages/guess-game/guess-game.messages.ts'
import { assessmentMessages } from '../../../messages/valuation/assessment.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Steps } from '../../../ui/lists/steps.tsx'
import { SCALE } from '../../../ui/pictures/more-icons.ts'
import { resultPath, shopInAddress, valuationQuery, valuationRecordsQuery } from '../valuation-queries.ts'
import styles from '../valuation.module.css'
import {
  ASSESSMENT_KEYS,
  EMPTY_ASSESSMENT,
  LAST_STEP,
  STEP_FIELDS,
  assessmentFaults,
  formOfShop,
  shopOfForm,
  stepOf,
  type AssessmentField,
  type AssessmentForm,
} from './assessment-form.ts'
import { ComplianceStep, FiguresStep, WhichShopStep } from './assessment-steps.tsx'
import { ValuationRecords } from './valuation-records.tsx'

const DRAFT = 'assessment'

export function Page() {
  const messages = useMessages(assessmentMessages)
  const game = useMessages(guessGameMessages)
  const locale = useLocale()
  const navigate = useNavigate()
  const ports = usePorts()
  const queries = useQueryClient()
  const session = useSessionSource()
  const { storage } = useDevice()
  const [search] = useSearchParams()
  const step = stepOf(search)
  const [asked, setAsked] = useState<ShopToValue>()
  const use = useForm<AssessmentForm, AssessmentField>({
    name: DRAFT,
    empty: EMPTY_ASSESSMENT,
    stored: ASSESSMENT_KEYS,
    fields: () => STEP_FIELDS.flat(),
    faults: (filled) => assessmentFaults(filled, locale),
    lost: messages.lost,
    async send(filled) {
      const shop = shopOfForm(filled)
      if (shop === undefined) return undefined
      const { valuations } = await ports()
      const answer = await valuations.valueAndKeep(shop)
      if (!answer.ok) return answer.failure
      queries.setQueryData(valuationQuery(ports, shop).queryKey, answer.value)
      void queries.invalidateQueries({ queryKey: valuationRecordsQuery(ports).queryKey })
      setAsked(shop)
      return undefined
    },
  })
  const { element, errors, form, change, isBusy, submit, report, refuse } = use

  const begun = shopInAddress(search)
  const beginWith = useEffectEvent(() => {
    if (begun === undefined) return
    change(formOfShop(begun))
    void navigate('/assessment', { replace: true })
  })
  useEffect(() => beginWith(), [search])

  // The form keeps its values: a user who returns from the price can change a figure and ask again.
  const showPrice = useEffectEvent((shop: ShopToValue) => {
    formDrafts(storage).keep(DRAFT, session.user()?.userId ?? '', form)
    void navigate(resultPath(shop))
  })
  useEffect(() => {
    if (asked !== undefined) showPrice(asked)
  }, [asked])

  const goOn = () => {
    const faults = assessmentFaults(form, locale)
    const first = ([0, 1, 2] as const).find((at) => at <= step && STEP_FIELDS[at].some((name) => name in faults))
    if (first !== undefined) {
      report(...STEP_FIELDS[first])
      refuse()
      if (first !== step) void navigate(`/assessment?step=${first + 1}`)
      return
    }
    if (step === LAST_STEP) void submit()
    else void navigate(`/assessment?step=${step + 2}`)
  }
  return (
    <BackScreen title="assessment" home="/">
      <div className="pt-16 pb-32">
        <form
          ref={element}
          className="px-16 mb-16"
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            goOn()
          }}
        >
          <p className="detail mb-12">{messages.intro}</p>
          <Steps label={messages.stepsLabel} steps={messages.steps} at={step} />
          <FormNotice notice={errors.notice} />
          {step === 0 && <WhichShopStep use={use} />}
          {step === 1 && <FiguresStep use={use} />}
          {step === 2 && <ComplianceStep use={use} />}
          <Button type="submit" block busy={isBusy}>
            {step === LAST_STEP ? messages.submit : messages.next}
          </Button>
          <div className={styles.buttons}>
            {step > 0 && (
              <Button look="quiet" size="small" onClick={() => void navigate(-1)}>
                {messages.back}
              </Button>
            )}
            <Button look="quiet" size="small" onClick={() => change(EMPTY_ASSESSMENT)}>
              {messages.clear}
            </Button>
          </div>
        </form>
        {step === 0 && <ValuationRecords />}
        {step === 0 && (
          <div className="px-16 mb-16">
            <Card padding="none">
              <ListRow
                icon={SCALE}
                title={game.menu}
                detail={game.menuLine}
                link={(parts) => <PageLink to="/game" {...parts} />}
              />
            </Card>
          </div>
        )}
      </div>
    </BackScreen>
  )
}
