import type { TransferVerdict } from '@diandu/core/transfers'
import { Badge } from '../../../ui/pictures/badge.tsx'

const LOOKS = {
  open: { tone: 'green', icon: 'check' },
  conditional: { tone: 'amber', icon: 'warning' },
  closed: { tone: 'alarm', icon: 'close' },
  unknown: { tone: 'plain', icon: 'info' },
} as const satisfies Record<TransferVerdict, unknown>

/** A verdict by its words and its sign, and not by colour alone. */
export const TransferBadge = ({
  verdict,
  children,
}: {
  readonly verdict: TransferVerdict
  readonly children: string
}) => <Badge {...LOOKS[verdict]}>{children}</Badge>
