import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { companyContactOf, openChat, type ServiceError } from '@diandu/core/support'
import { companyQuery } from '../layout/company/company-query.ts'
import { useContactQq } from '../device/use-contact-qq.ts'
import { useDevice } from '../device/device-context.ts'
import { usePorts } from '../queries/queries.ts'

/** Opens the chat, one press at a time; `failed` is what is left where it does not open. */
export function useChat() {
  const ports = usePorts()
  const queries = useQueryClient()
  const contactQq = useContactQq()
  const { shell } = useDevice()
  const [isOpening, setOpening] = useState(false)
  const [failed, setFailed] = useState<ServiceError | null>(null)
  const open = async () => {
    if (isOpening) return
    setOpening(true)
    let decide = (_contact?: string): void => undefined
    // Whether it is QQ is known later, and by then the browser has forgotten the press.
    contactQq(new Promise<string | undefined>((settle) => (decide = settle)))
    const left = await openChat({
      shell,
      config: async () => (await ports()).chatConfig(),
      window: async () => (await ports()).chatWindow(),
      company: async () => companyContactOf(await queries.fetchQuery(companyQuery(ports))),
      openQq: decide,
    })
    decide()
    setOpening(false)
    setFailed(left)
  }
  return { open, isOpening, failed, dismiss: () => setFailed(null) }
}
