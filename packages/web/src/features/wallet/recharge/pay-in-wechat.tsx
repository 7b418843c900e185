import { useQueryClient } from '@tanstack/react-query'
import { ok } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import { useSend } from '../../../app/queries/use-send.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { rechargeMessages } from '../../../messages/money/recharge.messages.ts'
import { cashierQuery, rechargeQuery } from '../wallet-queries.ts'
import { InABrowser } from './in-a-browser.tsx'

/**
 * WeChat's sheet over this page. It is opened with terms that are signed now, for a payment that can be paid once,
 * however often it is opened; what it says is shown but not trusted: whether it was paid, the page around this one
 * hears from the platform.
 */
export function PayInWeChat({ id }: { readonly id: string }) {
  const messages = useMessages(rechargeMessages)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const { send, isBusy, answer, failure } = useSend({
    about: () => null,
    async send({ recharges, paymentSheet }) {
      const cashier = await recharges.cashier(id, 'wechat')
      if (!cashier.ok) return cashier
      const { value } = cashier
      queries.setQueryData(cashierQuery(ports, id, 'wechat').queryKey, value)
      const isHere = value.kind === 'sheet' && paymentSheet !== undefined
      return ok(isHere ? await paymentSheet.open(value.terms) : ('failed' as const))
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: rechargeQuery(ports, id).queryKey }),
  })
  const words = isBusy || failure !== undefined ? undefined : answer
  return (
    <>
      {failure !== undefined && !isBusy && (
        <div className="mt-16">
          <Notice tone="alarm" live>
            {failureText(failure, locale)}
          </Notice>
        </div>
      )}
      {words !== undefined && (
        <div className="mt-16">
          <Notice tone={words === 'done' ? 'info' : 'warning'} title={messages.sheet[words].title} live>
            {messages.sheet[words].line}
          </Notice>
        </div>
      )}
      <div className="mt-24 grid gap-8">
        <Button block look={words === 'done' ? 'secondary' : 'primary'} busy={isBusy} onClick={() => void send()}>
          {words === undefined ? messages.inWeChat : messages.inWeChatAgain}
        </Button>
      </div>
      {words === 'failed' && <InABrowser line={messages.visitLine} />}
    </>
  )
}
