import {
  MAX_REQUEST_LENGTH,
  askedFor,
  needsReview,
  type RequestCriteria,
  type RequestDraft,
} from '@diandu/core/buyer-requests'
import { formatCount } from '@diandu/core/format'
import { cleanTextarea } from '@diandu/core/input'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useDebounced } from '../../../app/device/use-debounced.ts'
import { DraftFateNotice, FormNotice, useForm } from '../../../app/forms/form.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { ShopCard } from '../../../app/shops/shop-card/shop-card.tsx'
import { buyerRequestMessages } from '../../../messages/requests/buyer-request.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { TextArea } from '../../../ui/inputs/text-area.tsx'
import { Columns, Side } from '../../../ui/lists/columns.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { liveMatchesQuery } from '../request-queries.ts'
import { shopsPath } from './want-address.ts'
import { WantFields } from './want-fields.tsx'
import {
  EMPTY_WANT,
  WANT_FIELDS,
  WANT_VERSION,
  criteriaOf,
  draftOf,
  formOf,
  type WantField,
  type WantForm,
  wantFaults,
} from './want-form.ts'

const KEPT = Object.keys(EMPTY_WANT) as readonly (keyof WantForm)[]

export function Page() {
  const messages = useMessages(buyerRequestMessages).want
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isMember = useUser() !== undefined
  // Parameters of the address win over a draft.
  const [empty] = useState(() => ({ ...EMPTY_WANT, ...formOf(search) }))

  const publish = async (draft: RequestDraft) => {
    const { buyerRequests } = await ports()
    const answer = await buyerRequests.publish(draft)
    if (!answer.ok) return answer.failure
    await queries.invalidateQueries({ queryKey: ['my-requests'] })
    toasts.show(answer.value.state === 'open' ? messages.published : messages.sentToReview, 'good')
    void navigate(`/user_center/request/${answer.value.id}`, { replace: true })
    return undefined
  }
  const use = useForm<WantForm, WantField>({
    name: 'want-buy',
    isForUsers: true,
    draftVersion: WANT_VERSION,
    empty,
    stored: KEPT,
    fields: () => WANT_FIELDS,
    faults: (filled) => wantFaults(filled, locale),
    lost: messages.lost,
    send: (filled) => publish(draftOf(filled)),
  })
  const { form, element, errors, draftFate, typedField, isBusy, onSubmit } = use
  const settled = useDebounced(JSON.stringify(criteriaOf(form)))
  return (
    <BackScreen wide title="wantBuy" home="/">
      <div className="pt-16 pb-32">
        <form ref={element} method="post" noValidate onSubmit={onSubmit}>
          <Columns>
            <p className="detail px-16 mb-16">{messages.lead}</p>
            <Section title={messages.title}>
              <DraftFateNotice fate={draftFate} />
              <FormNotice notice={errors.notice} />
              <WantFields use={use} />
              <TextArea
                label={messages.content}
                rows={3}
                max={MAX_REQUEST_LENGTH}
                clean={cleanTextarea}
                hint={errors.of.content === undefined && messages.contentHint}
                {...typedField('content')}
              />
              {needsReview(form.content) && <Notice tone="warning">{messages.reviewed}</Notice>}
            </Section>
            <Side>
              <LiveMatches criteria={settled} />
            </Side>
            <div className="px-16 mb-16">
              <Button type="submit" block busy={isBusy} {...(isMember ? {} : { consequence: messages.draftStays })}>
                {isMember ? messages.submit : messages.logIn}
              </Button>
            </div>
            <div className="px-16 mb-16">
              <Button look="quiet" block link={(parts) => <PageLink to="/buylist" {...parts} />}>
                {messages.others}
              </Button>
            </div>
          </Columns>
        </form>
      </div>
    </BackScreen>
  )
}

const SHOWN = 3

/** How many shops fit what is being filled in, and the best of them. */
function LiveMatches({ criteria: text }: { readonly criteria: string }) {
  const messages = useMessages(buyerRequestMessages)
  const { want } = messages
  const criteria = JSON.parse(text) as RequestCriteria
  const isAsked = askedFor(criteria).length > 0
  const { data, isError, refetch } = useLoad({
    ...liveMatchesQuery(usePorts(), criteria),
    enabled: isAsked,
    placeholderData: (before) => before,
  })
  const more = <PageLink to={shopsPath(criteria)}>{want.seeAll}</PageLink>
  return (
    <Section title={want.live} {...(isAsked && data !== undefined && data.items.length > SHOWN ? { aside: more } : {})}>
      {!isAsked ? (
        <p>{want.liveHint}</p>
      ) : data === undefined ? (
        <LoadState messages={messages.load} isError={isError} onRetry={() => void refetch()} lines={3} part />
      ) : (
        <>
          <p className="mb-8 strong" role="status">
            {data.items.length === 0
              ? want.liveNone
              : (data.total?.capped === true ? want.liveMore : want.liveCount)(
                  formatCount(data.total?.count ?? data.items.length),
                )}
          </p>
          <ul className="items-12" aria-label={want.live}>
            {data.items.slice(0, SHOWN).map((shop) => (
              <li key={shop.id}>
                <ShopCard shop={shop} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}
