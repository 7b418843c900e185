import { INDUSTRIES, PROVINCES, publicPlatforms, SHOP_KINDS, TRADEMARK_STATES, type Name } from '@diandu/core/catalog'
import { REQUEST_DAYS } from '@diandu/core/buyer-requests'
import { nameIn } from '@diandu/core/messages'
import { NumberField } from '../../../app/forms/number-field.tsx'
import type { useForm } from '../../../app/forms/form.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { buyerRequestMessages } from '../../../messages/requests/buyer-request.messages.ts'
import { Chip } from '../../../ui/choices/chip.tsx'
import { ChipGroup } from '../../../ui/choices/chip-group.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import type { WantField, WantForm } from './want-form.ts'

type Use = ReturnType<typeof useForm<WantForm, WantField>>

/** Everything that can be asked for by choosing. */
export function WantFields({ use: { form, change, errorOf, typedField } }: { readonly use: Use }) {
  const messages = useMessages(buyerRequestMessages)
  const { want } = messages
  const locale = useLocale()
  const optionsOf = (names: Readonly<Record<string, Name>>) => [
    { value: '', label: messages.any },
    ...Object.entries(names).map(([value, name]) => ({ value, label: nameIn(name, locale) })),
  ]
  return (
    <>
      <div className="mb-16">
        <SelectField
          label={want.platform}
          value={form.platform}
          options={[
            { value: '', label: messages.any },
            ...publicPlatforms().map(({ id, name }) => ({ value: String(id), label: nameIn(name, locale) })),
          ]}
          onChange={(platform) => change({ platform })}
          {...errorOf('platform')}
        />
      </div>
      <Chips
        label={want.kind}
        chosen={form.kind}
        choices={Object.entries(SHOP_KINDS).map(([key, name]) => [key, nameIn(name, locale)])}
        onChoose={(kind) => change({ kind })}
      />
      <div className="mb-16">
        <SelectField
          label={want.industry}
          value={form.industry}
          options={optionsOf(INDUSTRIES)}
          onChange={(industry) => change({ industry })}
        />
      </div>
      <div className="grid gap-12 cols-2">
        <Price label={want.minPrice} {...typedField('min')} />
        <Price label={want.maxPrice} {...typedField('max')} />
      </div>
      <Chips
        label={want.trademark}
        chosen={form.trademark}
        choices={Object.entries(TRADEMARK_STATES).map(([key, name]) => [key, nameIn(name, locale)])}
        onChoose={(trademark) => change({ trademark })}
      />
      <div className="mb-16">
        <SelectField
          label={want.province}
          value={form.province}
          options={optionsOf(PROVINCES)}
          onChange={(province) => change({ province })}
        />
      </div>
      <Chips
        label={want.days}
        chosen={form.days}
        choices={REQUEST_DAYS.map((days) => [String(days), want.dayCount(days)])}
        onChoose={(days) => days !== '' && change({ days })}
      />
    </>
  )
}

type PriceUse = ReturnType<Use['typedField']>

function Price({
  label,
  ...field
}: { readonly label: string } & Omit<PriceUse, 'value'> & {
    readonly value: string
    readonly onChange: (value: string) => void
  }) {
  const { any } = useMessages(buyerRequestMessages)
  return <NumberField kind="price" label={label} placeholder={any} {...field} />
}

interface ChipsProps {
  readonly label: string
  readonly chosen: string
  readonly choices: readonly (readonly [string, string])[]
  readonly onChoose: (key: string) => void
}

/** One choice of a few; a second tap takes it back. */
function Chips({ label, chosen, choices, onChoose }: ChipsProps) {
  return (
    <div className="mb-16">
      <p className="mb-4 type-line strong">{label}</p>
      <ChipGroup label={label}>
        {choices.map(([key, name]) => (
          <Chip key={key} chosen={key === chosen} onClick={() => onChoose(key === chosen ? '' : key)}>
            {name}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  )
}
