import { nameIn } from '@diandu/core/messages'
import { checklistItems, firstWeekOf, latestChecklist, type Order } from '@diandu/core/orders'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { ownedMessages } from '../../../messages/orders/owned.messages.ts'
import { handoverQuery } from '../order-queries.ts'
import { itemName } from './handover-view.ts'

/** Tasks of a new owner for today and the first week, by the checklist of the order. */
export function FirstWeek({ order }: { readonly order: Order }) {
  const messages = useMessages(ownedMessages)
  const locale = useLocale()
  const { data: handover, isPending } = useLoad({ ...handoverQuery(usePorts(), order.id), refetchOnMount: false })
  if (isPending) return null
  const tasks = firstWeekOf(handover?.items ?? checklistItems(latestChecklist(), order.shop))
  return (
    <>
      {(['today', 'week'] as const).map((when) => (
        <section key={when} aria-label={messages.when[when]}>
          <h3 className="detail mt-12">{messages.when[when]}</h3>
          <ul>
            {tasks
              .filter((task) => task.when === when)
              .map(({ item, todo }) => (
                <li className="py-8 line-below" key={item}>
                  <b className="block">{itemName(item, locale)}</b>
                  <span className="block">{nameIn(todo, locale)}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <p className="note mt-12">{messages.note}</p>
    </>
  )
}
