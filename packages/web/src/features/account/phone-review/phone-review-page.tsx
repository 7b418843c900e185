import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { mayAskPhoneChange, type PhoneChangeField } from '@diandu/core/account'
import type { Failure } from '@diandu/core/kernel'
import { BackBar } from '../../../app/back-bar.tsx'
import { isLost } from '../../../app/forms/form-errors.ts'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { MobileField } from '../../../app/forms/mobile-field.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { VerificationCode } from '../../../app/verification/verification-code.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { formWords } from '../../../words/form.words.ts'
import { safetyWords } from '../../../words/safety.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import styles from '../form-page.module.css'
import { phoneChangesQuery } from '../safety-queries.ts'
import { EMPTY_REVIEW, LONGEST_REASON, phoneReviewFaults, REVIEW_FIELDS, type PhoneReviewForm } from './phone-review-form.ts'
import own from './phone-review.module.css'

const RECORD = '/user_center/changephone/detail'

export function Page() {
  const words = useWords(safetyWords).review
  const { faults } = useWords(formWords)
  const title = useWords(titleWords).phoneReview
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { data: changes } = useQuery(phoneChangesQuery(ports))
  const isOpen = changes !== undefined && !mayAskPhoneChange(changes[0])

  /** No answer came: the record says whether the request did. */
  const hasArrived = async (): Promise<boolean> => {
    const { phoneChanges } = await ports()
    const record = await phoneChanges.record()
    return record.ok && record.value[0]?.status === 0
  }
  const send = async (draft: PhoneReviewForm): Promise<Failure | undefined> => {
    const { phoneChanges } = await ports()
    const answer = await phoneChanges.ask(draft)
    if (!answer.ok && !(isLost(answer.failure) && (await hasArrived()))) return answer.failure
    toasts.show(words.done, 'good')
    await queries.invalidateQueries({ queryKey: phoneChangesQuery(ports).queryKey })
    await navigate(RECORD, { replace: true })
    return undefined
  }
  const { form, element, errors, field, typedField, failure, isBusy, spare, isRight, refuse, onSubmit } = useForm<PhoneReviewForm, PhoneChangeField>({
    name: 'phone-review',
    empty: EMPTY_REVIEW,
    kept: ['newMobile', 'reason'],
    fields: () => REVIEW_FIELDS,
    faults: (draft) => Object.fromEntries(Object.entries(phoneReviewFaults(draft)).map(([field, fault]) => [field, { ...faults, ...words.faults }[fault]])),
    lost: words.lost,
    send,
  })
  const seeRecord = <PageLink to={RECORD}>{words.seeRecord}</PageLink>

  return (
    <Screen top={<BackBar title={title} home="/user_center/change_phone" />}>
      <div className={styles.page}>
        <p className={styles.line}>{words.line}</p>
        <ol className={own.how}>
          {words.how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {isOpen ? (
          <Notice title={words.open} action={seeRecord}>
            {words.consequence}
          </Notice>
        ) : (
          <form ref={element} method="post" noValidate onSubmit={onSubmit}>
            <FormNotice notice={errors.notice} action={failure !== undefined && isLost(failure) ? seeRecord : undefined} />
            <MobileField label={words.newMobile} {...typedField('newMobile')} />
            <VerificationCode
              purpose="new-phone"
              label={words.newCode}
              mobile={form.newMobile}
              {...field('code')}
              mayAsk={() => isRight('newMobile')}
              onSent={() => spare('code')}
              onFailure={refuse}
            />
            <TextArea
              label={words.reason}
              {...typedField('reason')}
              most={LONGEST_REASON}
              hint={words.reasonHint}
              placeholder={words.reasonPlaceholder}
            />
            <div className={styles.submit}>
              <Button type="submit" block busy={isBusy} consequence={words.consequence}>
                {words.submit}
              </Button>
            </div>
          </form>
        )}
      </div>
    </Screen>
  )
}
