export {
  ALERT_NEWS,
  ALERT_PACES,
  EVERY_NEWS,
  MAX_ALERT_NAME,
  MAX_ALERTS,
  MAX_WAITING,
  PACE_GAPS_MS,
  type Alert,
  type AlertId,
  type AlertNews,
  type AlertPace,
  type AlertSettings,
} from './alert.ts'
export { alertAttempts, alertBounds, alertQuery, filterOfQuery, isNarrow, type AlertBounds } from './alert-filter.ts'
export type { Alerts, OwnAlert } from './alerts.ports.ts'
export {
  decideChange,
  decideRemoval,
  decideRestoring,
  decideSaving,
  type AlertChange,
  type AlertDraft,
} from './decisions/decide-alert.ts'
export { alertDueAt, decideTelling, readNamed, type NamedShop, type WaitingMatch } from './decisions/decide-telling.ts'
export { matchAlert, type MatchedShop } from './match-alert.ts'
export { shopEvents, type ShopChange, type ShopEvent } from './shop-event.ts'
