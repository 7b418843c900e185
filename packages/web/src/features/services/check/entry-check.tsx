import { useQueryChoices } from '../../../app/device/use-query-choices.ts'
import { platformOf, type PlatformId } from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import {
  checkEntry,
  documentsAsked,
  ENTITIES,
  ENTRY_DOCUMENTS,
  TRADEMARK_STANDINGS,
  type Entity,
  type EntryDocument,
  type EntryRules,
  type TrademarkStanding,
} from '@diandu/core/services'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { entryCheckMessages } from '../../../messages/services/entry-check.messages.ts'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { Chip } from '../../../ui/choices/chip.tsx'
import { ChipGroup } from '../../../ui/choices/chip-group.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { checkAsked, questionOf, withChecked, type CheckAsked } from './check-address.ts'
import { EntryAnswers } from './entry-answers.tsx'

const keysOf = <Key extends string>(of: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(of) as unknown as readonly Key[]

/** Entity, platform and trademark: which kinds of shop may be opened, and what is missing. */
export function EntryCheck({ rules }: { readonly rules: EntryRules }) {
  const messages = useMessages(entryCheckMessages)
  const locale = useLocale()
  const [search, changeSearch] = useQueryChoices()
  const asked = checkAsked(search)
  const choose = (change: Partial<CheckAsked>) =>
    changeSearch((now) => withChecked(now, change), { preventScrollReset: true })
  const toggle = (document: EntryDocument) =>
    changeSearch(
      (now) => {
        const had = checkAsked(now).documents
        const isOut = had.includes(document)
        return withChecked(now, { documents: isOut ? had.filter((one) => one !== document) : [...had, document] })
      },
      { preventScrollReset: true },
    )
  const { platform, entity } = asked
  const documents = platform === null || entity === null ? [] : documentsAsked(rules.rules, { platform, entity })
  const question = questionOf(asked)
  const platforms = [...new Set(rules.rules.map((rule) => rule.platform))]
  return (
    <Section title={messages.title}>
      <div className="mb-16">
        <p className="detail mt-4 mb-8">{messages.line}</p>
        <SelectField
          label={messages.platform}
          value={platform === null ? '' : String(platform)}
          placeholder={messages.choose}
          options={platforms.map((id) => ({ value: String(id), label: nameIn(platformOf(id).name, locale) }))}
          onChange={(id) => choose({ platform: id === '' ? null : (Number(id) as PlatformId) })}
        />
        <Choice<Entity>
          label={messages.entity}
          names={ENTITIES}
          value={entity}
          onChange={(chosen) => choose({ entity: chosen })}
        />
        <Choice<TrademarkStanding>
          label={messages.trademark}
          names={TRADEMARK_STANDINGS}
          value={asked.trademark}
          onChange={(chosen) => choose({ trademark: chosen })}
        />
        {documents.length > 0 && (
          <>
            <p className="mt-12 type-line strong">{messages.documents}</p>
            <div role="group" aria-label={messages.documents}>
              {documents.map((document) => (
                <Checkbox key={document} checked={asked.documents.includes(document)} onChange={() => toggle(document)}>
                  {nameIn(ENTRY_DOCUMENTS[document], locale)}
                </Checkbox>
              ))}
            </div>
          </>
        )}
        <div role="status">
          {question === null ? (
            <p className="detail mt-4 mb-8">{messages.waiting}</p>
          ) : (
            <EntryAnswers rules={rules} question={question} answers={checkEntry(rules.rules, question)} />
          )}
        </div>
      </div>
    </Section>
  )
}

interface ChoiceProps<Key extends string> {
  readonly label: string
  readonly names: Readonly<Record<Key, Parameters<typeof nameIn>[0]>>
  readonly value: Key | null
  readonly onChange: (key: Key) => void
}

function Choice<Key extends string>({ label, names, value, onChange }: ChoiceProps<Key>) {
  const locale = useLocale()
  return (
    <>
      <p className="mt-12 type-line strong">{label}</p>
      <ChipGroup label={label}>
        {keysOf(names).map((key) => (
          <Chip key={key} chosen={key === value} onClick={() => onChange(key)}>
            {nameIn(names[key], locale)}
          </Chip>
        ))}
      </ChipGroup>
    </>
  )
}
