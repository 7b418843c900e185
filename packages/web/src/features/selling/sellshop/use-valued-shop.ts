import { typedYuan } from '@diandu/core/format'
import type { DeviceStorage } from '@diandu/core/kernel'
import type { SellField, SellForm } from '@diandu/core/selling'
import { SELL_PREFILL_KEY, parseSellPrefill, type SellPrefill } from '@diandu/core/valuation'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDevice } from '../../../app/device/device-context.ts'

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

/** The valuation's findings that this form asks for. Values that it only assumed are left for the owner to enter. */
function valuedForm(valued: SellPrefill): Partial<SellForm> {
  const { platform, kind, industry, trademark, taxpayer, hasLoans, violations, ratings } = valued
  const { fans, monthlyTurnoverFen, priceFen } = valued
  const texts: Partial<Record<SellField, string>> = {
    platform: String(platform),
    kind,
    industry,
    trademark,
    taxpayer,
    hasLoans: hasLoans ? 'yes' : '',
    general: numberText(violations.general),
    severe: numberText(violations.severe),
    counterfeit: numberText(violations.counterfeit),
    described: numberText(ratings?.described),
    service: numberText(ratings?.service),
    delivery: numberText(ratings?.delivery),
    fans: numberText(fans),
    monthlyTurnover: yuanText(monthlyTurnoverFen),
    price: yuanText(priceFen),
  }
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
}

/** Whether something else would be lost. */
const overwrites = (valued: Partial<SellForm>, form: SellForm): boolean =>
  (Object.entries(valued) as [SellField, string][]).some(([field, text]) => form[field] !== '' && form[field] !== text)

const numberText = (number: number | undefined): string => (number === undefined || number === 0 ? '' : String(number))

const yuanText = (fen: number | undefined): string => (fen === undefined ? '' : typedYuan(fen))

/** A valuation that was taken to the form, until it was used or declined. */
const phoneValuation = ({ visit }: Pick<DeviceStorage, 'visit'>) => ({
  read(): Partial<SellForm> | undefined {
    const valued = parseSellPrefill(visit.read(SELL_PREFILL_KEY))
    return valued && valuedForm(valued)
  },
  forget: () => visit.remove(SELL_PREFILL_KEY),
})
