import { TRANSFER_WAYS, type Shop } from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import { TRANSFER_RULES, listedTransfer } from '@diandu/core/transfers'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { transferPath } from '../../../../app/shops/transfer/transfer-address.ts'
import { TransferDetails } from '../../../../app/shops/transfer/transfer-details.tsx'
import { TransferLine } from '../../../../app/shops/transfer/transfer-line.tsx'
import { transferView } from '../../../../app/shops/transfer/transfer-view.ts'
import { transferMessages } from '../../../../messages/tools/transfer.messages.ts'
import { PageLink } from '../../../../router/page-link.tsx'
import { Icon } from '../../../../ui/pictures/icon.tsx'
import styles from './parts.module.css'

/** The verdict on the listing's way of transfer; its grounds, once it is opened. */
export function ShopTransfer({ shop, now }: { readonly shop: Shop; readonly now: number }) {
  const messages = useMessages(transferMessages)
  const locale = useLocale()
  const { platform, kind, figures } = shop
  const holder = figures.shopHolderKind?.value
  const way = figures.transferWay.value
  const answers = listedTransfer(TRANSFER_RULES, { platform, kind, holder, way, now })
  const views = answers.map((answer) => transferView(answer, locale))
  return (
    <details className={`mb-12 ${styles.costs}`}>
      <summary className={styles.costLine}>
        <span>
          <strong className="type-line">{messages.title}</strong>
          {views.map((view) => (
            <TransferLine key={view.route} view={view} />
          ))}
        </span>
        <Icon name="chevron-down" size="small" />
      </summary>
      <div className="px-16 pb-16">
        <p className="note mb-8">{messages.listed(nameIn(TRANSFER_WAYS[way], locale))}</p>
        {views.map((view) => (
          <div key={view.route} className="mb-12">
            {views.length > 1 && <h3 className="mb-8 type-line">{view.route}</h3>}
            <TransferDetails view={view} />
          </div>
        ))}
        <p className="note">
          {messages.version(TRANSFER_RULES.version)} · {messages.promise}
        </p>
        <PageLink className="lone-link type-line" to={transferPath({ platform, kind, holder })}>
          {messages.toTool}
        </PageLink>
      </div>
    </details>
  )
}
