import type { CaseBlock, StaffAct } from '@diandu/core/admin'
import type { Name, Result } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import { Tabs } from 'antd'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMay } from '../access/self.tsx'
import { CaseBlocks } from '../blocks/case-blocks.tsx'
import { Loaded } from '../loaded.tsx'
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
  const [parameters, setParameters] = useSearchParams()
  const seen = (Object.keys(parts) as Part[]).filter((part) => may(parts[part].act))
  const wanted = parameters.get('part')
  const open = seen.find((part) => part === wanted) ?? seen[0]
  if (open === undefined) return null
  return (
    <Tabs
      aria-label={label}
      activeKey={open}
      onChange={(part) => setParameters({ part }, { replace: true })}
      destroyOnHidden
      items={seen.map((part) => ({
        key: part,
        label: nameIn(parts[part].names, locale),
        children: (
          <>
            {above?.(part)}
            <Part cacheKey={[...cacheKey, part, locale]} load={(signal) => load(part, locale, signal)} />
          </>
        ),
      }))}
    />
  )
}

interface PartProps {
  readonly cacheKey: readonly string[]
  readonly load: (signal: AbortSignal) => Promise<Result<readonly CaseBlock[]>>
}

function Part({ cacheKey, load }: PartProps) {
  const blocks = useLoad(cacheKey, load)
  return <Loaded query={blocks}>{(shown) => <CaseBlocks blocks={shown} />}</Loaded>
}
