import type { ShownIdentity } from '@diandu/core/account'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { foldTyped, typedName } from '@diandu/core/input'
import { bankOf, validateCard, publicBanks, recognizeBank } from '@diandu/core/wallet'
import { nameIn } from '@diandu/core/messages'
import { IdentityGate } from '../../../app/people/identity/identity-line.tsx'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { usePorts } from '../../../app/queries/queries.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { BankMark } from '../../../ui/pictures/bank-mark.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { identityMessages } from '../../../messages/account/identity.messages.ts'
import { moneyMessages } from '../../../messages/money/money.messages.ts'
import { cardsQuery } from '../wallet-queries.ts'
import { isFirstEntry } from '../../../router/first-entry.ts'

const FIELDS = ['number', 'bank', 'holder'] as const
type CardField = (typeof FIELDS)[number]
type CardForm = Readonly<Record<CardField, string>>

const EMPTY: CardForm = { number: '', bank: '', holder: '' }

/** The fields that core's rule does not let pass: it tells one at a time, so each is tried with the others right. */
const RIGHT = { bank: 'CMB', holder: '林小满', number: '6225880123456783' } as const
const wrongFields = (form: CardForm, fields: readonly CardField[]): readonly CardField[] =>
  fields.filter((field) => !validateCard({ ...RIGHT, [field]: form[field] }).ok)

/** A card of the person's own. */
export function Page() {
  return (
    <BackScreen title="addCard" home="/user_center/server/my_crad">
      <IdentityGate>{(identity) => <CardFields identity={identity} />}</IdentityGate>
    </BackScreen>
  )
}

/** The bank is recognised while the number is typed. */
function CardFields({ identity }: { readonly identity: ShownIdentity | null }) {
  const messages = useMessages(moneyMessages).add
  const known = useMessages(identityMessages)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { key } = useLocation()
  const [isFirstPage] = useState(isFirstEntry(key))
  // Who is known adds cards of their own: the platform writes their name.
  const fields = identity === null ? FIELDS : FIELDS.filter((field) => field !== 'holder')
  const { form, change, element, errors, field, typedField, isBusy, report, onSubmit } = useForm<CardForm, CardField>({
    name: 'bank-card',
    empty: EMPTY,
    // A card's number stays nowhere on the device.
    stored: ['bank', 'holder'],
    fields: () => fields,
    faults: (filled) => Object.fromEntries(wrongFields(filled, fields).map((field) => [field, messages.faults[field]])),
    lost: messages.lost,
    async send(filled) {
      const answer = await (await ports()).bankCards.add(identity === null ? filled : { ...filled, holder: '' })
      void queries.invalidateQueries({ queryKey: cardsQuery(ports).queryKey })
      if (!answer.ok) return answer.failure
      toasts.show(messages.added, 'good')
      await (isFirstPage ? navigate('/user_center/server/my_crad', { replace: true }) : navigate(-1))
      return undefined
    },
  })
  const recognised = recognizeBank(form.number)
  const typeNumber = (number: string) => {
    const bank = recognizeBank(number)
    change({ number, ...(bank === undefined || bank === recognised ? {} : { bank }) })
  }
  return (
    <form ref={element} method="post" className="page" noValidate onSubmit={onSubmit}>
      <p className="detail mt-4 mb-16">{messages.line}</p>
      <FormNotice notice={errors.notice} />
      <TextField
        label={messages.number}
        name="number"
        value={form.number}
        inputMode="numeric"
        autoComplete="cc-number"
        onChange={(text) => typeNumber(foldTyped(text).replaceAll(/[^\d -]/g, ''))}
        onBlur={() => form.number !== '' && report('number')}
        enterKeyHint="next"
        clearLabel={messages.clear}
        {...(errors.of.number === undefined
          ? recognised === undefined
            ? {}
            : { hint: messages.recognised(nameIn(bankOf(recognised).name, locale)) }
          : { error: errors.of.number })}
      />
      {form.bank !== '' && <BankMark bank={form.bank} as="card" />}
      <SelectField
        label={messages.bank}
        {...field('bank')}
        placeholder={messages.choose}
        options={publicBanks().map(({ code, name }) => ({ value: code, label: nameIn(name, locale) }))}
      />
      {identity === null ? (
        <TextField
          label={messages.holder}
          {...typedField('holder')}
          clean={typedName}
          autoComplete="cc-name"
          enterKeyHint="done"
          clearLabel={messages.clear}
          hint={errors.of.holder === undefined && messages.holderHint}
        />
      ) : (
        <div className="mt-16">
          <p className="detail">{messages.holder}</p>
          <p>{known.holder(identity.name)}</p>
        </div>
      )}
      <div className="mt-24 grid gap-8">
        <Button type="submit" block busy={isBusy}>
          {messages.submit}
        </Button>
      </div>
    </form>
  )
}
