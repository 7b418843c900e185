import type { CaseBlock, StaffAct } from '@diandu/core/admin'
import type { Name, Result } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMay } from '../access/self.tsx'
import { CaseBlocks } from '../blocks/case-blocks.tsx'
import { Loaded } from '../loaded.tsx'
import { PartLinks } from '../part-links.tsx'
import { usePreferences } from '../preferences.tsx'
import { useLoad } from '../queries/use-load.ts'

interface RecordPartsProps<Part extends string> {
  readonly label: string
  /** Names the page and its record. */
  readonly cacheKey: readonly string[]
  readonly parts: Readonly<Record<Part, { readonly names: Name; readonly act: StaffAct }>>
  readonly load: (part: Part, locale: Locale, signal: AbortSignal) => Promise<Result<readonly CaseBlock[]>>
  /** Stands above the blocks of a part. */
  readonly above?: (part: Part) => ReactNode
}

/** The parts that the person may see, one at a time; which one is in the address. */
export function RecordParts<Part extends string>(props: RecordPartsProps<Part>) {
  const { label, cacheKey, parts, load, above } = props
  const { locale } = usePreferences()
  const may = useMay()
  const [parameters] = useSearchParams()
  const seen = (Object.keys(parts) as Part[]).filter((part) => may(parts[part].act))
  const wanted = parameters.get('part')
  const open = seen.find((part) => part === wanted) ?? seen[0]
  if (open === undefined) return null
  return (
    <>
      <PartLinks
        label={label}
        open={open}
        isReplaced
        parts={seen.map((key) => ({ key, name: nameIn(parts[key].names, locale), to: `?part=${key}` }))}
      />
      <section key={open} aria-label={nameIn(parts[open].names, locale)}>
        {above?.(open)}
        <Part cacheKey={[...cacheKey, open, locale]} load={(signal) => load(open, locale, signal)} />
      </section>
    </>
  )
}

interface PartProps {
  readonly cacheKey: readonly string[]
  readonly load: (signal: AbortSignal) => Promise<Result<readonly CaseBlock[]>>
}

function Part({ cacheKey, load }: PartProps) {
  const blocks = useLoad(cacheKey, load)
  return <Loaded query={blocks}>{(shown) => <CaseBlocks blocks={shown} heading="h2" />}</Loaded>
}
