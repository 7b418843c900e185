import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { bankOf, judgeCard, publicBanks, recognizeBank } from '@diandu/core/wallet'
import { nameIn } from '@diandu/core/words'
import { BackBar } from '../../../app/back-bar.tsx'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { moneyWords } from '../../../words/money.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { cardsQuery } from '../money-queries.ts'
import styles from '../money.module.css'

const FIELDS = ['number', 'bank', 'holder'] as const
type CardField = (typeof FIELDS)[number]
type CardForm = Readonly<Record<CardField, string>>

const EMPTY: CardForm = { number: '', bank: '', holder: '' }

/** The fields that core's rule does not let pass: it tells one at a time, so each is tried with the others right. */
const RIGHT = { bank: 'CMB', holder: '林小满', number: '6225880123456783' } as const
const wrongFields = (form: CardForm): readonly CardField[] => FIELDS.filter((field) => !judgeCard({ ...RIGHT, [field]: form[field] }).ok)

/** A card of the person's own. Its bank is recognised while the number is typed. */
export function Page() {
  const words = useWords(moneyWords).add
  const title = useWords(titleWords).addCard
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { key } = useLocation()
  const [isFirstPage] = useState(key === 'default')
  const { form, change, element, errors, field, typedField, isBusy, tell, onSubmit } = useForm<CardForm, CardField>({
    name: 'bank-card',
    empty: EMPTY,
    // A card's number stays nowhere on the device.
    kept: ['bank', 'holder'],
    fields: () => FIELDS,
    faults: (filled) => Object.fromEntries(wrongFields(filled).map((field) => [field, words.faults[field]])),
    lost: words.lost,
    async send(filled) {
      const answer = await (await ports()).bankCards.add(filled)
      void queries.invalidateQueries({ queryKey: cardsQuery(ports).queryKey })
      if (!answer.ok) return answer.failure
      toasts.show(words.added, 'good')
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
    <Screen top={<BackBar title={title} home="/user_center/server/my_crad" />}>
      <form ref={element} method="post" className={styles.page} noValidate onSubmit={onSubmit}>
        <p className={styles.line}>{words.line}</p>
        <FormNotice notice={errors.notice} />
        <TextField
          label={words.number}
          value={form.number}
          inputMode="numeric"
          autoComplete="cc-number"
          onChange={(text) => typeNumber(text.replaceAll(/[^\d -]/g, ''))}
          onBlur={() => form.number !== '' && tell('number')}
          enterKeyHint="next"
          clearLabel={words.clear}
          {...(errors.of.number === undefined ? (recognised === undefined ? {} : { hint: words.recognised(nameIn(bankOf(recognised).name, locale)) }) : { error: errors.of.number })}
        />
        <SelectField
          label={words.bank}
          {...field('bank')}
          placeholder={words.choose}
          options={publicBanks().map(({ code, name }) => ({ value: code, label: nameIn(name, locale) }))}
        />
        <TextField
          label={words.holder}
          {...typedField('holder')}
          autoComplete="cc-name"
          enterKeyHint="done"
          clearLabel={words.clear}
          hint={errors.of.holder === undefined && words.holderHint}
        />
        <div className={styles.submit}>
          <Button type="submit" block busy={isBusy}>
            {words.submit}
          </Button>
        </div>
      </form>
    </Screen>
  )
}
