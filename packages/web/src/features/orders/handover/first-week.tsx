import { nameIn } from '@diandu/core/messages'
import { firstWeekOf, type Order } from '@diandu/core/orders'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { ownedMessages } from '../../../messages/orders/owned.messages.ts'
import { itemName } from './handover-view.ts'

/** Tasks of a new owner for today and the first week, by the shop's platform and kind. */
export function FirstWeek({ shop }: Pick<Order, 'shop'>) {
  const messages = useMessages(ownedMessages)
  const locale = useLocale()
  const tasks = firstWeekOf(shop)
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
