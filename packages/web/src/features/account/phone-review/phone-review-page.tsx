import {
  checkPhoneChange,
  mayRequestPhoneChange,
  type PhoneChangeDraft,
  type PhoneChangeField,
  type Problem,
} from '@diandu/core/account'
import { cleanTextarea } from '@diandu/core/input'
import type { Failure } from '@diandu/core/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { isLost } from '../../../app/forms/form-errors.ts'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { MobileField } from '../../../app/forms/mobile-field.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { VerificationCode } from '../../../app/people/verification/verification-code.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { phoneChangeMessages } from '../../../messages/account/phone-change.messages.ts'
import { formMessages } from '../../../messages/form.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { TextArea } from '../../../ui/inputs/text-area.tsx'
import { phoneChangesQuery } from '../account-queries.ts'
import styles from '../form-page.module.css'
import own from './phone-review.module.css'

const RECORD = '/user_center/changephone/detail'

export function Page() {
  const messages = useMessages(phoneChangeMessages).review
  const { faults } = useMessages(formMessages)
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
    <BackScreen title="phoneReview" home="/user_center/change_phone">
      <div className={`page ${styles.page}`}>
        <p className="detail mt-4 mb-24">{messages.line}</p>
        <ol className={`stack-4 ${own.how}`}>
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
    </BackScreen>
  )
}

type PhoneReviewForm = { readonly [Field in PhoneChangeField]: string }

const EMPTY_REVIEW: PhoneReviewForm = { newMobile: '', code: '', reason: '' }
const REVIEW_FIELDS: readonly PhoneChangeField[] = ['newMobile', 'code', 'reason']
const LONGEST_REASON = 200

type ReviewFault = 'mobile' | 'code' | 'same' | 'missing' | 'too-short' | 'too-long' | 'malformed'

/**
 * Core's findings, by the name of the words that say so. The present mobile is known masked, so the server finds out
 * whether it is the same.
 */
function phoneReviewFaults(draft: PhoneChangeDraft): Readonly<Partial<Record<PhoneChangeField, ReviewFault>>> {
  const checked = checkPhoneChange(draft, '')
  if (checked.ok) return {}
  return Object.fromEntries(checked.failure.map(({ field, problem }) => [field, faultOf(field, problem)]))
}

function faultOf(field: PhoneChangeField, problem: Problem): ReviewFault {
  if (field === 'newMobile') return problem === 'unchanged' ? 'same' : 'mobile'
  if (field === 'code') return 'code'
  return problem === 'missing' || problem === 'too-short' || problem === 'too-long' ? problem : 'malformed'
}
