import type { ShopId } from '../catalog/index.ts'
import type { Result, StopSignal } from '../kernel/index.ts'
import type { ReportDraft, ShopReport } from './report.ts'

export interface ShopReports {
  /** Sent again, it is one report. */
  report(draft: ReportDraft): Promise<Result<ShopReport>>
  /** A person's last report of a shop. */
  ofShop(shopId: ShopId, signal?: StopSignal): Promise<Result<ShopReport | null>>
}
