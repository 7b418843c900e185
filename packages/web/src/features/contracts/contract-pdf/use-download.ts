import { useState } from 'react'
import type { ContractView } from '@diandu/core/contracts'
import { usePorts } from '../../../app/queries/ports-context.ts'

export interface Download {
  readonly download: () => Promise<void>
  readonly isBusy: boolean
  readonly hasFailed: boolean
}

/** Takes the document home under its number. */
export function useDownload({ id, number }: Pick<ContractView, 'id' | 'number'>): Download {
  const ports = usePorts()
  const [stage, setStage] = useState<'idle' | 'busy' | 'failed'>('idle')
  const download = async (): Promise<void> => {
    setStage('busy')
    const { contracts, media } = await ports()
    const address = await contracts.paper(id, 'download')
    const saved = address.ok ? await media.download(address.value, `${number}.pdf`) : address
    setStage(saved.ok ? 'idle' : 'failed')
  }
  return { download, isBusy: stage === 'busy', hasFailed: stage === 'failed' }
}
