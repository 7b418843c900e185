import { useEffect, useEffectEvent, useState } from 'react'
import type { SellForm } from '@diandu/core/selling'
import { useDevice } from '../../../app/device/device-context.ts'
import { phoneValuation, overwrites } from './valued-shop.ts'

interface ValuedPlan {
  /** The person comes from a valuation, and the form shows its draft: the only one, or the one that was chosen. */
  readonly isOpen: boolean
  readonly form: SellForm
  readonly change: (fields: Partial<SellForm>) => void
}

export interface ValuedOffer {
  readonly take: () => void
  readonly decline: () => void
}

/** Begins with what a valuation found out, once. Null unless its person has to choose between it and a draft. */
export function useValuedShop({ isOpen, form, change }: ValuedPlan): ValuedOffer | null {
  const valuation = phoneValuation(useDevice().storage)
  const [asked, setAsked] = useState<Partial<SellForm> | null>(null)
  const begin = useEffectEvent(() => {
    const valued = valuation.read()
    if (valued === undefined) return
    if (overwrites(valued, form)) return setAsked(valued)
    valuation.forget()
    change(valued)
  })
  useEffect(() => {
    if (isOpen) begin()
  }, [isOpen])
  if (asked === null || !isOpen) return null
  const answer = (fields: Partial<SellForm>) => () => {
    valuation.forget()
    setAsked(null)
    change(fields)
  }
  return { take: answer(asked), decline: answer({}) }
}
