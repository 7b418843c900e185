import type { ContractView } from '@diandu/core/contracts'
import { useSend } from '../../../app/queries/use-send.ts'

/** Takes the document home under its number. */
export function useDownload({ id, number }: Pick<ContractView, 'id' | 'number'>) {
  const { send, isBusy, failure } = useSend({
    about: () => null,
    async send({ contracts, media }) {
      const address = await contracts.paper(id, 'download')
      return address.ok ? media.download(address.value, `${number}.pdf`) : address
    },
  })
  return { download: send, isBusy, hasFailed: failure !== undefined } as const
}
