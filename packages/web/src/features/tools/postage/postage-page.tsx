import { PROVINCES, type Province } from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import type { PostageTable } from '@diandu/core/tools'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { NumberField } from '../../../app/forms/number-field.tsx'
import { useTypedEarly } from '../../../app/forms/use-typed-early.ts'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { postageMessages } from '../../../messages/tools/postage.messages.ts'
import { toolsMessages } from '../../../messages/tools/tools.messages.ts'
import type { PageModule } from '../../../router/page.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { postageQuery } from '../tools-queries.ts'
import styles from '../tools.module.css'
import { gramsOf, kilograms, postageAsked, postagePath, type PostageAsked } from './postage-address.ts'
import { PostageResult } from './postage-result.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports, search }) => {
  const { from, grams } = postageAsked(search)
  return queries.prefetchQuery(postageQuery(ports, from, grams))
}

export const main: NonNullable<PageModule['main']> = ({ ports, search }) => {
  const { from, grams } = postageAsked(search)
  return postageQuery(ports, from, grams).queryKey
}

/** Of these the tariff says nothing. */
const ELSEWHERE: readonly string[] = ['71', '81', '82']

export function Page() {
  const messages = useMessages(postageMessages)
  const navigate = useNavigate()
  const asked = postageAsked(useSearchParams()[0])
  const query = useLoad(postageQuery(usePorts(), asked.from, asked.grams), 'market')
  const [weight, setWeight] = useState(kilograms(asked.grams))
  const [isFaultShown, showFault] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useTypedEarly(form, (typed) => typed['weight'] !== undefined && setWeight(typed['weight']))
  const grams = gramsOf(weight)
  // From the address at that moment: an earlier change may not be rendered yet.
  const show = (next: Partial<PostageAsked>) =>
    void navigate(postagePath({ ...postageAsked(), ...next }), { replace: true, preventScrollReset: true })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    showFault(true)
    if (grams !== undefined) show({ grams })
  }
  if (query.pageFailure !== undefined) return <ErrorPage failure={query.pageFailure} />
  return (
    <BackScreen title="postage" home="/instrument">
      <div className="pt-16 pb-32">
        <form ref={form} method="post" className={styles.form} noValidate onSubmit={submit}>
          <ProvinceField label={messages.from} value={asked.from} onChange={(from) => show({ from })} />
          <NumberField
            kind="decimal"
            label={messages.weight}
            name="weight"
            value={weight}
            enterKeyHint="done"
            onChange={setWeight}
            {...(isFaultShown && grams === undefined ? { error: messages.weightFault } : {})}
          />
          <Button type="submit" block>
            {messages.submit}
          </Button>
        </form>
        <Table query={query} to={asked.to} onTo={(to) => show({ to })} />
      </div>
    </BackScreen>
  )
}

interface ProvinceFieldProps {
  readonly label: string
  readonly value: Province | ''
  readonly placeholder?: string
  readonly onChange: (province: Province) => void
}

function ProvinceField({ label, value, placeholder, onChange }: ProvinceFieldProps) {
  const locale = useLocale()
  const provinces = (Object.keys(PROVINCES) as Province[])
    .filter((province) => !ELSEWHERE.includes(province))
    .toSorted()
  return (
    <SelectField
      label={label}
      value={value}
      options={provinces.map((province) => ({ value: province, label: nameIn(PROVINCES[province], locale) }))}
      onChange={(chosen) => chosen !== '' && onChange(chosen as Province)}
      {...(placeholder === undefined ? {} : { placeholder })}
    />
  )
}

interface TableProps {
  readonly query: ReturnType<typeof useLoad<PostageTable>>
  readonly to: PostageAsked['to']
  readonly onTo: (to: Province) => void
}

function Table({ query: { data: table, isError, refetch }, to, onTo }: TableProps) {
  const messages = useMessages(postageMessages)
  const load = useMessages(toolsMessages).load
  if (table === undefined)
    return <LoadState messages={load} isError={isError} onRetry={() => void refetch()} lines={6} part inset />
  return (
    <PostageResult
      table={table}
      to={to}
      choice={<ProvinceField label={messages.to} value={to ?? ''} placeholder={messages.chooseTo} onChange={onTo} />}
    />
  )
}
