import {
  INDUSTRIES,
  publicPlatforms,
  SHOP_KINDS,
  TAXPAYER_KINDS,
  TRADEMARK_STATES,
  type Name,
} from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import { NumberField } from '../../../app/forms/number-field.tsx'
import type { useForm } from '../../../app/forms/form.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import type { Locale } from '../../../messages/messages.ts'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { assessmentMessages } from '../../../messages/valuation/assessment.messages.ts'
import styles from '../valuation.module.css'
import type { AssessmentField, AssessmentForm } from './assessment-form.ts'

interface StepProps {
  readonly use: ReturnType<typeof useForm<AssessmentForm, AssessmentField>>
}

const choices = (names: Readonly<Record<string, Name>>, locale: Locale) =>
  Object.entries(names).map(([value, name]) => ({ value, label: nameIn(name, locale) }))

export function WhichShopStep({ use: { field } }: StepProps) {
  const messages = useMessages(assessmentMessages)
  const locale = useLocale()
  const platforms = publicPlatforms().map(({ id, name }) => ({ value: String(id), label: nameIn(name, locale) }))
  return (
    <>
      <SelectField label={messages.platform} placeholder={messages.choose} options={platforms} {...field('platform')} />
      <SelectField
        label={messages.kind}
        placeholder={messages.choose}
        options={choices(SHOP_KINDS, locale)}
        {...field('kind')}
      />
      <SelectField
        label={messages.industry}
        placeholder={messages.choose}
        options={choices(INDUSTRIES, locale)}
        {...field('industry')}
      />
    </>
  )
}

export function FiguresStep({ use: { typedField, errors } }: StepProps) {
  const messages = useMessages(assessmentMessages)
  return (
    <>
      <p className="detail mb-12">{messages.optional}</p>
      <div className={styles.three}>
        {(['described', 'service', 'delivery'] as const).map((name) => (
          <NumberField kind="decimal" key={name} label={messages[name]} {...typedField(name)} placeholder="4.8" />
        ))}
      </div>
      <NumberField
        kind="price"
        label={messages.turnover}
        {...typedField('turnover')}
        hint={errors.of.turnover === undefined && messages.turnoverHint}
      />
      <div className={styles.two}>
        <NumberField kind="count" label={messages.fans} {...typedField('fans')} />
        <NumberField kind="count" label={messages.years} {...typedField('years')} />
      </div>
    </>
  )
}

export function ComplianceStep({ use: { typedField, field, form, change } }: StepProps) {
  const messages = useMessages(assessmentMessages)
  return (
    <>
      <p className="detail mb-12">{messages.pointsHint}</p>
      <div className={styles.three}>
        {(['general', 'severe', 'counterfeit'] as const).map((name) => (
          <NumberField kind="count" key={name} label={messages[name]} {...typedField(name)} />
        ))}
      </div>
      <Choice label={messages.trademark} names={TRADEMARK_STATES} {...field('trademark')} />
      <Choice label={messages.taxpayer} names={TAXPAYER_KINDS} {...field('taxpayer')} />
      <Checkbox checked={form.hasLoans} onChange={(hasLoans) => change({ hasLoans })}>
        {messages.loans}
      </Checkbox>
    </>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly names: Readonly<Record<string, Name>>
  readonly value: string
  readonly onChange: (value: string) => void
}

function Choice({ label, names, value, onChange }: ChoiceProps) {
  const locale = useLocale()
  return (
    <div className="mb-16">
      <p className="mb-4 type-line strong" aria-hidden="true">
        {label}
      </p>
      <SegmentedControl label={label} value={value} segments={choices(names, locale)} onChange={onChange} />
    </div>
  )
}
