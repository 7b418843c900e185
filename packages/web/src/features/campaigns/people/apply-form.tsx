import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import type { ShopId } from '@diandu/core/catalog'
import { cleanTextarea } from '@diandu/core/input'
import { isPassing } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import { PITCH_LENGTH } from '@diandu/core/participation'
import { useDevice } from '../../../app/device/device-context.ts'
import { useReportFailure } from '../../../app/failures/failure-context.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { campaignMessages } from '../../../messages/campaigns/campaign.messages.ts'
import { participationMessages } from '../../../messages/campaigns/participation.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { TextArea } from '../../../ui/inputs/text-area.tsx'
import { ownShopsQuery } from '../campaign-queries.ts'
import styles from '../campaigns.module.css'
import peopleStyles from './people.module.css'

/** One of the seller's shops on sale, and what it offers. */
export function ApplyForm({ path }: { readonly path: string }) {
  const { load } = useMessages(campaignMessages)
  const { apply: messages } = useMessages(participationMessages)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const reportFailure = useReportFailure()
  const { random } = useDevice()
  const { data: own, isError, refetch } = useQuery(ownShopsQuery(ports))
  const [shopId, setShopId] = useState('')
  const [pitch, setPitch] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  // One application until it is answered: a lost answer is asked for again, and applies no second time.
  const key = useRef('')
  if (own === undefined) return <LoadState messages={load} lines={4} isError={isError} onRetry={() => void refetch()} />
  const shops = own.items.filter(({ stage }) => stage === 'on-sale')
  if (shops.length === 0)
    return (
      <p className={styles.rule}>
        {messages.noShop}{' '}
        <PageLink to="/sellshop" className={styles.link}>
          {messages.toSell}
        </PageLink>
      </p>
    )
  const { length } = Array.from(pitch.trim())
  const isPitchWrong = length < PITCH_LENGTH.min || length > PITCH_LENGTH.max
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isBusy || shopId === '' || isPitchWrong) return
    setBusy(true)
    if (key.current === '') key.current = random.token()
    const answer = await (await ports()).participation.apply(path, shopId as ShopId, pitch, key.current)
    setBusy(false)
    if (answer.ok || !isPassing(answer.failure)) key.current = ''
    if (answer.ok) toasts.show(messages.sent, 'good')
    else {
      reportFailure(answer.failure)
      toasts.show(failureText(answer.failure, locale), 'bad')
    }
    await queries.invalidateQueries({ queryKey: ['campaign-applications'] })
  }
  return (
    <form noValidate className={peopleStyles.form} onSubmit={(event) => void send(event)}>
      <SelectField
        label={messages.shop}
        value={shopId}
        placeholder={messages.chooseShop}
        options={shops.map(({ id, card }) => ({ value: id, label: card.title }))}
        onChange={setShopId}
        {...(isTried && shopId === '' ? { error: messages.shopMissing } : {})}
      />
      <TextArea
        label={messages.pitch}
        value={pitch}
        hint={messages.pitchHint}
        rows={2}
        max={PITCH_LENGTH.max}
        clean={cleanTextarea}
        onChange={setPitch}
        {...(isTried && isPitchWrong ? { error: messages.pitchWrong(PITCH_LENGTH.min, PITCH_LENGTH.max) } : {})}
      />
      <Button block type="submit" busy={isBusy}>
        {messages.send}
      </Button>
    </form>
  )
}
