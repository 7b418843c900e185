import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { WeChatVisit } from '@diandu/core/session'
import { useSend } from '../../../app/queries/use-send.ts'
import { useFailureToast } from '../../../app/layout/failures/use-failure-toast.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { moneyMessages } from '../../../messages/money/money.messages.ts'

interface BackFromWeChatProps {
  readonly visit: WeChatVisit
  /** The page as it was left, without what WeChat added. */
  readonly path: string
}

/** WeChat has led back here and says who it was: the platform is told, once, and the address forgets it. */
export function BackFromWeChat({ visit, path }: BackFromWeChatProps) {
  const messages = useMessages(moneyMessages)
  const navigate = useNavigate()
  const isReported = useRef(false)
  const { send } = useSend({
    send: ({ weChat }) => weChat.comeBack(visit),
    onFailed: useFailureToast(),
    onSettled: () => void navigate(path, { replace: true }),
  })
  const report = useEffectEvent(() => void send())
  useEffect(() => {
    if (isReported.current) return
    isReported.current = true
    report()
  }, [])
  return <LoadState messages={messages} lines={5} isError={false} onRetry={() => undefined} />
}
