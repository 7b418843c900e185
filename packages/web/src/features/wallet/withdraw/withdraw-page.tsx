import { toWithdrawStatus } from '@diandu/core/wallet'
import { nameIn } from '@diandu/core/words'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { usePaged } from '../../../app/use-paged.ts'
import { moneyWords } from '../../../words/money.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { cardName } from '../card-name.ts'
import { withdrawalsQuery } from '../money-queries.ts'
import { RequestList } from '../request-list.tsx'
import { RequestPage } from '../request-page.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawalDetail } from './withdrawal-detail.tsx'

const PATH = '/user_center/server/cash_draw'

/** A withdrawal to be asked for, with those before it; or with `?request=` one of them and its steps. */
export function Page() {
  const title = useWords(titleWords).withdraw
  return (
    <RequestPage title={title} one={(id) => <WithdrawalDetail key={id} id={id} path={PATH} />}>
      <WithdrawForm path={PATH} />
      <Withdrawals />
    </RequestPage>
  )
}

function Withdrawals() {
  const words = useWords(moneyWords).draw
  const locale = useLocale()
  const { items, more } = usePaged(withdrawalsQuery(usePorts()))
  return (
    <RequestList
      title={words.history}
      none={words.none}
      path={PATH}
      items={items.map(({ card, status, ...item }) => ({ ...item, detail: cardName(card, locale), statusName: nameIn(toWithdrawStatus(status).name, locale) }))}
      more={more}
    />
  )
}
