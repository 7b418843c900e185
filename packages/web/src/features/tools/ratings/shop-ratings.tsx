import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ok } from '@diandu/core/kernel'
import { useSendOnce } from '../../../app/queries/use-send.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { ratingMessages } from '../../../messages/tools/rating.messages.ts'
import { ratedShopQuery } from '../tools-queries.ts'
import { pastedShop, scoreText, type RatingForm } from './rating-form.ts'

interface ShopRatingsProps {
  readonly text: string
  readonly onText: (text: string) => void
  readonly onTaken: (scores: Partial<RatingForm>) => void
}

/** Fills in the scores that a shop on the market tells of itself. */
export function ShopRatings({ text, onText, onTaken }: ShopRatingsProps) {
  const messages = useMessages(ratingMessages).shop
  const ports = usePorts()
  const queries = useQueryClient()
  const [fault, setFault] = useState<string>()
  const { send: take, isBusy } = useSendOnce({
    about: () => null,
    async send() {
      const id = pastedShop(text)
      if (id === undefined) return ok(undefined)
      return ok(await queries.fetchQuery(ratedShopQuery(ports, id)).catch(() => undefined))
    },
    onDone: (shop) => {
      setFault(shop === undefined ? messages.none : undefined)
      if (shop === undefined) return
      const { described, service, delivery } = shop.ratings.value
      const shown = (score: number) => scoreText(Math.max(100, Math.round(score * 100)))
      onTaken({ described: shown(described), service: shown(service), delivery: shown(delivery) })
      toasts.show(messages.taken(shop.title), 'good')
    },
  })
  return (
    <TextField
      label={messages.label}
      value={text}
      name="shop"
      onChange={onText}
      autoComplete="off"
      placeholder={messages.hint}
      {...(fault === undefined ? {} : { error: fault })}
      end={
        <Button look="quiet" size="small" busy={isBusy} disabled={text.trim() === ''} onClick={() => void take()}>
          {messages.take}
        </Button>
      }
    />
  )
}
