import { isLegalPerson, documentOf, type Signatory } from '@diandu/core/contracts'
import { oneLine } from '../../../kernel/index.ts'

/** Who signs, and for whom: a document of consent is to be checked where these are two. */
export function signerText(signatory: Signatory): string {
  const { signer, owner } = signatory
  if (signer.name === '') return 'not known yet'
  if (isLegalPerson(signatory)) return oneLine(owner.kind === 'company' ? `${signer.name}, ${owner.name}` : signer.name)
  return oneLine(
    `${signer.name} for ${owner.name} (${CONSENT[documentOf(signatory, 'consent')?.standing.is ?? 'none']})`,
  )
}

const CONSENT = {
  none: 'no consent yet',
  waiting: 'consent waits',
  accepted: 'consent accepted',
  refused: 'consent refused',
} as const
