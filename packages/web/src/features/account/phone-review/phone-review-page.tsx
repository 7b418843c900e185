import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { mayRequestPhoneChange, type PhoneChangeField } from '@diandu/core/account'
import type { Failure } from '@diandu/core/kernel'
import { cleanTextarea } from '@diandu/core/input'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { isLost } from '../../../app/forms/form-errors.ts'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { MobileField } from '../../../app/forms/mobile-field.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Screen } from '../../../app/layout/screen.tsx'
import { VerificationCode } from '../../../app/people/verification/verification-code.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextArea } from '../../../ui/inputs/text-area.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { formMessages } from '../../../messages/form.messages.ts'
import { phoneChangeMessages } from '../../../messages/account/phone-change.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import styles from '../form-page.module.css'
import { phoneChangesQuery } from '../safety-queries.ts'
import {
  EMPTY_REVIEW,
  LONGEST_REASON,
  phoneReviewFaults,
  REVIEW_FIELDS,
  type PhoneReviewForm,
} from './phone-review-form.ts'
import own from './phone-review.module.css'

const RECORD = '/user_center/changephone/detail'

export function Page() {
  const messages = useMessages(phoneChangeMessages).review
  const { faults } = useMessages(formMessages)
  const title = useMessages(titleMessages).phoneReview
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { data: changes } = useLoad(phoneChangesQuery(ports), 'own-part')
  const isOpen = changes !== undefined && !mayRequestPhoneChange(changes[0])

  /** No answer came: the record says whether the request did. */
  const hasArrived = async (): Promise<boolean> => {
    const { phoneChanges } = await ports()
    const record = await phoneChanges.record()
    return record.ok && record.value[0]?.status === 'reviewing'
  }
  const send = async (draft: PhoneReviewForm): Promise<Failure | undefined> => {
    const { phoneChanges } = await ports()
    const answer = await phoneChanges.request(draft)
    if (!answer.ok && !(isLost(answer.failure) && (await hasArrived()))) return answer.failure
    toasts.show(messages.done, 'good')
    await queries.invalidateQueries({ queryKey: phoneChangesQuery(ports).queryKey })
    await navigate(RECORD, { replace: true })
    return undefined
  }
  const { form, element, errors, field, typedField, failure, isBusy, suppress, isRight, refuse, onSubmit } = useForm<
    PhoneReviewForm,
    PhoneChangeField
  >({
    name: 'phone-review',
    empty: EMPTY_REVIEW,
    stored: ['newMobile', 'reason'],
    fields: () => REVIEW_FIELDS,
    faults: (draft) =>
      Object.fromEntries(
        Object.entries(phoneReviewFaults(draft)).map(([field, fault]) => [
          field,
          { ...faults, ...messages.faults }[fault],
        ]),
      ),
    lost: messages.lost,
    send,
  })
  const seeRecord = <PageLink to={RECORD}>{messages.seeRecord}</PageLink>

  return (
    <Screen top={<BackBar title={title} home="/user_center/change_phone" />}>
      <div className={styles.page}>
        <p className="detail mt-4 mb-24">{messages.line}</p>
        <ol className={own.how}>
          {messages.how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {isOpen ? (
          <Notice title={messages.open} action={seeRecord}>
            {messages.consequence}
          </Notice>
        ) : (
          <form ref={element} method="post" noValidate onSubmit={onSubmit}>
            <FormNotice
              notice={errors.notice}
              action={failure !== undefined && isLost(failure) ? seeRecord : undefined}
            />
            <MobileField label={messages.newMobile} {...typedField('newMobile')} />
            <VerificationCode
              purpose="new-phone"
              label={messages.newCode}
              mobile={form.newMobile}
              {...field('code')}
              mayRequest={() => isRight('newMobile')}
              onSent={() => suppress('code')}
              onFailure={refuse}
            />
            <TextArea
              label={messages.reason}
              {...typedField('reason')}
              clean={cleanTextarea}
              max={LONGEST_REASON}
              hint={messages.reasonHint}
              placeholder={messages.reasonPlaceholder}
            />
            <div className="mt-24">
              <Button type="submit" block busy={isBusy} consequence={messages.consequence}>
                {messages.submit}
              </Button>
            </div>
          </form>
        )}
      </div>
    </Screen>
  )
}
