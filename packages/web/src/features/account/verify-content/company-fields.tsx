import type { CompanyField } from '@diandu/core/account'
import { cleanCreditCodeInput, cleanResidentIdInput } from '@diandu/core/input'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { verifyWords } from '../../../words/verify.words.ts'
import type { VerificationStanding } from '../verification-query.ts'
import { CardPhoto } from './card-photo.tsx'
import { COMPANY_FIELDS, COMPANY_KEPT, companyFaults, companyPapers, EMPTY_COMPANY, type CompanyForm } from './papers-form.ts'
import { useCompanySearch } from './use-company-search.ts'
import { useHandIn, useHeldNumbers } from './use-papers.ts'
import styles from './verify-content-page.module.css'

const CODE_LENGTH = 18

export function CompanyFields({ standing }: { readonly standing: VerificationStanding }) {
  const words = useWords(verifyWords).form
  const locale = useLocale()
  const handIn = useHandIn(standing)
  const [held, hold] = useHeldNumbers()
  const { form, change, element, errors, field, typedField, isBusy, tell, refuse, onSubmit } = useForm<CompanyForm, CompanyField>({
    name: 'verify-company',
    empty: { ...EMPTY_COMPANY, ...held },
    kept: COMPANY_KEPT,
    fields: () => COMPANY_FIELDS,
    faults: (filled) => companyFaults(filled, standing.askedAt, locale),
    lost: words.lost,
    send: (filled) => handIn(companyPapers(filled)),
  })
  const search = useCompanySearch(({ companyName, legalPerson }) => change({ companyName, legalPerson }))
  const isPossible = companyFaults(form, standing.askedAt, locale).creditCode === undefined
  const lookUp = () => {
    tell('creditCode')
    if (isPossible) void search.lookUp(form.creditCode)
    else refuse()
  }
  const said = { none: words.creditCodeHint, found: words.found(search.name), 'not-found': words.notFound, failed: words.lookUpFailed }[search.outcome]
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <FormNotice notice={errors.notice} />
      <div className={styles.private}>
        <Notice>{words.notKept}</Notice>
      </div>
      <h2 className={styles.heading}>{words.company}</h2>
      <TextField
        label={words.creditCode}
        {...typedField('creditCode')}
        onChange={(raw) => {
          search.clear()
          change({ creditCode: cleanCreditCodeInput(raw).toUpperCase().slice(0, CODE_LENGTH) })
        }}
        autoComplete="off"
        enterKeyHint="search"
        end={
          <Button look="quiet" size="small" busy={search.isBusy} onClick={lookUp}>
            {words.lookUp}
          </Button>
        }
        hint={errors.of.creditCode === undefined && <span role="status">{said}</span>}
      />
      <TextField
        label={words.companyName}
        {...typedField('companyName')}
        autoComplete="organization"
        enterKeyHint="next"
        clearLabel={words.clear}
        hint={errors.of.companyName === undefined && words.companyNameHint}
      />
      <TextField
        label={words.legalPerson}
        {...typedField('legalPerson')}
        autoComplete="off"
        enterKeyHint="next"
        clearLabel={words.clear}
      />
      <TextField
        label={words.legalPersonId}
        value={form.legalPersonId}
        onChange={(raw) => {
          const legalPersonId = cleanResidentIdInput(raw).slice(0, CODE_LENGTH)
          change({ legalPersonId })
          hold({ legalPersonId })
        }}
        onBlur={() => form.legalPersonId !== '' && tell('legalPersonId')}
        autoComplete="off"
        enterKeyHint="done"
        clearLabel={words.clear}
        {...(errors.of.legalPersonId === undefined ? { hint: words.residentIdHint } : { error: errors.of.legalPersonId })}
      />
      <h2 className={styles.heading}>{words.licence}</h2>
      <p className={styles.line}>{words.licenceLine}</p>
      <CardPhoto label={words.licencePhoto} guide="licence" {...field('licencePhoto')} />
      <div className={styles.submit}>
        <Button type="submit" block busy={isBusy} consequence={words.consequence}>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}

