import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { WeChatVisit } from '@diandu/core/session'
import { failureOfError, valueOrThrow } from '../../../app/failure-error.ts'
import { passingWords } from '../../../app/house-answers.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { moneyWords } from '../../../words/money.words.ts'

interface BackFromWeChatProps {
  readonly visit: WeChatVisit
  /** The page as it was left, without what WeChat added. */
  readonly path: string
}

/** WeChat has led back here and says who it was: the house is told, once, and the address forgets it. */
export function BackFromWeChat({ visit, path }: BackFromWeChatProps) {
  const words = useWords(moneyWords)
  const locale = useLocale()
  const ports = usePorts()
  const navigate = useNavigate()
  const isTold = useRef(false)
  const { mutate } = useMutation({
    mutationFn: async () => valueOrThrow(await (await ports()).weChat.comeBack(visit)),
    onError(error) {
      const said = passingWords(failureOfError(error), locale)
      if (said !== undefined) toasts.show(said, 'bad')
    },
    onSettled: () => void navigate(path, { replace: true }),
  })
  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    mutate()
  }, [mutate])
  return <LoadState words={words} lines={5} isError={false} onRetry={() => undefined} />
}
