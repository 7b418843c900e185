import { isProof, PROOFS, type ContractView } from '@diandu/core/contracts'
import { nameIn } from '@diandu/core/messages'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { contractMessages } from '../../../messages/contracts/contract.messages.ts'
import { evidenceQuery } from '../contract-queries.ts'
import { dayAndTime } from '../contract-timeline.ts'
import styles from '../contracts.module.css'

/** Each piece with its party, its instant, its method and its fingerprint. */
export function EvidenceList({ contract }: { readonly contract: ContractView }) {
  const messages = useMessages(contractMessages)
  const locale = useLocale()
  const { data = [] } = useLoad(evidenceQuery(usePorts(), contract.id, contract.signatures.length), 'own-part')
  return (
    <>
      <p className="detail mb-16">{messages.evidenceLine}</p>
      {data.length === 0 ? (
        <p className="detail">{messages.evidenceEmpty}</p>
      ) : (
        <ul className={styles.pieces}>
          {data.map(({ id, kind, party, digest, keptAt, by = '' }) => (
            <li key={id}>
              <strong>{messages.kinds[kind]}</strong>
              <p className="detail">
                <span>{`${party === 'house' ? messages.parties.house : messages.roles[party]} · ${dayAndTime(keptAt)}`}</span>
                {isProof(by) && <span>{` · ${nameIn(PROOFS[by].name, locale)}`}</span>}
              </p>
              <p className={styles.digest}>{digest}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
