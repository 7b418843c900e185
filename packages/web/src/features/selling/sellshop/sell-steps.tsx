import { isShopKind, TRANSFER_WAYS } from '@diandu/core/catalog'
import { cleanTextarea } from '@diandu/core/input'
import { nameIn } from '@diandu/core/messages'
import { SELL_FIELD_NAMES, SELL_LENGTHS, transferWaysFor, type SellField, type SellStep } from '@diandu/core/selling'
import { Suspense, lazy } from 'react'
import { MobileField } from '../../../app/forms/mobile-field.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextArea } from '../../../ui/inputs/text-area.tsx'
import { sellMessages } from '../../../messages/selling/sell.messages.ts'
import { DealtShops } from './dealt-shops.tsx'
import { PriceHintPanel } from './price-hint-panel.tsx'
import { SalePhotos } from './sale-photos.tsx'
import { FreeHint, SellRadios, SellSelect, SellSource, SellText, StepOf, useSellDesk } from './sell-fields.tsx'
import { industryOptions, kindOptions, platformOptions, provinceOptions, trademarkOptions } from './sell-view.ts'
import styles from './sellshop-page.module.css'

/** The rules of transfers are read at this step alone. */
const SellTransfer = lazy(async () => ({ default: (await import('./sell-transfer.tsx')).SellTransfer }))

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
    <StepOf
      step="what"
      others={{
        platform: <SellSelect field="platform" options={platformOptions(locale)} />,
        kind: <SellSelect field="kind" options={kindOptions(locale)} onChange={changeKind} />,
        industry: <SellSelect field="industry" options={industryOptions(locale)} />,
        title: <SellText field="title" hint={hints.title} />,
        province: <SellSelect field="province" options={provinceOptions(locale)} />,
        description: (
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
        ),
        photos: <SalePhotos />,
      }}
    />
  )
}

const RATINGS = ['described', 'service', 'delivery'] as const satisfies readonly SellField[]
const POINTS = ['general', 'severe', 'counterfeit'] as const satisfies readonly SellField[]

function Figures() {
  const { hints, figuresLegend } = useMessages(sellMessages)
  const group = (fields: readonly SellField[], figure: 'ratings' | 'violations', note: string) => (
    <>
      <div className={styles.row}>
        {fields.map((field) => (
          <SellText key={field} field={field} />
        ))}
      </div>
      <p className="note mb-8">{note}</p>
      <SellSource figure={figure} of={figuresLegend[figure]} />
    </>
  )
  return (
    <StepOf
      step="figures"
      others={{
        described: group(RATINGS, 'ratings', hints.described),
        general: group(POINTS, 'violations', hints.points),
      }}
    />
  )
}

function Money() {
  const price = (
    <>
      <SellText field="price" />
      <PriceHintPanel />
      <DealtShops />
    </>
  )
  return <StepOf step="money" others={{ price }} />
}

function Transfer() {
  const { form } = useSellDesk()
  const messages = useMessages(sellMessages)
  const locale = useLocale()
  const ways = isShopKind(form.kind) ? transferWaysFor(form.kind) : transferWaysFor('enterprise')
  const nameOf = (field: SellField) => nameIn(SELL_FIELD_NAMES[field], locale)
  const hasMark = form.trademark === 'registered' || form.trademark === 'pending'
  return (
    <StepOf
      step="transfer"
      others={{
        transferWay: (
          <>
            <SellRadios
              field="transferWay"
              options={ways.map((value) => ({ value, label: nameIn(TRANSFER_WAYS[value], locale) }))}
            />
            <SellSource figure="transferWay" of={nameOf('transferWay')} />
            <Suspense>
              <SellTransfer />
            </Suspense>
          </>
        ),
        trademark: (
          <>
            <SellRadios field="trademark" options={trademarkOptions(locale)} />
            {hasMark && (
              <>
                <SellText field="niceClass" />
                <SellText field="holder" hint={messages.hints.holder} />
              </>
            )}
            <SellSource figure="trademark" of={nameOf('trademark')} />
          </>
        ),
      }}
    />
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
      <ul className="detail mb-8 pl-16 bullets" id="sell-consents">
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
