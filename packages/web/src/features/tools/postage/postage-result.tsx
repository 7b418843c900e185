import { PROVINCES, type Province } from '@diandu/core/catalog'
import { formatCount, formatMoney } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import type { ParcelPostage, PostageTable } from '@diandu/core/tools'
import type { ReactElement } from 'react'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import type { Locale } from '../../../messages/messages.ts'
import { postageMessages } from '../../../messages/tools/postage.messages.ts'
import { toolsMessages } from '../../../messages/tools/tools.messages.ts'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { Facts } from '../../../ui/lists/facts.tsx'
import { ToolActions } from '../tool-actions.tsx'
import { parcelQuery } from '../tools-queries.ts'
import styles from '../tools.module.css'
import { kilograms } from './postage-address.ts'

interface PostageResultProps {
  readonly table: PostageTable
  readonly to: Province | undefined
  /** Where one province is chosen. */
  readonly choice: ReactElement | null
}

export function PostageResult({ table, to, choice }: PostageResultProps) {
  const messages = useMessages(postageMessages)
  const locale = useLocale()
  const { regions, zones, notServed, from, grams, date, source } = table
  const heading = messages.regions(nameIn(PROVINCES[from], locale), kilograms(grams))
  return (
    <>
      <Section title={heading}>
        <table className={`type-line ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{messages.region}</th>
              <th scope="col">{messages.price}</th>
            </tr>
          </thead>
          <tbody>
            {regions.map(({ zone, provinces, firstFen, furtherFen, totalFen }) => (
              <tr key={zone}>
                <th scope="row">
                  {zones[zone] && <span>{nameIn(zones[zone], locale)}</span>}
                  <span className={styles.note}>{provinceNames(provinces, locale)}</span>
                </th>
                <td>
                  {formatMoney(totalFen)}
                  <span className={styles.note}>{messages.steps(formatMoney(firstFen), formatMoney(furtherFen))}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.lead}>{messages.notServed(provinceNames(notServed, locale))}</p>
        <Notice title={messages.source(date)}>{nameIn(source, locale)}</Notice>
      </Section>
      <div className={styles.form}>
        {choice}
        {to !== undefined && <OneParcel table={table} to={to} />}
      </div>
      <Section title={messages.template}>
        <pre className={styles.template}>{postageTemplate(table, locale)}</pre>
      </Section>
      <ToolActions
        title={messages.template}
        copyLabel={messages.copyTemplate}
        text={() => postageTemplate(table, locale)}
      />
    </>
  )
}

function OneParcel({ table, to }: { readonly table: PostageTable; readonly to: Province }) {
  const { from, grams } = table
  const messages = useMessages(postageMessages)
  const load = useMessages(toolsMessages).load
  const locale = useLocale()
  const { data: parcel, isError, refetch } = useLoad(parcelQuery(usePorts(), from, to, grams))
  if (parcel === undefined)
    return (
      <LoadState
        messages={{ ...load, failed: messages.noRoute }}
        isError={isError}
        onRetry={() => void refetch()}
        lines={4}
        part
      />
    )
  const { total } = messages.sum
  return (
    <>
      <Card>
        <Facts
          facts={parcelFacts(parcel, table, locale).map(([label, value]) => [
            label,
            label === total ? <strong key="total">{value}</strong> : value,
          ])}
        />
      </Card>
      <ToolActions
        title={messages.parcel(nameIn(PROVINCES[from], locale), nameIn(PROVINCES[to], locale), kilograms(grams))}
        copyLabel={messages.copyParcel}
        text={() => parcelText(parcel, table, to, locale)}
      />
    </>
  )
}

const provinceNames = (provinces: readonly Province[], locale: Locale): string =>
  provinces.map((province) => nameIn(PROVINCES[province], locale)).join(postageMessages[locale].between)

type Fact = readonly [label: string, value: string]

/** How the postage of one parcel comes about, line by line. */
function parcelFacts(parcel: ParcelPostage, { zones }: Pick<PostageTable, 'zones'>, locale: Locale): readonly Fact[] {
  const { sum } = postageMessages[locale]
  const zone = zones[parcel.zone]
  return [
    [sum.km, sum.kmValue(formatCount(parcel.km))],
    [sum.zone, zone === undefined ? parcel.zone : nameIn(zone, locale)],
    [sum.first(kilograms(parcel.firstGrams)), formatMoney(parcel.firstFen)],
    [
      sum.further(formatCount(parcel.furtherSteps), kilograms(parcel.furtherGrams)),
      formatMoney(parcel.furtherSteps * parcel.furtherFen),
    ],
    [sum.total, formatMoney(parcel.totalFen)],
  ]
}

/** The same as it is copied, with the date and the source of its prices. */
function parcelText(parcel: ParcelPostage, table: PostageTable, to: Province, locale: Locale): string {
  const messages = postageMessages[locale]
  return [
    messages.parcel(nameIn(PROVINCES[table.from], locale), nameIn(PROVINCES[to], locale), kilograms(table.grams)),
    ...parcelFacts(parcel, table, locale).map(([label, value]) => `${label}: ${value}`),
    `${messages.source(table.date)} · ${nameIn(table.source, locale)}`,
  ].join('\n')
}

function postageTemplate(table: PostageTable, locale: Locale): string {
  const messages = postageMessages[locale]
  const { from, firstGrams, furtherGrams, regions, zones, notServed, date } = table
  return [
    messages.templateHead(nameIn(PROVINCES[from], locale), kilograms(firstGrams), kilograms(furtherGrams)),
    ...regions.map(({ zone, provinces, firstFen, furtherFen }) => {
      const name = zones[zone]
      return messages.templateLine(
        name === undefined ? zone : nameIn(name, locale),
        provinceNames(provinces, locale),
        formatMoney(firstFen),
        formatMoney(furtherFen),
      )
    }),
    messages.notServed(provinceNames(notServed, locale)),
    messages.templateEnd(date),
  ].join('\n')
}
