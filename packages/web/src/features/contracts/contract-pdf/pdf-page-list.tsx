import { useState } from 'react'
import type { ContractView } from '@diandu/core/contracts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { contractMessages } from '../../../messages/contracts/contract.messages.ts'
import shared from '../contracts.module.css'
import { pagesQuery } from '../contract-queries.ts'
import styles from './pdf-pages.module.css'
import { useDownload } from './use-download.ts'

/** The shape of an A4 page, so that nothing jumps when it arrives. */
const PAGE = { width: 1080, height: 1528 } as const

/** The document itself, page by page as pictures of the very file that is downloaded: every browser shows them. */
export function PdfPageList({ contract }: { readonly contract: ContractView }) {
  const messages = useMessages(contractMessages)
  const { data, isError, refetch } = useLoad(pagesQuery(usePorts(), contract), 'own-part')
  const [isLarge, setIsLarge] = useState(false)
  const { download, isBusy, hasFailed } = useDownload(contract)
  if (data === undefined) {
    return (
      <LoadState
        part
        messages={{ loading: messages.loading, failed: messages.paperFailed, retry: messages.again }}
        lines={12}
        isError={isError}
        onRetry={() => void refetch()}
      />
    )
  }
  const { digest, pictures } = data
  return (
    <>
      <div className={styles.tools}>
        <Button look="quiet" size="small" onClick={() => setIsLarge(!isLarge)}>
          {isLarge ? messages.shrink : messages.enlarge}
        </Button>
        <Button look="quiet" size="small" busy={isBusy} onClick={() => void download()}>
          {messages.download}
        </Button>
      </div>
      <div role="status" className="alarm type-line">
        {hasFailed && messages.downloadFailed}
      </div>
      <div className={styles.frame} role="region" aria-label={messages.paper} tabIndex={0}>
        <ol className={classNames(styles.pages, isLarge && styles.large)}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <img
                src={picture}
                {...PAGE}
                alt={messages.page(index + 1, pictures.length)}
                loading="lazy"
                decoding="async"
              />
            </li>
          ))}
        </ol>
      </div>
      <p className="detail">
        {messages.fingerprint} <span className={shared.digest}>{digest}</span>
      </p>
    </>
  )
}
