import type { Identity, RegisteredOwner } from '@diandu/core/contracts'
import { refused } from '@diandu/core/kernel'
import type { GivenFields } from './attempt-store.ts'

/** Whether what was given says another person than the one who is known here. */
export function isAnother({ name, residentId }: GivenFields, signer: Identity): boolean {
  if (signer.residentId === '') return false
  const isOther = (given: string | undefined, known: string): boolean => given !== undefined && plain(given) !== plain(known)
  return isOther(residentId, signer.residentId) || isOther(name, signer.name)
}

/** Whether what was given is about another company than the one that stands in the contract. */
export const isOtherCompany = ({ companyName }: GivenFields, { name }: RegisteredOwner): boolean => companyName !== undefined && name !== '' && plain(companyName) !== plain(name)

export const otherCompany = () => refused('bad-parameter', '公司名称与合同上的公司不一致，请核对', 'companyName')

const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
