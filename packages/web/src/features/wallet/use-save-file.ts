import { useState } from 'react'
import type { Result } from '@diandu/core/kernel'
import type { FileAddress } from '@diandu/core/wallet'
import { failureText } from '@diandu/core/messages'
import { useReportFailure } from '../../app/queries/failures/failure-context.ts'
import { usePorts } from '../../app/queries/ports-context.ts'
import { useLocale } from '../../app/preferences/preferences.ts'
import type { Ports } from '../../composition/ports.ts'
import { toasts } from '../../ui/feedback/toasts.ts'

interface SaveMessages {
  readonly saved: string
  readonly failed: string
}

/** Asks where a file is, and saves it; says how it went. One at a time. */
export function useSaveFile({ saved, failed }: SaveMessages): {
  readonly isSaving: boolean
  readonly save: (where: (ports: Ports) => Promise<Result<FileAddress>>) => Promise<void>
} {
  const ports = usePorts()
  const reportFailure = useReportFailure()
  const locale = useLocale()
  const [isSaving, setSaving] = useState(false)
  return {
    isSaving,
    async save(where) {
      if (isSaving) return
      setSaving(true)
      const all = await ports()
      const address = await where(all)
      const done = address.ok ? await all.media.download(address.value.url, address.value.name) : address
      setSaving(false)
      if (!done.ok) reportFailure(done.failure)
      toasts.show(
        done.ok ? saved : done.failure.kind === 'refused' ? failureText(done.failure, locale) : failed,
        done.ok ? 'good' : 'bad',
      )
    },
  }
}
