import { Fragment } from 'react'
import { TAXPAYER_KINDS, isShopKind, TRANSFER_WAYS } from '@diandu/core/catalog'
import { cleanTextarea } from '@diandu/core/input'
import { nameIn } from '@diandu/core/messages'
import {
  SELL_FIELD_NAMES,
  SELL_LENGTHS,
  SELL_STEPS,
  transferWaysFor,
  type SellField,
  type SellStep,
} from '@diandu/core/selling'
import { MobileField } from '../../../app/forms/mobile-field.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextArea } from '../../../ui/inputs/text-area.tsx'
import { sellMessages } from '../../../messages/selling/sell.messages.ts'
import { DealtShops } from './dealt-shops.tsx'
import { levelExample } from './level-example.ts'
import { PriceHintPanel } from './price-hint-panel.tsx'
import { SalePhotos } from './sale-photos.tsx'
import { FreeHint, SellRadios, SellSelect, SellSource, SellText, useSellDesk } from './sell-fields.tsx'
import { industryOptions, kindOptions, platformOptions, provinceOptions, trademarkOptions } from './sell-view.ts'
import styles from './sellshop-page.module.css'

/** One of the five steps. */
export function StepFields({ step }: { readonly step: SellStep }) {
  switch (step) {
    case 'what':
      return <What />
    case 'figures':
      return <Figures />
    case 'money':
      return <Money />
    case 'transfer':
      return <Transfer />
    case 'contact':
      return <Contact />
  }
}

function What() {
  const { form, change, errorOf, onBlur } = useSellDesk()
  const { hints } = useMessages(sellMessages)
  const locale = useLocale()
  const changeKind = (kind: string) => {
    const fits = isShopKind(kind) && transferWaysFor(kind).some((way) => way === form.transferWay)
    change({ kind, ...(fits ? {} : { transferWay: '' }) })
  }
  return (
    <>
      <SellSelect field="platform" options={platformOptions(locale)} />
      <SellSelect field="kind" options={kindOptions(locale)} onChange={changeKind} />
      <SellSelect field="industry" options={industryOptions(locale)} />
      <SellText field="title" hint={hints.title} />
      <SellSelect field="province" options={provinceOptions(locale)} />
      <TextArea
        label={nameIn(SELL_FIELD_NAMES.description, locale)}
        name="description"
        rows={6}
        max={SELL_LENGTHS.description.max}
        value={form.description}
        onChange={(description) => change({ description })}
        onBlur={() => onBlur('description')}
        clean={cleanTextarea}
        hint={<FreeHint field="description">{hints.description}</FreeHint>}
        {...errorOf('description')}
      />
      <SalePhotos />
    </>
  )
}

const RATINGS = ['described', 'service', 'delivery'] as const satisfies readonly SellField[]
const POINTS = ['general', 'severe', 'counterfeit'] as const satisfies readonly SellField[]

function Figures() {
  const { hints, figuresLegend } = useMessages(sellMessages)
  const { form } = useSellDesk()
  const locale = useLocale()
  const nameOf = (field: SellField) => nameIn(SELL_FIELD_NAMES[field], locale)
  return (
    <>
      <SellText field="openedOn" hint={hints.openedOn} inputMode="numeric" />
      <SellSource figure="openedOn" of={nameOf('openedOn')} />
      <SellText field="level" hint={hints.level(nameIn(levelExample(form.platform), locale))} />
      <SellSource figure="level" of={nameOf('level')} />
      <div className={styles.row}>
        {RATINGS.map((field) => (
          <SellText key={field} field={field} />
        ))}
      </div>
      <p className={styles.note}>{hints.described}</p>
      <SellSource figure="ratings" of={figuresLegend.ratings} />
      <div className={styles.row}>
        {POINTS.map((field) => (
          <SellText key={field} field={field} />
        ))}
      </div>
      <p className={styles.note}>{hints.points}</p>
      <SellSource figure="violations" of={figuresLegend.violations} />
      <SellText field="fans" hint={hints.optional} />
      <SellSource figure="fans" of={nameOf('fans')} />
      <SellText field="monthlyTurnover" hint={hints.optional} />
      <SellSource figure="monthlyTurnover" of={nameOf('monthlyTurnover')} />
    </>
  )
}

