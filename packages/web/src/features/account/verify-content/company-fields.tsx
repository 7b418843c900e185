import type { CompanyField, RegisteredCompany } from '@diandu/core/account'
import { cleanCreditCodeInput, cleanResidentIdInput, foldTyped, typedName } from '@diandu/core/input'
import { useRef, useState } from 'react'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { verifyMessages } from '../../../messages/account/verify.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import type { VerificationStanding } from '../account-queries.ts'
import { CardPhoto } from './card-photo.tsx'
import {
  COMPANY_FIELDS,
  COMPANY_SAVED_FIELDS,
  EMPTY_COMPANY,
  companyDocuments,
  companyFaults,
  type CompanyForm,
} from './documents-form.ts'
import { useHandIn, useHeldNumbers } from './use-documents.ts'

const CODE_LENGTH = 18

export function CompanyFields({ standing }: { readonly standing: VerificationStanding }) {
  const messages = useMessages(verifyMessages).form
  const locale = useLocale()
  const handIn = useHandIn(standing)
  const [held, hold] = useHeldNumbers()
  const { form, change, element, errors, field, typedField, isBusy, report, refuse, onSubmit } = useForm<
    CompanyForm,
    CompanyField
  >({
    name: 'verify-company',
    empty: { ...EMPTY_COMPANY, ...held },
    stored: COMPANY_SAVED_FIELDS,
    fields: () => COMPANY_FIELDS,
    faults: (filled) => companyFaults(filled, standing.askedAt, locale),
    lost: messages.lost,
    send: (filled) => handIn(companyDocuments(filled)),
  })
  const search = useCompanySearch(({ companyName, legalPerson }) => change({ companyName, legalPerson }))
  const isPossible = companyFaults(form, standing.askedAt, locale).creditCode === undefined
  const lookUp = () => {
    report('creditCode')
    if (isPossible) void search.lookUp(form.creditCode)
    else refuse()
  }
  const hints = {
    none: messages.creditCodeHint,
    found: messages.found(search.name),
    'not-found': messages.notFound,
    failed: messages.lookUpFailed,
  }[search.outcome]
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <FormNotice notice={errors.notice} />
      <div className="mb-16">
        <Notice>{messages.notStored}</Notice>
      </div>
      <h2 className="mb-8 mt-24 type-title">{messages.company}</h2>
      <TextField
        label={messages.creditCode}
        {...typedField('creditCode')}
        onChange={(raw) => {
          search.clear()
          change({ creditCode: cleanCreditCodeInput(foldTyped(raw)).toUpperCase().slice(0, CODE_LENGTH) })
        }}
        autoComplete="off"
        enterKeyHint="search"
        end={
          <Button look="quiet" size="small" busy={search.isBusy} onClick={lookUp}>
            {messages.lookUp}
          </Button>
        }
        hint={errors.of.creditCode === undefined && <span role="status">{hints}</span>}
      />
      <TextField
        label={messages.companyName}
        {...typedField('companyName')}
        autoComplete="organization"
        enterKeyHint="next"
        clearLabel={messages.clear}
        hint={errors.of.companyName === undefined && messages.companyNameHint}
      />
      <TextField
        label={messages.legalPerson}
        {...typedField('legalPerson')}
        clean={typedName}
        autoComplete="off"
        enterKeyHint="next"
        clearLabel={messages.clear}
      />
      <TextField
        label={messages.legalPersonId}
        name="legalPersonId"
        value={form.legalPersonId}
        onChange={(raw) => {
          const legalPersonId = cleanResidentIdInput(foldTyped(raw)).slice(0, CODE_LENGTH)
          change({ legalPersonId })
          hold({ legalPersonId })
        }}
        onBlur={() => form.legalPersonId !== '' && report('legalPersonId')}
        autoComplete="off"
        enterKeyHint="done"
        clearLabel={messages.clear}
        {...(errors.of.legalPersonId === undefined
          ? { hint: messages.residentIdHint }
          : { error: errors.of.legalPersonId })}
      />
      <h2 className="mb-8 mt-24 type-title">{messages.licence}</h2>
      <p className="detail mb-12">{messages.licenceLine}</p>
      <CardPhoto label={messages.licencePhoto} guide="licence" {...field('licencePhoto')} />
      <div className="mt-24">
        <Button type="submit" block busy={isBusy} consequence={messages.consequence}>
          {messages.submit}
        </Button>
      </div>
    </form>
  )
}

type Outcome = 'none' | 'found' | 'not-found' | 'failed'

/** Asks the register of companies; an answer to a code that is no longer there is not taken. */
function useCompanySearch(onFound: (company: RegisteredCompany) => void) {
  const ports = usePorts()
  const [state, setState] = useState<{ readonly outcome: Outcome; readonly name: string; readonly isBusy: boolean }>(
    NOT_REQUESTED,
  )
  const requested = useRef<AbortController>(undefined)
  return {
    ...state,
    clear() {
      requested.current?.abort()
      setState(NOT_REQUESTED)
    },
    async lookUp(creditCode: string) {
      requested.current?.abort()
      const controller = new AbortController()
      requested.current = controller
      setState({ ...NOT_REQUESTED, isBusy: true })
      const answer = await ports().then(
        ({ verifications }) => verifications.company(creditCode, controller.signal),
        () => undefined,
      )
      if (controller.signal.aborted) return
      if (answer?.ok === true) {
        setState({ outcome: 'found', name: answer.value.companyName, isBusy: false })
        onFound(answer.value)
      } else {
        const isUnknown =
          answer?.failure.kind === 'refused' || (answer?.failure.kind === 'http' && answer.failure.status === 404)
        setState({ outcome: isUnknown ? 'not-found' : 'failed', name: '', isBusy: false })
      }
    },
  }
}

const NOT_REQUESTED = { outcome: 'none', name: '', isBusy: false } as const
