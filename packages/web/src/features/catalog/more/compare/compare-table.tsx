import { composeTitle, isForSale, LISTING_STATUSES, platformOf, type Shop, type ShopId } from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import { Fragment } from 'react'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { compareMessages } from '../../../../messages/catalog/compare.messages.ts'
import { PageLink } from '../../../../router/page-link.tsx'
import { VisuallyHidden } from '../../../../ui/accessibility/visually-hidden.tsx'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { Badge } from '../../../../ui/pictures/badge.tsx'
import { PlatformMark } from '../../../../ui/pictures/platform-mark.tsx'
import styles from './compare-page.module.css'
import type { CompareGroup } from './compare-view.ts'

export interface ComparedColumn {
  readonly id: ShopId
  /** Null where it is not to be seen any more. */
  readonly shop: Shop | null
}

interface CompareTableProps {
  readonly columns: readonly ComparedColumn[]
  readonly groups: readonly CompareGroup[]
  readonly onTakeOut: (id: ShopId) => void
}

/** A table that scrolls sideways, by finger and by arrow keys; what a row is about stays in sight. */
export function CompareTable({ columns, groups, onTakeOut }: CompareTableProps) {
  const messages = useMessages(compareMessages)
  return (
    <div className={styles.scroller} role="region" aria-label={messages.label} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{messages.label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <VisuallyHidden>{messages.what}</VisuallyHidden>
            </th>
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} onTakeOut={onTakeOut} />
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1} className={styles.group}>
                <span>{group.label}</span>
              </th>
            </tr>
            {group.rows.map((row) => (
              <tr key={row.key}>
                <th scope="row" className={styles.what}>
                  {row.label}
                </th>
                {row.cells.map(({ lines, note }, place) => (
                  <td key={columns[place]?.id} className={row.differs ? 'strong' : undefined}>
                    {lines.map((line, nth) => (
                      <Fragment key={line}>
                        {nth > 0 && <br />}
                        <span>{lines.length > 1 ? `· ${line}` : line}</span>
                      </Fragment>
                    ))}
                    {note !== undefined && <span className={styles.note}>{note}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

interface ColumnHeadProps {
  readonly column: ComparedColumn
  readonly onTakeOut: (id: ShopId) => void
}

function ColumnHead({ column: { id, shop }, onTakeOut }: ColumnHeadProps) {
  const messages = useMessages(compareMessages)
  const locale = useLocale()
  const title = shop?.title ?? messages.gone
  const platform = shop && platformOf(shop.platform)
  return (
    <th scope="col" className={styles.shop}>
      <span className="row between">
        {platform ? <PlatformMark label={platform.mark} hue={platform.hue} /> : <span />}
        <IconButton icon="close" label={messages.remove(title)} onClick={() => onTakeOut(id)} />
      </span>
      {shop === null ? (
        <span className={styles.title}>{title}</span>
      ) : (
        <PageLink to={`/shop/${id}`} className={styles.title}>
          {nameIn(composeTitle(shop), locale)}
        </PageLink>
      )}
      {shop !== null && <span className="note clamp-2 mt-4">{title}</span>}
      {shop !== null && !isForSale(shop.status) && (
        <Badge tone="amber">{nameIn(LISTING_STATUSES[shop.status], locale)}</Badge>
      )}
    </th>
  )
}
