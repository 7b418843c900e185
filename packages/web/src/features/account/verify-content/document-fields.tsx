import type { PersonField, PersonProof } from '@diandu/core/account'
import { digitsOnly, foldTyped } from '@diandu/core/input'
import { MobileField } from '../../../app/forms/mobile-field.tsx'
import type { FormUse } from '../../../app/forms/form.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { verifyMessages } from '../../../messages/account/verify.messages.ts'
import { CardPhoto } from './card-photo.tsx'
import type { PersonForm } from './documents-form.ts'
import styles from './verify-content-page.module.css'

interface DocumentFieldsProps {
  readonly use: Pick<FormUse<PersonForm, PersonField>, 'form' | 'field' | 'typedField' | 'errors' | 'report'>
  readonly proof: PersonProof
  readonly onCard: (cardNumber: string) => void
}

/** The documents for the review: both sides of the ID card, and a bank card. */
export function DocumentFields({
  use: { form, field, typedField, errors, report },
  proof,
  onCard,
}: DocumentFieldsProps) {
  const messages = useMessages(verifyMessages).form
  return (
    <>
      <h2 className="mb-8 mt-24 type-title">{messages.photos}</h2>
      <p className="detail mb-12">{messages.photosLine}</p>
      <div className={styles.sides}>
        <CardPhoto label={messages.frontPhoto} guide="id-front" {...field('frontPhoto')} />
        <CardPhoto label={messages.backPhoto} guide="id-back" {...field('backPhoto')} />
      </div>
      <div className="my-16">
        <TextField
          label={messages.cardNumber}
          name="cardNumber"
          value={inGroups(form.cardNumber)}
          onChange={(raw) => onCard(digitsOnly(foldTyped(raw)).slice(0, 19))}
          onBlur={() => form.cardNumber !== '' && report('cardNumber')}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint={proof === 'bank' ? 'done' : 'next'}
          clearLabel={messages.clear}
          {...(errors.of.cardNumber === undefined ? { hint: messages.cardHint } : { error: errors.of.cardNumber })}
        />
        {proof === 'four-elements' && <MobileField label={messages.mobile} {...typedField('mobile')} />}
      </div>
    </>
  )
}

/** In fours, as it is printed. */
const inGroups = (digits: string): string => digits.replace(/\d{4}(?=\d)/g, '$& ')
