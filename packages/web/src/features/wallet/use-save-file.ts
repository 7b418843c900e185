import type { Result } from '@diandu/core/kernel'
import type { FileAddress } from '@diandu/core/wallet'
import { failureText } from '@diandu/core/messages'
import { useSend } from '../../app/queries/use-send.ts'
import { useLocale } from '../../app/preferences/preferences.ts'
import type { Ports } from '../../composition/ports.ts'
import { toasts } from '../../ui/feedback/toasts.ts'

/** Asks where a file is, and saves it; says how it went. One at a time. */
export function useSaveFile({ saved, failed }: { readonly saved: string; readonly failed: string }) {
  const locale = useLocale()
  const { send, isBusy } = useSend({
    about: () => null,
    async send(ports, where: (ports: Ports) => Promise<Result<FileAddress>>) {
      const address = await where(ports)
      return address.ok ? ports.media.download(address.value.url, address.value.name) : address
    },
    onDone: () => toasts.show(saved, 'good'),
    onFailed: (failure) => toasts.show(failure.kind === 'refused' ? failureText(failure, locale) : failed, 'bad'),
  })
  return { isSaving: isBusy, save: send } as const
}