const SUMS = SELL_STEPS.money.filter((field) => field !== 'price' && field !== 'hasLoans')

function Money() {
  const messages = useMessages(sellMessages)
  const locale = useLocale()
  const nameOf = (field: SellField) => nameIn(SELL_FIELD_NAMES[field], locale)
  return (
    <>
      <SellText field="price" />
      <PriceHintPanel />
      <DealtShops />
      {SUMS.map((field) => (
        <Fragment key={field}>
          <SellText field={field} hint={messages.hints.optional} />
          <SellSource figure={field} of={nameOf(field)} />
        </Fragment>
      ))}
      <SellRadios field="hasLoans" legend={messages.debts} options={yesOrNo(messages.yes, messages.no)} />
      <p className={styles.note}>{messages.debtsNote}</p>
      <SellSource figure="hasLoans" of={nameOf('hasLoans')} />
    </>
  )
}

const yesOrNo = (yes: string, no: string) => [
  { value: 'yes', label: yes },
  { value: 'no', label: no },
]

function Transfer() {
  const { form } = useSellDesk()
  const messages = useMessages(sellMessages)
  const locale = useLocale()
  const ways = isShopKind(form.kind) ? transferWaysFor(form.kind) : transferWaysFor('enterprise')
  const nameOf = (field: SellField) => nameIn(SELL_FIELD_NAMES[field], locale)
  const hasMark = form.trademark === 'registered' || form.trademark === 'pending'
  return (
    <>
      <SellRadios
        field="transferWay"
        options={ways.map((value) => ({ value, label: nameIn(TRANSFER_WAYS[value], locale) }))}
      />
      <SellSource figure="transferWay" of={nameOf('transferWay')} />
      <SellRadios field="trademark" options={trademarkOptions(locale)} />
      {hasMark && (
        <>
          <SellText field="niceClass" />
          <SellText field="holder" hint={messages.hints.holder} />
        </>
      )}
      <SellSource figure="trademark" of={nameOf('trademark')} />
      <SellRadios
        field="taxpayer"
        options={Object.entries(TAXPAYER_KINDS).map(([value, name]) => ({ value, label: nameIn(name, locale) }))}
      />
      <SellSource figure="taxpayer" of={nameOf('taxpayer')} />
      <SellRadios
        field="carriesStock"
        legend={messages.stock}
        options={yesOrNo(messages.stockChoices.yes, messages.stockChoices.no)}
      />
      <SellSource figure="carriesStock" of={nameOf('carriesStock')} />
      <SellRadios
        field="teaches"
        legend={messages.teaches}
        options={yesOrNo(messages.teachesChoices.yes, messages.teachesChoices.no)}
      />
      <SellSource figure="teaches" of={nameOf('teaches')} />
    </>
  )
}

function Contact() {
  const { form, change, errorOf, onBlur } = useSellDesk()
  const messages = useMessages(sellMessages)
  const locale = useLocale()
  const { error } = errorOf('consent')
  return (
    <>
      <SellText field="contactName" />
      <MobileField
        label={nameIn(SELL_FIELD_NAMES.contactMobile, locale)}
        name="contactMobile"
        value={form.contactMobile}
        onChange={(contactMobile) => change({ contactMobile })}
        onBlur={() => onBlur('contactMobile')}
        hint={messages.hints.contact}
        {...errorOf('contactMobile')}
      />
      <ul className={styles.consents} id="sell-consents">
        <li>{messages.consents.truth}</li>
        <li>{messages.consents.contact}</li>
      </ul>
      <Checkbox
        checked={form.consent === 'yes'}
        onChange={(isTicked) => change({ consent: isTicked ? 'yes' : '' })}
        describedBy="sell-consents"
        wrong={error !== undefined}
      >
        {messages.consent}
      </Checkbox>
      {error !== undefined && (
        <Notice tone="alarm" live>
          {error}
        </Notice>
      )}
    </>
  )
}
