import { nameIn } from '@diandu/core/messages'
import {
  EMPTY_SELL_FORM,
  SELL_FIELDS,
  SELL_FIELD_NAMES,
  SELL_STEPS,
  SELL_STEP_KEYS,
  isSellStep,
  stepOfField,
  type OwnListingDetail,
  type SellField,
  type SellForm as Filled,
  type SellStep,
} from '@diandu/core/selling'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { BackBar, Screen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { ShopCardPreview } from '../../../app/shops/shop-card/shop-card-preview.tsx'
import { sellMessages } from '../../../messages/selling/sell.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { Columns, Side } from '../../../ui/lists/columns.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { Steps } from '../../../ui/lists/steps.tsx'
import { DraftFoot } from './draft-foot.tsx'
import { DraftNotes } from './draft-notes.tsx'
import { MissingYet } from './missing-yet.tsx'
import { SellDeskProvider } from './sell-fields.tsx'
import { StepFields } from './sell-steps.tsx'
import { prefilled, previewCard, sellFaults } from './sell-view.ts'
import { useSellDraft } from './use-sell-draft.ts'
import { useValuedShop } from './use-valued-shop.ts'

interface SellFormProps {
  readonly title: string
  /** The shop that is changed; null for a new one. */
  readonly listing: OwnListingDetail | null
}

export function SellForm({ title, listing }: SellFormProps) {
  const messages = useMessages(sellMessages)
  const locale = useLocale()
  const ports = usePorts()
  const user = useUser()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('step') ?? ''
  const step: SellStep = isSellStep(asked) ? asked : 'what'
  const place = SELL_STEP_KEYS.indexOf(step)
  // Days are compared with the phone's own: the server has the last word.
  const [openedAt] = useState(() => Date.now())
  const [isDraftHere, setDraftHere] = useState(false)
  const {
    form,
    change,
    element,
    errors,
    errorOf,
    report,
    refuse,
    submit: send,
    isBusy,
  } = useForm<Filled, SellField>({
    name: 'sell-form',
    isForUsers: true,
    isReady: isDraftHere,
    empty: EMPTY_SELL_FORM,
    stored: [],
    fields: () => SELL_FIELDS,
    faults: (filled) => sellFaults(filled, openedAt, locale),
    lost: messages.lost,
    async send(filled) {
      const { selling } = await ports()
      const answer =
        listing === null
          ? await selling.submit(filled, draft.sendKey())
          : await selling.change(listing.id, draft.revision(), filled)
      if (!answer.ok) return answer.failure
      draft.forget()
      queries.setQueryData(['own-listing', answer.value.id], answer.value)
      void queries.invalidateQueries({ queryKey: ['own-listings'] })
      toasts.show(messages.sent, 'good')
      void navigate(`/user_center/shops/${answer.value.id}`, { replace: true })
      return undefined
    },
  })
  const draft = useSellDraft({
    name: listing === null ? 'sell' : `sell_${listing.id}`,
    user: user?.userId ?? '',
    listing,
    form,
    show: (shown) => change({ ...shown, ...givenBy(search, shown) }),
    begin: () => change(givenBy(search, form)),
  })
  const valued = useValuedShop({
    isOpen: listing === null && search.get('from') === 'assessment' && draft.isReady && draft.conflict === null,
    form,
    change,
  })
  const isHere = draft.isReady && draft.conflict === null && valued === null
  if (isHere !== isDraftHere) setDraftHere(isHere)
  const heading = useHeadingFocus(step)
  const go = (to: SellStep) =>
    setSearch((now) => {
      const next = new URLSearchParams(now)
      next.set('step', to)
      return next
    })
  const wrongIn = (fields: readonly SellField[]) => {
    const faults = sellFaults(form, openedAt, locale)
    return fields.filter((field) => faults[field] !== undefined)
  }
  const next = () => {
    const wrong = wrongIn(SELL_STEPS[step])
    report(...SELL_STEPS[step])
    if (wrong.length > 0) return refuse()
    const following = SELL_STEP_KEYS[place + 1]
    if (following !== undefined) go(following)
  }
  const submit = () => {
    const [first] = wrongIn(SELL_FIELDS)
    const at = first === undefined ? step : stepOfField(first)
    if (at === step) return void send()
    report(...SELL_FIELDS)
    toasts.show(messages.earlier(messages.steps[at]), 'bad')
    go(at)
  }
  const isLast = place === SELL_STEP_KEYS.length - 1
  const goOn = useOnceReady(draft.isReady, () => {
    if (draft.conflict !== null || valued !== null) return
    if (isLast) submit()
    else next()
  })
  const restart = () => {
    draft.forget()
    change(EMPTY_SELL_FORM)
    void ports().then(({ sellDrafts }) => (user === undefined ? undefined : sellDrafts.drop()))
    go('what')
  }
  return (
    <Screen
      wide
      top={<BackBar title={title} home={listing === null ? '/user_center' : `/user_center/shops/${listing.id}`} />}
    >
      <div className="page">
        <Columns>
          <Steps label={messages.stepsLabel} steps={SELL_STEP_KEYS.map((key) => messages.steps[key])} at={place} />
          <h2 ref={heading} tabIndex={-1} className="mb-4 mt-16 type-title">
            {messages.headings[step]}
          </h2>
          <p className="mb-16 quiet">{messages.lines[step]}</p>
          {listing !== null && listing.wanted !== null && (
            <Notice tone="warning" title={messages.wanted(nameIn(SELL_FIELD_NAMES[listing.wanted.field], locale))}>
              {listing.wanted.words}
            </Notice>
          )}
          {listing !== null && listing.refusedFor !== null && <Notice tone="warning">{listing.refusedFor}</Notice>}
          <DraftNotes draft={draft} valued={valued} isListing={listing !== null} />
          <form
            ref={element}
            method="post"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              goOn.press()
            }}
          >
            <FormNotice
              notice={errors.notice}
              action={
                <Button look="secondary" size="small" link={(parts) => <PageLink to="/user_center/shops" {...parts} />}>
                  {messages.look}
                </Button>
              }
            />
            <SellDeskProvider
              value={{
                form,
                change,
                errorOf,
                onBlur: (field) => form[field] !== '' && report(field),
                isMember: user !== undefined,
              }}
            >
              <StepFields step={step} />
            </SellDeskProvider>
            <div className="mb-16 mt-24 grid gap-8">
              <Button
                type="submit"
                block
                busy={isBusy || goOn.isWaiting}
                disabled={draft.conflict !== null || valued !== null}
                {...(isLast && {
                  consequence: listing === null ? messages.consequence : messages.changeConsequence,
                })}
              >
                {isLast ? (listing === null ? messages.submit : messages.resubmit) : messages.next}
              </Button>
              {place > 0 && (
                <Button look="quiet" block onClick={() => go(SELL_STEP_KEYS[place - 1] ?? 'what')}>
                  {messages.previous}
                </Button>
              )}
            </div>
            {/* Known a moment after the page: above the buttons it would move them from under a finger. */}
            {isLast && (
              <MissingYet
                form={form}
                photosPath={listing === null ? '/sellshop?step=what' : `/sellshop?shop=${listing.id}&step=what`}
              />
            )}
          </form>
          <Side>
            <div className="bleed">
              <Section title={messages.preview}>
                <p className="note mb-8">{messages.previewNote}</p>
                <ShopCardPreview shop={previewCard(form)} />
              </Section>
            </div>
          </Side>
          <DraftFoot
            savedAt={draft.savedAt}
            isMember={user !== undefined}
            onRestart={listing === null ? restart : undefined}
          />
        </Columns>
      </div>
    </Screen>
  )
}

/** Values from the address, for empty fields only. */
const givenBy = (search: URLSearchParams, form: Filled): Partial<Filled> =>
  Object.fromEntries(Object.entries(prefilled(search)).filter(([field]) => form[field as SellField] === ''))

/** Each step begins at its heading, except the first one of a visit. */
function useHeadingFocus(step: SellStep) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current !== step) heading.current?.focus()
    last.current = step
  }, [step])
  return heading
}

interface OnceReady {
  readonly press: () => void
  /** A press waits. */
  readonly isWaiting: boolean
}

/** Keeps a press that comes before the form has been filled from its draft, and acts on it then. */
function useOnceReady(isReady: boolean, act: () => void): OnceReady {
  const [isWaiting, setWaiting] = useState(false)
  const [isFilled, setFilled] = useState(false)
  const actNow = useEffectEvent(act)
  // Values that arrive with the draft are in the form one render later.
  useEffect(() => setFilled(isReady), [isReady])
  useEffect(() => {
    if (!isWaiting || !isFilled) return
    setWaiting(false)
    actNow()
  }, [isWaiting, isFilled])
  return { press: () => (isFilled ? act() : setWaiting(true)), isWaiting }
}
