import { formatCount } from '@diandu/core/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  INDUSTRIES,
  PROVINCES,
  publicPlatforms,
  SHOP_KINDS,
  TAXPAYER_KINDS,
  TRADEMARK_STATES,
  type FilterCounts,
  type ListingFilter,
  type Name,
} from '@diandu/core/catalog'
import { cleanPrice } from '@diandu/core/input'
import { nameIn } from '@diandu/core/messages'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Chip } from '../../../ui/choices/chip.tsx'
import { ChipGroup } from '../../../ui/choices/chip-group.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { catalogMessages } from '../../../messages/catalog/catalog.messages.ts'
import { filterCountsQuery } from '../catalog-queries.ts'
import styles from './filter-sheet.module.css'
import { priceRange, rangeText, withoutUndefined } from './price-range.ts'

interface FilterSheetProps {
  readonly open: boolean
  readonly filter: ListingFilter
  readonly fixed: ReadonlySet<keyof ListingFilter>
  readonly onClose: () => void
  readonly onApply: (filter: ListingFilter) => void
}

/** All the choices at once; nothing changes until "show results". */
export function FilterSheet({ open, ...rest }: FilterSheetProps) {
  const messages = useMessages(catalogMessages).filter
  return open ? (
    <OpenSheet {...rest} />
  ) : (
    <Sheet open={false} title={messages.title} closeLabel={messages.close} onClose={rest.onClose}>
      {null}
    </Sheet>
  )
}

type Choosable = Omit<ListingFilter, 'sort' | 'text'>

const PRICE_STEPS = [
  { key: 'low', max: 5_000_000 },
  { key: 'middle', min: 5_000_000, max: 20_000_000 },
  { key: 'high', min: 20_000_000, max: 50_000_000 },
  { key: 'top', min: 50_000_000 },
] as const

function OpenSheet({ filter, fixed, onClose, onApply }: Omit<FilterSheetProps, 'open'>) {
  const messages = useMessages(catalogMessages).filter
  const locale = useLocale()
  const { data: counts } = useQuery(filterCountsQuery(usePorts()))
  const [draft, setDraft] = useState(filter)
  const [prices, setPrices] = useState(rangeText(filter))
  const change = (part: { readonly [K in keyof Choosable]?: Choosable[K] | undefined }) =>
    setDraft((was) => withoutUndefined({ ...was, ...part }))
  const setRange = (min: string, max: string) => {
    setPrices({ min, max })
    change(priceRange(min, max))
  }
  const reset = () => {
    const stored = Object.entries(filter).filter(
      ([key]) => fixed.has(key as keyof ListingFilter) || key === 'text' || key === 'sort',
    )
    setDraft(Object.fromEntries(stored) as unknown as ListingFilter)
    setPrices({ min: '', max: '' })
  }
  return (
    <Sheet
      open
      title={messages.title}
      closeLabel={messages.close}
      onClose={onClose}
      footer={
        <div className={styles.footer}>
          <Button look="secondary" onClick={reset}>
            {messages.reset}
          </Button>
          <Button block onClick={() => onApply(draft)}>
            {messages.apply}
          </Button>
        </div>
      }
    >
      {!fixed.has('platform') && (
        <Choices
          title={messages.platform}
          chosen={draft.platform}
          choices={publicPlatforms().map(({ id, name }) => choiceOf(id, name, counts?.platforms))}
          onChoose={(platform) => change({ platform })}
        />
      )}
      {!fixed.has('kind') && (
        <Choices
          title={messages.kind}
          chosen={draft.kind}
          choices={entries(SHOP_KINDS).map(([key, name]) => choiceOf(key, name, counts?.kinds))}
          onChoose={(kind) => change({ kind })}
        />
      )}
      <Choices
        title={messages.industry}
        chosen={draft.industry}
        choices={entries(INDUSTRIES).map(([key, name]) => choiceOf(key, name, counts?.industries))}
        onChoose={(industry) => change({ industry })}
      />
      <section className={styles.group}>
        <h3 className={styles.heading}>{messages.price}</h3>
        <div className={styles.range}>
          <TextField
            label={messages.minPrice}
            value={prices.min}
            inputMode="decimal"
            placeholder={messages.anyPrice}
            onChange={(min) => setRange(cleanPrice(min), prices.max)}
          />
          <TextField
            label={messages.maxPrice}
            value={prices.max}
            inputMode="decimal"
            placeholder={messages.anyPrice}
            onChange={(max) => setRange(prices.min, cleanPrice(max))}
          />
        </div>
        <ChipGroup label={messages.price}>
          {PRICE_STEPS.map((step) => {
            const [min, max] = [
              'min' in step ? String(step.min / 100) : '',
              'max' in step ? String(step.max / 100) : '',
            ]
            const isChosen = prices.min === min && prices.max === max
            return (
              <Chip key={step.key} chosen={isChosen} onClick={() => (isChosen ? setRange('', '') : setRange(min, max))}>
                {messages.priceSteps[step.key]}
              </Chip>
            )
          })}
        </ChipGroup>
      </section>
      <section className={styles.group}>
        <SelectField
          label={messages.province}
          value={draft.province ?? ''}
          options={[
            { value: '', label: messages.any },
            ...entries(PROVINCES).map(([value, name]) => ({ value, label: nameIn(name, locale) })),
          ]}
          onChange={(province) =>
            change({ province: province === '' ? undefined : (province as NonNullable<ListingFilter['province']>) })
          }
        />
      </section>
      <Choices
        title={messages.trademark}
        chosen={draft.trademark}
        choices={entries(TRADEMARK_STATES).map(([key, name]) => choiceOf(key, name, undefined))}
        onChoose={(trademark) => change({ trademark })}
      />
      <Choices
        title={messages.taxpayer}
        chosen={draft.taxpayer}
        choices={entries(TAXPAYER_KINDS).map(([key, name]) => choiceOf(key, name, undefined))}
        onChoose={(taxpayer) => change({ taxpayer })}
      />
    </Sheet>
  )
}

interface Choice<Key> {
  readonly key: Key
  readonly name: Name
  readonly count: number | undefined
}

const choiceOf = <Key extends string | number>(
  key: Key,
  name: Name,
  counts: FilterCounts['kinds'] | undefined,
): Choice<Key> => ({
  key,
  name,
  count: counts?.[String(key)],
})

interface ChoicesProps<Key> {
  readonly title: string
  readonly chosen: Key | undefined
  readonly choices: readonly Choice<Key>[]
  readonly onChoose: (key: Key | undefined) => void
}

/** One choice of many; a second tap takes it back. */
function Choices<Key extends string | number>({ title, chosen, choices, onChoose }: ChoicesProps<Key>) {
  const locale = useLocale()
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{title}</h3>
      <ChipGroup label={title}>
        {choices.map(({ key, name, count }) => (
          <Chip key={key} chosen={key === chosen} onClick={() => onChoose(key === chosen ? undefined : key)}>
            {nameIn(name, locale)}
            {count !== undefined && <span className={styles.count}>{formatCount(count)}</span>}
          </Chip>
        ))}
      </ChipGroup>
    </section>
  )
}

const entries = <Key extends string, Value>(record: Readonly<Record<Key, Value>>) =>
  Object.entries(record) as [Key, Value][]
