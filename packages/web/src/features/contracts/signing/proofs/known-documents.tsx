import { nameIn } from '@diandu/core/messages'
import { useLoad } from '../../../../app/queries/use-load.ts'
import { usePorts } from '../../../../app/queries/ports-context.ts'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { proofMessages } from '../../../../messages/contracts/proof.messages.ts'
import { identityDocumentsQuery } from '../../contract-queries.ts'

/**
 * By which documents one can be known here, before any number is typed. Where that does not come, the fields say
 * enough.
 */
export function KnownDocuments({ kind }: { readonly kind: 'person' | 'company' }) {
  const messages = useMessages(proofMessages).prove
  const locale = useLocale()
  const names = (useLoad(identityDocumentsQuery(usePorts()), 'own-part').data ?? [])
    .filter((paper) => paper.of === kind)
    .map(({ name }) => nameIn(name, locale))
  return names.length === 0 ? null : <p className="detail">{messages.papers(names)}</p>
}
