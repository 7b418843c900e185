import { CaseBlocks } from '../../app/blocks/case-blocks.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { usePreferences } from '../../app/preferences.tsx'
import { useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'

/** Results of the open run of a campaign’s page, or of its last one. */
export function CampaignResults({ id }: { readonly id: string }) {
  const { locale } = usePreferences()
  const { content } = usePorts()
  const results = useLoad(['campaign-results', id, locale], (signal) => content.results(id, locale, signal))
  return <Loaded query={results}>{(blocks) => <CaseBlocks blocks={blocks} />}</Loaded>
}
