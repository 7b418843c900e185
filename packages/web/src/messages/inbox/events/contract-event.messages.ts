import type { Messages } from '../../messages.ts'
import { titled, type EventTexts } from './event-figures.ts'

type ContractEvents = EventTexts<`contract.${string}`> & {
  readonly parties: Readonly<Record<string, string>>
}

export const contractEventMessages: Messages<ContractEvents> = {
  'zh-CN': {
    parties: { seller: '卖家', buyer: '买家' },
    'contract.drafted': ({ shop, number }) => titled('合同已拟好', `${shop}（合同 ${number}），请先读一读。`),
    'contract.signed': ({ party, shop, number }) => titled(`${party}已签署合同`, `${shop}（合同 ${number}）。`),
    'contract.sealed': ({ shop, number }) => titled('合同各方已签齐', `${shop}（合同 ${number}）已生效，可以下载。`),
  },
  en: {
    parties: { seller: 'seller', buyer: 'buyer' },
    'contract.drafted': ({ shop, number }) =>
      titled('Your contract is ready', `${shop} (contract ${number}). Please read it before you sign.`),
    'contract.signed': ({ party, shop, number }) => titled(`The ${party} has signed`, `${shop} (contract ${number}).`),
    'contract.sealed': ({ shop, number }) =>
      titled('All parties have signed', `${shop} (contract ${number}) is now in effect and can be downloaded.`),
  },
}
