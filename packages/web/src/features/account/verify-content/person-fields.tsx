import { PERSON_PROOFS, type PersonField, type PersonProof } from '@diandu/core/account'
import { cleanResidentIdInput, digitsOnly } from '@diandu/core/input'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { MobileField } from '../../../app/forms/mobile-field.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { verifyWords } from '../../../words/verify.words.ts'
import type { VerificationStanding } from '../verification-query.ts'
import { CardPhoto } from './card-photo.tsx'
import { EMPTY_PERSON, PERSON_FIELDS, PERSON_KEPT, personFaults, personPapers, type PersonForm } from './papers-form.ts'
import { useHandIn, useHeldNumbers } from './use-papers.ts'
import styles from './verify-content-page.module.css'

const ID_LENGTH = 18
/** Nineteen digits and the gaps between their groups. */
const LONGEST_CARD = 23

export function PersonFields({ standing }: { readonly standing: VerificationStanding }) {
  const words = useWords(verifyWords).form
  const locale = useLocale()
  const handIn = useHandIn(standing)
  const [held, hold] = useHeldNumbers()
  const { form, change, element, errors, field, typedField, isBusy, tell, onSubmit } = useForm<PersonForm, PersonField>({
    name: 'verify-person',
    empty: { ...EMPTY_PERSON, ...held },
    kept: PERSON_KEPT,
    fields: () => PERSON_FIELDS,
    faults: (filled) => personFaults(filled, standing.askedAt, locale),
    lost: words.lost,
    send: (filled) => handIn(personPapers(filled)),
  })
  const changeNumber = (numbers: Partial<Pick<PersonForm, 'residentId' | 'cardNumber'>>) => {
    change(numbers)
    hold(numbers)
  }
  const tellIfTyped = (number: 'residentId' | 'cardNumber') => () => form[number] !== '' && tell(number)
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <FormNotice notice={errors.notice} />
      <div className={styles.private}>
        <Notice>{words.notKept}</Notice>
      </div>
      <h2 className={styles.heading}>{words.about}</h2>
      <TextField
        label={words.name}
        {...typedField('name')}
        autoComplete="name"
        enterKeyHint="next"
        clearLabel={words.clear}
        hint={errors.of.name === undefined && words.nameHint}
      />
      <TextField
        label={words.residentId}
        value={form.residentId}
        onChange={(raw) => changeNumber({ residentId: cleanResidentIdInput(raw).slice(0, ID_LENGTH) })}
        onBlur={tellIfTyped('residentId')}
        autoComplete="off"
        enterKeyHint="next"
        clearLabel={words.clear}
        {...(errors.of.residentId === undefined ? { hint: words.residentIdHint } : { error: errors.of.residentId })}
      />
      <h2 className={styles.heading}>{words.photos}</h2>
      <p className={styles.line}>{words.photosLine}</p>
      <div className={styles.sides}>
        <CardPhoto label={words.frontPhoto} guide="id-front" {...field('frontPhoto')} />
        <CardPhoto label={words.backPhoto} guide="id-back" {...field('backPhoto')} />
      </div>
      <div className={styles.proof}>
        <RadioCards<PersonProof>
          legend={words.proof}
          value={form.proof}
          cards={PERSON_PROOFS.map((value) => ({ value, ...words.proofs[value] }))}
          onChange={(proof) => change({ proof })}
        />
      </div>
      <TextField
        label={words.cardNumber}
        value={inGroups(form.cardNumber)}
        onChange={(raw) => changeNumber({ cardNumber: digitsOnly(raw).slice(0, 19) })}
        onBlur={tellIfTyped('cardNumber')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={LONGEST_CARD}
        enterKeyHint={form.proof === 'bank' ? 'done' : 'next'}
        clearLabel={words.clear}
        {...(errors.of.cardNumber === undefined ? { hint: words.cardHint } : { error: errors.of.cardNumber })}
      />
      {form.proof === 'four-elements' && (
        <MobileField label={words.mobile} {...typedField('mobile')} />
      )}
      <div className={styles.submit}>
        <Button type="submit" block busy={isBusy} consequence={words.consequence}>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}

/** In fours, as it is printed. */
const inGroups = (digits: string): string => digits.replace(/\d{4}(?=\d)/g, '$& ')
