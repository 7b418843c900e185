import type { CaseChange } from '@diandu/core/admin'
import { formatMoney } from '@diandu/core/format'
import type { Locale } from '@diandu/core/messages'
import { needsTwoReviewers } from '@diandu/core/wallet'
import { letThroughAlone } from '../../../wallet/index.ts'
import type { StaffContext } from '../../admin-handler.ts'
import { caseTexts } from '../case-texts.ts'

const TEXTS = caseTexts({
  aloneToUser: { zh: '24 小时内由一人单独放行给此用户', en: 'Let through by one person alone to this user, 24 hours' },
  aloneInAll: { zh: '您 24 小时内单独放行合计', en: 'Let through by you alone in all, 24 hours' },
})

interface AloneEffects {
  readonly needsTwo: boolean
  /** Sums that were let through alone within a day, without this and with it. */
  readonly sums: readonly CaseChange[]
}

export async function aloneEffects(
  { db, staff, clock }: Pick<StaffContext, 'db' | 'staff' | 'clock'>,
  { userId, amountFen }: { readonly userId: string; readonly amountFen: number },
  locale: Locale,
): Promise<AloneEffects> {
  const texts = TEXTS(locale)
  const alone = await letThroughAlone(db, { reviewer: staff.name, userId, at: clock.now() })
  const sum = (what: string, fen: number) => ({ what, before: formatMoney(fen), after: formatMoney(fen + amountFen) })
  return {
    needsTwo: amountFen > 0 && needsTwoReviewers(amountFen, alone),
    sums: amountFen > 0 ? [sum(texts.aloneToUser, alone.toPersonFen), sum(texts.aloneInAll, alone.inAllFen)] : [],
  }
}
