import type { ShopOnRecord, ShownShopOwner } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Descriptions, Empty, Space, Typography } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useMay } from '../../app/access/self.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages } from '../../app/preferences.tsx'
import { useAct, useFailureNotice } from '../../app/queries/use-act.ts'
import { useLoad } from '../../app/queries/use-load.ts'
import { ReasonDialog } from '../../app/reason-dialog.tsx'
import { RecordLink } from '../../app/records/record-link.tsx'
import { usePorts } from '../../app/services.tsx'
import { ownersMessages } from '../../messages/owners.messages.ts'
import { OwnerChange } from './owner-change.tsx'
import { ShownOwner } from './shown-owner.tsx'

/** A shop, and in whose name it is registered. */
export function OwnerPage({ id }: { readonly id: string }) {
  const texts = useMessages(ownersMessages)
  const { owners } = usePorts()
  const found = useLoad(['owners', id], (signal) => owners.find(id, signal))
  return (
    <Loaded query={found}>
      {(shops) => {
        const shop = shops.find(({ shopId }) => shopId === id)
        return shop === undefined ? <Empty description={texts.none} /> : <ShopRecord shop={shop} />
      }}
    </Loaded>
  )
}

function ShopRecord({ shop }: { readonly shop: ShopOnRecord }) {
  const texts = useMessages(ownersMessages)
  const may = useMay()
  const queries = useQueryClient()
  const { owners } = usePorts()
  const { act, isBusy } = useAct()
  const notice = useFailureNotice()
  const [open, setOpen] = useState<'look' | 'change' | 'clear'>()
  const [shown, show] = useState<ShownShopOwner>()
  const { shopId, title, sellerId, sellerName, set } = shop
  const close = () => setOpen(undefined)

  async function look(reason: string): Promise<void> {
    const result = await act(() => owners.show(shopId, reason))
    if (!result.ok) return notice(result.failure)
    show(result.value)
    close()
  }

  return (
    <article className="record">
      <div className="record-head">
        <h1>{title}</h1>
        <Space wrap>
          {may('see-owners') && shown === undefined && <Button onClick={() => setOpen('look')}>{texts.look}</Button>}
          {may('change-owner') && <Button onClick={() => setOpen('change')}>{texts.change}</Button>}
          {may('change-owner') && set !== null && <Button onClick={() => setOpen('clear')}>{texts.clear}</Button>}
        </Space>
      </div>
      <Descriptions
        size="small"
        bordered
        column={{ xs: 1, md: 2, xl: 3 }}
        items={[
          { key: 'id', label: texts.shopId, children: shopId },
          {
            key: 'seller',
            label: texts.seller,
            children: <RecordLink link={{ page: 'people', id: sellerId }}>{sellerName}</RecordLink>,
          },
          { key: 'owner', label: texts.owner, children: set === null ? texts.own : texts.another },
          ...(set === null
            ? []
            : [
                { key: 'at', label: texts.setAt, children: formatTime(set.at) },
                { key: 'by', label: texts.by, children: set.by },
                { key: 'why', label: texts.why, children: <span className="long-text">{set.why}</span> },
              ]),
        ]}
      />
      {shown === undefined ? <p className="quiet">{texts.sealed}</p> : <ShownOwner shown={shown} />}
      <p>
        <Link to="/owners">{texts.allShops}</Link>
      </p>
      {open === 'look' && (
        <ReasonDialog
          title={texts.whyLook}
          sendText={texts.look}
          isBusy={isBusy}
          onSend={(reason) => void look(reason)}
          onCancel={close}
        >
          <Typography.Paragraph type="secondary">{texts.lookLogged}</Typography.Paragraph>
        </ReasonDialog>
      )}
      {(open === 'change' || open === 'clear') && (
        <OwnerChange
          shopId={shopId}
          kind={open}
          onDone={() => {
            for (const key of ['owners', 'proposals', 'today']) void queries.invalidateQueries({ queryKey: [key] })
            show(undefined)
          }}
          onClose={close}
        />
      )}
    </article>
  )
}
