import { toWithdrawStatus } from '@diandu/core/wallet'
import { nameIn } from '@diandu/core/messages'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { moneyMessages } from '../../../messages/money/money.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { cardName } from '../card-name.ts'
import { withdrawalsQuery } from '../wallet-queries.ts'
import { RequestList } from '../request-list.tsx'
import { RequestPage } from '../request-page.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawalDetail } from './withdrawal-detail.tsx'

const PATH = '/user_center/server/cash_draw'

/** A withdrawal to be asked for, with those before it; or with `?request=` one of them and its steps. */
export function Page() {
  const title = useMessages(titleMessages).withdraw
  return (
    <RequestPage title={title} one={(id) => <WithdrawalDetail key={id} id={id} path={PATH} />}>
      <WithdrawForm path={PATH} />
      <Withdrawals />
    </RequestPage>
  )
}

function Withdrawals() {
  const messages = useMessages(moneyMessages).draw
  const locale = useLocale()
  const { items, more } = usePaged(withdrawalsQuery(usePorts()), 'own-part')
  return (
    <RequestList
      title={messages.history}
      none={messages.none}
      path={PATH}
      items={items.map(({ card, status, ...item }) => ({
        ...item,
        detail: cardName(card, locale),
        statusName: nameIn(toWithdrawStatus(status).name, locale),
      }))}
      more={more}
    />
  )
}
