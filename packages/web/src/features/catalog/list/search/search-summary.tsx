import { shownSearchText, type ListedShops, type SearchPart } from '@diandu/core/catalog'
import { formatCount } from '@diandu/core/format'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { searchSummaryMessages } from '../../../../messages/catalog/search-summary.messages.ts'
import { PageLink } from '../../../../router/page-link.tsx'
import { VisuallyHidden } from '../../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { Chip } from '../../../../ui/choices/chip.tsx'
import { ChipGroup } from '../../../../ui/choices/chip-group.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import type { ListAddress } from '../list-address.ts'
import { printedParts, requestPath, searchChips } from './search-chips.ts'

interface SearchSummaryProps {
  readonly address: ListAddress
  readonly text: string
  /** The first page of the list, once it has come. */
  readonly answer: ListedShops | undefined
}

/** How a search was understood: its parts to take away, what was read differently, and what was not asked for. */
export function SearchSummary({ address, text, answer }: SearchSummaryProps) {
  const messages = useMessages(searchSummaryMessages)
  const locale = useLocale()
  const { search, total } = answer ?? {}
  if (search === undefined) return null
  const chips = searchChips(address, text, search, locale)
  const misread = search.asked.filter(({ how }) => how === 'typing-error')
  const isRelaxed = search.leftOut.length > 0 || search.isWidened
  const count = formatCount(total?.count ?? 0)
  const found = total?.capped === true ? messages.more(count) : count
  return (
    <div className="mx-16 mb-12 grid gap-8 cols-1">
      {chips.length > 0 && (
        <ChipGroup label={messages.understood} flow="scroll">
          {chips.map(({ label, without }) => (
            <Chip key={label} icon="close" link={(parts) => <PageLink to={without} {...parts} />}>
              <span aria-hidden="true">{label}</span>
              <VisuallyHidden>{messages.remove(label)}</VisuallyHidden>
            </Chip>
          ))}
        </ChipGroup>
      )}
      {misread.map((part: SearchPart) => (
        <p key={part.from} className="detail">
          {messages.readAs(part.text, printedParts([part], locale))}
        </p>
      ))}
      {isRelaxed && (
        <Notice
          title={
            search.asked.length === 0
              ? messages.nothing(shownSearchText(text))
              : messages.relaxed(printedParts(search.asked, locale), found)
          }
          action={
            <Button
              look="secondary"
              size="small"
              link={(parts) => <PageLink to={requestPath(address.filter, shownSearchText(text), search)} {...parts} />}
            >
              {messages.save}
            </Button>
          }
        >
          {messages.saveHint}
        </Notice>
      )}
    </div>
  )
}
