import type { Identity } from '@diandu/core/contracts'
import type { GivenFields } from './attempt-store.ts'

/** Whether what was given says another person than the one who is known here. */
export function isAnother({ name, residentId }: GivenFields, signer: Identity): boolean {
  if (signer.residentId === '') return false
  const isOther = (given: string | undefined, known: string): boolean => given !== undefined && plain(given) !== plain(known)
  return isOther(residentId, signer.residentId) || isOther(name, signer.name)
}

const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
