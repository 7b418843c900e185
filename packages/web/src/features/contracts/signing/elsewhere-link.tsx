import { useState } from 'react'
import type { ContractId } from '@diandu/core/contracts'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { contractWords } from '../../../words/contract.words.ts'

/** Asks where the provider has this person sign, and then offers to go there. */
export function ElsewhereLink({ contractId }: { readonly contractId: ContractId }) {
  const words = useWords(contractWords).sign
  const ports = usePorts()
  const [url, setUrl] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const ask = async (): Promise<void> => {
    setIsBusy(true)
    const { signingLinks } = await ports()
    const link = await signingLinks.make(contractId)
    setIsBusy(false)
    if (link.ok) setUrl(link.value.url)
  }
  if (url !== undefined) {
    return (
      <Button look="secondary" size="small" link={(parts) => <a href={url} target="_blank" rel="noreferrer" {...parts} />}>
        {words.openElsewhere}
      </Button>
    )
  }
  return (
    <Button look="secondary" size="small" busy={isBusy} onClick={() => void ask()}>
      {words.elsewhere}
    </Button>
  )
}
