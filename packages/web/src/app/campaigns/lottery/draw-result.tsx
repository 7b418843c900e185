import { failureText, nameIn } from '@diandu/core/messages'
import type { Failure } from '@diandu/core/kernel'
import type { Draw, LotteryView } from '@diandu/core/lottery'
import { lotteryMessages } from '../../../messages/lottery/lottery.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useLocale, useMessages } from '../../preferences/preferences.ts'
import styles from './lottery-block.module.css'

interface DrawResultProps {
  readonly lottery: LotteryView
  readonly draw: Draw | null
  readonly failure: Failure | null
}

const PRIZES = '/user_center/goldcoin/myprize'

export function DrawResult({ lottery, draw, failure }: DrawResultProps) {
  const messages = useMessages(lotteryMessages).block
  const locale = useLocale()
  if (failure !== null)
    return (
      <Notice tone="warning">
        {failure.kind === 'refused' || failure.kind === 'too-many-requests'
          ? failureText(failure, locale)
          : messages.unanswered}
      </Notice>
    )
  if (draw === null) return null
  const kind = lottery.prizes.find(({ id }) => id === draw.prize?.id)?.kind
  return (
    <Notice
      tone={draw.prize === null ? 'info' : 'success'}
      title={draw.prize === null ? messages.nothing : messages.won(nameIn(draw.prize.name, locale))}
      action={
        draw.prize !== null && (
          <PageLink className={styles.link} to={PRIZES}>
            {messages.myPrizes}
          </PageLink>
        )
      }
    >
      {kind !== undefined && <p className="type-line">{messages.arrives[kind]}</p>}
      <p className="note mt-4 break-anywhere">{messages.receipt(draw.position, draw.link.slice(0, 16))}</p>
    </Notice>
  )
}
