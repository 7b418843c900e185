import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureText } from '@diandu/core/words'
import { failureOfError, valueOrThrow } from '../../../app/failure-error.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { moneyWords } from '../../../words/money.words.ts'
import { cashierQuery, rechargeQuery } from '../money-queries.ts'
import styles from '../money.module.css'
import { InABrowser } from './in-a-browser.tsx'

/**
 * WeChat's sheet over this page. It is opened with terms that are signed now, for a payment that can be paid once, however often it is
 * opened; what it says is shown, and believed by nobody: whether it was paid, the page around this one hears from the house.
 */
export function PayInWeChat({ id }: { readonly id: string }) {
  const words = useWords(moneyWords).recharge
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const { mutate, data: word, error, isPending } = useMutation({
    async mutationFn() {
      const { recharges, paymentSheet } = await ports()
      const cashier = valueOrThrow(await recharges.cashier(id, 'wechat'))
      queries.setQueryData(cashierQuery(ports, id, 'wechat').queryKey, cashier)
      return cashier.kind === 'sheet' && paymentSheet !== undefined ? paymentSheet.open(cashier.terms) : 'failed'
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: rechargeQuery(ports, id).queryKey }),
  })
  const said = isPending ? undefined : word
  return (
    <>
      {error !== null && !isPending && (
        <div className={styles.part}>
          <Notice tone="alarm" live>
            {failureText(failureOfError(error), locale)}
          </Notice>
        </div>
      )}
      {said !== undefined && (
        <div className={styles.part}>
          <Notice tone={said === 'done' ? 'info' : 'warning'} title={words.sheet[said].title} live>
            {words.sheet[said].line}
          </Notice>
        </div>
      )}
      <div className={styles.submit}>
        <Button block look={said === 'done' ? 'secondary' : 'primary'} busy={isPending} onClick={() => mutate()}>
          {said === undefined ? words.inWeChat : words.inWeChatAgain}
        </Button>
      </div>
      {said === 'failed' && <InABrowser line={words.visitLine} />}
    </>
  )
}
