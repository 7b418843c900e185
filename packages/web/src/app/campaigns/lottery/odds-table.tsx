import { nameIn } from '@diandu/core/messages'
import type { LotteryView } from '@diandu/core/lottery'
import { lotteryMessages } from '../../../messages/lottery/lottery.messages.ts'
import { Section } from '../../../ui/lists/section.tsx'
import { useLocale, useMessages } from '../../preferences/preferences.ts'
import styles from './lottery-block.module.css'
import { oddsText } from './wheel-view.ts'

export function OddsTable({ lottery: { prizes, outOf } }: { readonly lottery: LotteryView }) {
  const messages = useMessages(lotteryMessages).block
  const locale = useLocale()
  return (
    <Section title={messages.odds}>
      <table className={styles.odds}>
        <thead>
          <tr>
            <th scope="col">{messages.prize}</th>
            <th scope="col">{messages.chance}</th>
            <th scope="col">{messages.left}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ id, name, chances, left }) => (
            <tr key={id}>
              <th scope="row">{nameIn(name, locale)}</th>
              <td className="py-8 pl-12 text-right line-below">
                {left > 0 ? oddsText(chances, outOf) : messages.gone}
              </td>
              <td className="py-8 pl-12 text-right line-below">{left}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
