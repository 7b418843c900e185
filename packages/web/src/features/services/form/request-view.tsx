import { useState } from 'react'
import type { ServicePage, ServiceReceipt } from '@diandu/core/services'
import { RequestFields } from './request-fields.tsx'
import { RequestSent } from './request-sent.tsx'

/** The form of a request, and its number once it was sent. */
export function RequestView({ page }: { readonly page: ServicePage }) {
  const [receipt, setReceipt] = useState<ServiceReceipt>()
  return receipt === undefined ? (
    <RequestFields offer={page.offer} onSent={setReceipt} />
  ) : (
    <RequestSent receipt={receipt} />
  )
}
