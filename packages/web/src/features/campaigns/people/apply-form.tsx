import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ShopId } from '@diandu/core/catalog'
import { cleanTextarea } from '@diandu/core/input'
import { PITCH_LENGTH } from '@diandu/core/participation'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { campaignMessages } from '../../../messages/campaigns/campaign.messages.ts'
import { participationMessages } from '../../../messages/campaigns/participation.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { TextArea } from '../../../ui/inputs/text-area.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { ownShopsQuery } from '../campaign-queries.ts'

interface Application {
  readonly shopId: string
  readonly pitch: string
}

interface ApplyFormProps {
  readonly path: string
  /** It was asked for before the login: its seller goes on in it. */
  readonly isAskedFor: boolean
}

/** One of the seller's shops on sale, and what it offers. */
export function ApplyForm({ path, isAskedFor }: ApplyFormProps) {
  const { load } = useMessages(campaignMessages)
  const { apply: messages } = useMessages(participationMessages)
  const ports = usePorts()
  const queries = useQueryClient()
  const { data: own, isError, refetch } = useLoad(ownShopsQuery(ports))
  const { element, errors, field, isBusy, onSubmit } = useForm<Application, keyof Application>({
    name: `apply-${path}`,
    empty: { shopId: '', pitch: '' },
    stored: ['shopId', 'pitch'],
    fields: () => ['shopId', 'pitch'],
    faults({ shopId, pitch }) {
      const { length } = Array.from(pitch.trim())
      const isPitchWrong = length < PITCH_LENGTH.min || length > PITCH_LENGTH.max
      return {
        ...(shopId === '' && { shopId: messages.shopMissing }),
        ...(isPitchWrong && { pitch: messages.pitchWrong(PITCH_LENGTH.min, PITCH_LENGTH.max) }),
      }
    },
    async send({ shopId, pitch }, keyFor) {
      // One application until it is answered: a lost answer is asked for again, and applies no second time.
      const answer = await (await ports()).participation.apply(path, shopId as ShopId, pitch, keyFor(path))
      if (answer.ok) toasts.show(messages.sent, 'good')
      await queries.invalidateQueries({ queryKey: ['campaign-applications'] })
      return answer.ok ? undefined : answer.failure
    },
  })
  const isShown = own !== undefined
  useEffect(() => {
    if (isAskedFor && isShown) element.current?.querySelector('select')?.focus()
  }, [isAskedFor, isShown, element])
  if (own === undefined) return <LoadState messages={load} lines={4} isError={isError} onRetry={() => void refetch()} />
  const shops = own.items.filter(({ stage }) => stage === 'on-sale')
  if (shops.length === 0)
    return (
      <p className="detail mb-12">
        {messages.noShop}{' '}
        <PageLink to="/sellshop" className="lone-link type-line">
          {messages.toSell}
        </PageLink>
      </p>
    )
  return (
    <form ref={element} method="post" noValidate className="stack-16" onSubmit={onSubmit}>
      <FormNotice notice={errors.notice} />
      <SelectField
        label={messages.shop}
        placeholder={messages.chooseShop}
        options={shops.map(({ id, card }) => ({ value: id, label: card.title }))}
        {...field('shopId')}
      />
      <TextArea
        label={messages.pitch}
        hint={messages.pitchHint}
        rows={2}
        max={PITCH_LENGTH.max}
        clean={cleanTextarea}
        {...field('pitch')}
      />
      <Button block type="submit" busy={isBusy}>
        {messages.send}
      </Button>
    </form>
  )
}
