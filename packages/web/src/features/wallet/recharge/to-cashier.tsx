import { useQuery } from '@tanstack/react-query'
import type { Cashier } from '@diandu/core/wallet'
import { failureText } from '@diandu/core/words'
import { failureOfError } from '../../../app/failure-error.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { useShell } from '../../../app/shell-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { moneyWords } from '../../../words/money.words.ts'
import { cashierQuery } from '../money-queries.ts'
import styles from '../money.module.css'
import { InABrowser } from './in-a-browser.tsx'
import { PayInWeChat } from './pay-in-wechat.tsx'

/** The way to pay from here. Once it is over, the ways to begin anew stand below. */
export function ToCashier({ id }: { readonly id: string }) {
  const { recharge: words, retry } = useWords(moneyWords)
  const locale = useLocale()
  const place = useShell() === 'wechat' ? 'wechat' : 'browser'
  const { data: cashier, error, refetch } = useQuery(cashierQuery(usePorts(), id, place))
  const failure = error === null ? null : failureOfError(error)
  const reason = failure?.kind === 'refused' ? failure.reason : undefined
  if (reason === 'cashier-lapsed' || reason === 'cashier-moved') {
    const [title, line] = reason === 'cashier-lapsed' ? [words.lapsed, words.lapsedLine] : [words.moved, words.movedLine]
    return (
      <Notice tone="warning" title={title} live>
        {line}
      </Notice>
    )
  }
  if (reason === 'outside-wechat') return <InABrowser tone="warning" line={words.outsideWeChat} />
  const waiting = <Notice title={words.waiting}>{cashier?.kind === 'page' || cashier === undefined ? words.waitingLine : words.weChatLine}</Notice>
  if (failure !== null) {
    return (
      <>
        {waiting}
        <div className={styles.part}>
          <Notice
            tone="alarm"
            live
            action={
              <Button look="secondary" size="small" icon="refresh" onClick={() => void refetch()}>
                {retry}
              </Button>
            }
          >
            {failureText(failure, locale)}
          </Notice>
        </div>
      </>
    )
  }
  return (
    <>
      {waiting}
      {cashier === undefined ? (
        <div className={styles.submit}>
          <Button block busy>
            {words.opening}
          </Button>
        </div>
      ) : (
        <Way id={id} cashier={cashier} />
      )}
    </>
  )
}

function Way({ id, cashier }: { readonly id: string; readonly cashier: Cashier }) {
  const words = useWords(moneyWords).recharge
  switch (cashier.kind) {
    case 'sheet':
      return <PayInWeChat id={id} />
    case 'page':
      return <Leaving url={cashier.url} words={words.toCashier} />
    case 'visit':
      return (
        <>
          <Leaving url={cashier.url} words={words.inWeChat} />
          <InABrowser line={words.visitLine} />
        </>
      )
  }
}

/** To another house's page: a plain link. */
function Leaving({ url, words }: { readonly url: string; readonly words: string }) {
  return (
    <div className={styles.submit}>
      <Button block link={(parts) => <a href={url} {...parts} />}>
        {words}
      </Button>
    </div>
  )
}
