import { isShopKind } from '@diandu/core/catalog'
import { isTransferWay } from '@diandu/core/selling'
import { TRANSFER_RULES, listedTransfer } from '@diandu/core/transfers'
import { useDevice } from '../../../app/device/device-context.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { isHolderKind, platformIn, transferPath } from '../../../app/shops/transfer/transfer-address.ts'
import { TransferLine } from '../../../app/shops/transfer/transfer-line.tsx'
import { transferView } from '../../../app/shops/transfer/transfer-view.ts'
import { transferMessages } from '../../../messages/tools/transfer.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { useSellDesk } from './sell-fields.tsx'

/** The verdict on the chosen way of transfer, as soon as it is chosen. */
export function SellTransfer() {
  const messages = useMessages(transferMessages)
  const locale = useLocale()
  const { clock } = useDevice()
  const { form } = useSellDesk()
  const platform = platformIn(form.platform)
  const kind = isShopKind(form.kind) ? form.kind : undefined
  const holder = isHolderKind(form.shopHolderKind) ? form.shopHolderKind : undefined
  const answers =
    platform !== undefined && isTransferWay(form.transferWay)
      ? listedTransfer(TRANSFER_RULES, { platform, kind, holder, way: form.transferWay, now: clock.now() })
      : []
  const views = answers.map((answer) => transferView(answer, locale))
  return (
    <div className="panel mb-16">
      <div role="status">
        <strong className="type-line">{messages.title}</strong>
        {views.length === 0 && <p className="note">{messages.choose}</p>}
        {views.map((view) => (
          <TransferLine key={view.route} view={view} />
        ))}
      </div>
      <PageLink className="lone-link type-line" to={transferPath({ platform, kind, holder })}>
        {messages.toTool}
      </PageLink>
    </div>
  )
}
