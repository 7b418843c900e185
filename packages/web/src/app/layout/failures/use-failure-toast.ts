import type { Failure } from '@diandu/core/kernel'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { useLocale } from '../../preferences/preferences.ts'
import { passingMessages } from './failure-handler.ts'

/** Shows why something failed, unless the platform does. */
export function useFailureToast(): (failure: Failure) => void {
  const locale = useLocale()
  return (failure) => {
    const reason = passingMessages(failure, locale)
    if (reason !== undefined) toasts.show(reason, 'bad')
  }
}
