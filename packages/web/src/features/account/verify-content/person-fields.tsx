import { PERSON_PROOFS, type PersonField, type PersonProof } from '@diandu/core/account'
import { cleanResidentIdInput, digitsOnly } from '@diandu/core/input'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { MobileField } from '../../../app/forms/mobile-field.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { verifyMessages } from '../../../messages/account/verify.messages.ts'
import type { VerificationStanding } from '../verification-query.ts'
import { CardPhoto } from './card-photo.tsx'
import {
  EMPTY_PERSON,
  PERSON_FIELDS,
  PERSON_SAVED_FIELDS,
  personFaults,
  personDocuments,
  type PersonForm,
} from './documents-form.ts'
import { useHandIn, useHeldNumbers } from './use-documents.ts'
import styles from './verify-content-page.module.css'

const ID_LENGTH = 18
/** Nineteen digits and the gaps between their groups. */
const LONGEST_CARD = 23

export function PersonFields({ standing }: { readonly standing: VerificationStanding }) {
  const messages = useMessages(verifyMessages).form
  const locale = useLocale()
  const handIn = useHandIn(standing)
  const [held, hold] = useHeldNumbers()
  const { form, change, element, errors, field, typedField, isBusy, tell, onSubmit } = useForm<PersonForm, PersonField>(
    {
      name: 'verify-person',
      empty: { ...EMPTY_PERSON, ...held },
      stored: PERSON_SAVED_FIELDS,
      fields: () => PERSON_FIELDS,
      faults: (filled) => personFaults(filled, standing.askedAt, locale),
      lost: messages.lost,
      send: (filled) => handIn(personDocuments(filled)),
    },
  )
  const changeNumber = (numbers: Partial<Pick<PersonForm, 'residentId' | 'cardNumber'>>) => {
    change(numbers)
    hold(numbers)
  }
  const validateIfTyped = (number: 'residentId' | 'cardNumber') => () => form[number] !== '' && tell(number)
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <FormNotice notice={errors.notice} />
      <div className={styles.private}>
        <Notice>{messages.notStored}</Notice>
      </div>
      <h2 className={styles.heading}>{messages.about}</h2>
      <TextField
        label={messages.name}
        {...typedField('name')}
        autoComplete="name"
        enterKeyHint="next"
        clearLabel={messages.clear}
        hint={errors.of.name === undefined && messages.nameHint}
      />
      <TextField
        label={messages.residentId}
        value={form.residentId}
        onChange={(raw) => changeNumber({ residentId: cleanResidentIdInput(raw).slice(0, ID_LENGTH) })}
        onBlur={validateIfTyped('residentId')}
        autoComplete="off"
        enterKeyHint="next"
        clearLabel={messages.clear}
        {...(errors.of.residentId === undefined ? { hint: messages.residentIdHint } : { error: errors.of.residentId })}
      />
      <h2 className={styles.heading}>{messages.photos}</h2>
      <p className={styles.line}>{messages.photosLine}</p>
      <div className={styles.sides}>
        <CardPhoto label={messages.frontPhoto} guide="id-front" {...field('frontPhoto')} />
        <CardPhoto label={messages.backPhoto} guide="id-back" {...field('backPhoto')} />
      </div>
      <div className={styles.proof}>
        <RadioCards<PersonProof>
          legend={messages.proof}
          value={form.proof}
          cards={PERSON_PROOFS.map((value) => ({ value, ...messages.proofs[value] }))}
          onChange={(proof) => change({ proof })}
        />
      </div>
      <TextField
        label={messages.cardNumber}
        value={inGroups(form.cardNumber)}
        onChange={(raw) => changeNumber({ cardNumber: digitsOnly(raw).slice(0, 19) })}
        onBlur={validateIfTyped('cardNumber')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={LONGEST_CARD}
        enterKeyHint={form.proof === 'bank' ? 'done' : 'next'}
        clearLabel={messages.clear}
        {...(errors.of.cardNumber === undefined ? { hint: messages.cardHint } : { error: errors.of.cardNumber })}
      />
      {form.proof === 'four-elements' && <MobileField label={messages.mobile} {...typedField('mobile')} />}
      <div className={styles.submit}>
        <Button type="submit" block busy={isBusy} consequence={messages.consequence}>
          {messages.submit}
        </Button>
      </div>
    </form>
  )
}

/** In fours, as it is printed. */
const inGroups = (digits: string): string => digits.replace(/\d{4}(?=\d)/g, '$& ')
