import { defineMessages } from '../../messages.ts'
import { told, type ToldEvents } from './told-figures.ts'

type ToldContracts = ToldEvents<`contract.${string}`> & {
  readonly parties: Readonly<Record<string, string>>
}

export const toldContractsMessages = defineMessages<ToldContracts>(
  {
    parties: { seller: '卖家', buyer: '买家' },
    'contract.drafted': ({ shop, number }) => told('合同已拟好', `${shop}（合同 ${number}），请先读一读。`),
    'contract.signed': ({ party, shop, number }) => told(`${party}已签署合同`, `${shop}（合同 ${number}）。`),
    'contract.sealed': ({ shop, number }) => told('合同各方已签齐', `${shop}（合同 ${number}）已生效，可以下载。`),
  },
  {
    parties: { seller: 'seller', buyer: 'buyer' },
    'contract.drafted': ({ shop, number }) =>
      told('Your contract is ready', `${shop} (contract ${number}). Please read it before you sign.`),
    'contract.signed': ({ party, shop, number }) => told(`The ${party} has signed`, `${shop} (contract ${number}).`),
    'contract.sealed': ({ shop, number }) =>
      told('All parties have signed', `${shop} (contract ${number}) is now in effect and can be downloaded.`),
  },
)
