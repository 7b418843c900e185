import { shortMoney } from '@diandu/core/format'
import { cleanTextarea, isMobile, isVerificationCode } from '@diandu/core/input'
import { nameIn } from '@diandu/core/messages'
import {
  MAX_REQUEST_DETAILS,
  serviceDraftFaults,
  type EntryWish,
  type ProvenMobile,
  type ServiceDraft,
  type ServiceOffer,
  type ServiceReceipt,
} from '@diandu/core/services'
import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { DraftFateNotice, FormNotice, useForm } from '../../../app/forms/form.tsx'
import { MobileField } from '../../../app/forms/mobile-field.tsx'
import { SupportLink } from '../../../app/layout/company/support-link.tsx'
import { VerificationCode } from '../../../app/people/verification/verification-code.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { useUser } from '../../../app/session/session-context.ts'
import type { Locale } from '../../../messages/messages.ts'
import { serviceRequestMessages } from '../../../messages/services/service-request.messages.ts'
import { serviceMessages } from '../../../messages/services/service.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextArea } from '../../../ui/inputs/text-area.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { checkAsked, wishOf } from '../check/check-address.ts'
import { wishText } from '../check/wish-text.ts'
import { serviceRequestsQuery } from '../services-queries.ts'
import styles from '../services.module.css'

interface RequestFieldsProps {
  readonly offer: ServiceOffer
  readonly onSent: (receipt: ServiceReceipt) => void
}

export function RequestFields({ offer, onSent }: RequestFieldsProps) {
  const messages = useMessages(serviceRequestMessages).form
  const free = useMessages(serviceMessages).free
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const [search] = useSearchParams()
  const ownMobile = useUser()?.mobile ?? ''
  const isProofNeeded = ownMobile === ''
  const wish = offer.hasCheck ? wishOf(checkAsked(search)) : null
  const around = { offer, wish, search }
  const chosen = offer.packages.find(({ id }) => id === search.get('apply'))?.id ?? ''
  const { form, element, errors, draftFate, field, typedField, isBusy, isRight, suppress, refuse, onSubmit } = useForm<
    RequestForm,
    RequestField
  >({
    name: `service-${offer.service}`,
    draftVersion: REQUEST_VERSION,
    empty: { ...EMPTY_REQUEST, packageId: chosen },
    stored: STORED_FIELDS,
    fields: () => requestFields(isProofNeeded),
    faults: (filled) => requestFaults(filled, around, isProofNeeded, locale),
    lost: messages.lost,
    async send(filled) {
      const { services } = await ports()
      const answer = await services.submit(draftOf(filled, around), isProofNeeded ? provenOf(filled) : null)
      if (!answer.ok) return answer.failure
      onSent(answer.value)
      void queries.invalidateQueries({ queryKey: serviceRequestsQuery(ports).queryKey })
      return undefined
    },
  })
  return (
    <Section title={messages.title}>
      <form ref={element} className={styles.form} method="post" noValidate onSubmit={onSubmit}>
        <p className="detail mt-4 mb-8">{messages.line}</p>
        <DraftFateNotice fate={draftFate} />
        <FormNotice notice={errors.notice} action={<SupportLink />} />
        {wish !== null && (
          <div className="mb-16">
            <Notice title={messages.wish}>{wishText(wish, locale)}</Notice>
          </div>
        )}
        <SelectField
          label={messages.package}
          {...field('packageId')}
          placeholder={messages.advice}
          options={offer.packages.map(({ id, name, priceFen }) => ({
            value: id,
            label: messages.option(nameIn(name, locale), priceFen === 0 ? free : shortMoney(priceFen, locale)),
          }))}
        />
        <TextField
          label={messages.name}
          {...typedField('name')}
          autoComplete="name"
          placeholder={messages.namePlaceholder}
          enterKeyHint="next"
        />
        <TextArea
          label={messages.details}
          rows={5}
          max={MAX_REQUEST_DETAILS}
          clean={cleanTextarea}
          placeholder={messages.placeholder}
          {...typedField('details')}
        />
        {isProofNeeded ? (
          <>
            <MobileField label={messages.mobile} {...field('mobile')} hint={messages.mobileHint} />
            <VerificationCode
              purpose="service-request"
              mobile={form.mobile}
              {...field('code')}
              mayRequest={() => isRight('mobile')}
              onSent={() => suppress('code')}
              onFailure={refuse}
            />
          </>
        ) : (
          <p className="detail mt-4 mb-8">{messages.own(ownMobile)}</p>
        )}
        <div className="mt-24">
          <Button type="submit" block busy={isBusy}>
            {messages.submit}
          </Button>
        </div>
      </form>
    </Section>
  )
}

/** A request as it is typed. An empty package asks for advice. */
interface RequestForm {
  readonly packageId: string
  readonly name: string
  readonly details: string
  readonly mobile: string
  readonly code: string
}
type RequestField = keyof RequestForm

const EMPTY_REQUEST: RequestForm = { packageId: '', name: '', details: '', mobile: '', code: '' }
/** Raised with the fields of the form. */
const REQUEST_VERSION = 1
/** No code is ever kept. */
const STORED_FIELDS = ['packageId', 'name', 'details', 'mobile'] as const

const DETAIL_FIELDS: readonly RequestField[] = ['packageId', 'name', 'details']
const requestFields = (isProofNeeded: boolean): readonly RequestField[] =>
  isProofNeeded ? [...DETAIL_FIELDS, 'mobile', 'code'] : DETAIL_FIELDS

interface Around {
  readonly offer: ServiceOffer
  readonly wish: EntryWish | null
  /** The address that led here: by which shell the visit came. */
  readonly search: URLSearchParams
}

function draftOf({ packageId, name, details }: RequestForm, { offer, wish, search }: Around): ServiceDraft {
  const os = search.get('os')
  return {
    service: offer.service,
    packageId: packageId === '' ? null : packageId,
    name,
    details,
    entry: wish,
    os: os !== null && /^\w{1,32}$/.test(os) ? os : null,
  }
}

const provenOf = ({ mobile, code }: RequestForm): ProvenMobile => ({ mobile, code })

/** Error texts for the current values. */
function requestFaults(
  form: RequestForm,
  around: Around,
  isProofNeeded: boolean,
  locale: Locale,
): Readonly<Partial<Record<RequestField, string>>> {
  const words = serviceRequestMessages[locale].form.faults
  const faults = Object.keys(serviceDraftFaults(draftOf(form, around), around.offer)) as (keyof typeof words)[]
  const proof = [
    ...(isProofNeeded && !isMobile(form.mobile) ? (['mobile'] as const) : []),
    ...(isProofNeeded && !isVerificationCode(form.code) ? (['code'] as const) : []),
  ]
  return Object.fromEntries([...faults, ...proof].map((field) => [field, words[field]]))
}
