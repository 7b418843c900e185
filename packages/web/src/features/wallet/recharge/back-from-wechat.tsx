import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { WeChatVisit } from '@diandu/core/session'
import { failureOfError, valueOrThrow } from '../../../app/queries/failures/failure-error.ts'
import { passingMessages } from '../../../app/layout/failures/failure-handler.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { moneyMessages } from '../../../messages/money/money.messages.ts'

interface BackFromWeChatProps {
  readonly visit: WeChatVisit
  /** The page as it was left, without what WeChat added. */
  readonly path: string
}

/** WeChat has led back here and says who it was: the platform is told, once, and the address forgets it. */
export function BackFromWeChat({ visit, path }: BackFromWeChatProps) {
  const messages = useMessages(moneyMessages)
  const locale = useLocale()
  const ports = usePorts()
  const navigate = useNavigate()
  const isReported = useRef(false)
  const { mutate } = useMutation({
    mutationFn: async () => valueOrThrow(await (await ports()).weChat.comeBack(visit)),
    onError(error) {
      const reason = passingMessages(failureOfError(error), locale)
      if (reason !== undefined) toasts.show(reason, 'bad')
    },
    onSettled: () => void navigate(path, { replace: true }),
  })
  useEffect(() => {
    if (isReported.current) return
    isReported.current = true
    mutate()
  }, [mutate])
  return <LoadState messages={messages} lines={5} isError={false} onRetry={() => undefined} />
}
