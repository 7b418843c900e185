import { checklistFrom, checklistItems, HANDOVER_ITEMS, type ChecklistDocument } from '@diandu/core/orders'
import { platformOf, publicPlatforms, SHOP_KINDS, type PlatformId, type ShopKind } from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import { Select, Tag } from 'antd'
import { useState } from 'react'
import { useMessages, usePreferences } from '../../../app/preferences.tsx'
import { contentMessages } from '../../../messages/content.messages.ts'

const KINDS = Object.keys(SHOP_KINDS) as readonly ShopKind[]
const [FIRST] = publicPlatforms()

/** The items of a shop of the platform and kind that are chosen, as the parties of an order read them. */
export function ChecklistReading({ document }: { readonly document: ChecklistDocument }) {
  const texts = useMessages(contentMessages)
  const { locale } = usePreferences()
  const [platform, setPlatform] = useState<PlatformId>(FIRST?.id ?? platformOf(0).id)
  const [kind, setKind] = useState<ShopKind>('flagship')
  const items = checklistItems(checklistFrom(document, { version: '', publishedOn: '' }), { platform, kind })
  return (
    <>
      <div className="checklist-shop">
        <Select
          aria-label={texts.platform}
          value={platform}
          onChange={setPlatform}
          options={publicPlatforms().map(({ id, name }) => ({ value: id, label: nameIn(name, locale) }))}
        />
        <Select
          aria-label={texts.shopKind}
          value={kind}
          onChange={setKind}
          options={KINDS.map((value) => ({ value, label: nameIn(SHOP_KINDS[value], locale) }))}
        />
      </div>
      <ol className="checklist-items">
        {items.map(({ item, isRequired }) => (
          <li key={item}>
            <span>{nameIn(HANDOVER_ITEMS[item].name, locale)}</span>{' '}
            <Tag color={isRequired ? 'warning' : 'default'}>{isRequired ? texts.required : texts.ifAny}</Tag>
            <div className="quiet">{nameIn(HANDOVER_ITEMS[item].proof, locale)}</div>
          </li>
        ))}
      </ol>
      <p className="quiet">{nameIn(document.source, locale)}</p>
    </>
  )
}
