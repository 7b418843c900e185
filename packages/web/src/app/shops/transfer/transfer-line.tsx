import type { TransferView } from './transfer-view.ts'
import { TransferBadge } from './transfer-badge.tsx'

/** One answer in short: its verdict and the route; below them how dear and how long, and what makes it doubtful. */
export function TransferLine({
  view: { verdict, verdictText, route, facts, caution },
}: {
  readonly view: TransferView
}) {
  const known = [...facts.map(([label, value]) => `${label} ${value}`), ...(caution === null ? [] : [caution.title])]
  return (
    <span className="block mt-4">
      <TransferBadge verdict={verdict}>{verdictText}</TransferBadge> <span className="type-line">{route}</span>
      {known.length > 0 && <span className="note block">{known.join(' · ')}</span>}
    </span>
  )
}
