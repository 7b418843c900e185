import type { PlatformId, TransferWay } from '../catalog/index.ts'
import { decideTransfer, mayApply, type TransferAnswer } from './decide-transfer.ts'
import { TRANSFER_ROUTES, type ShopFacts, type TransferFacts, type TransferRoute } from './transfer-facts.ts'
import type { TransferRuleSet } from './transfer-rule.ts'

const ALL_ROUTES = Object.keys(TRANSFER_ROUTES) as readonly TransferRoute[]

/** The routes that a rule names which may be about the shop. */
export const routesOf = ({ rules }: TransferRuleSet, facts: Omit<ShopFacts, 'route'>): readonly TransferRoute[] =>
  facts.platform === undefined
    ? []
    : ALL_ROUTES.filter((route) => rules.some((rule) => rule.route === route && mayApply(rule, facts)))

/** One answer for each route of the shop, or for the chosen one; a single one where no route is known. */
export function transferAnswers(set: TransferRuleSet, facts: TransferFacts): readonly TransferAnswer[] {
  const routes = facts.route === undefined ? routesOf(set, facts) : [facts.route]
  return routes.length === 0
    ? [decideTransfer(set, facts)]
    : routes.map((route) => decideTransfer(set, { ...facts, route }))
}

/**
 * The routes that a listing's way of transfer may stand for. Its buyer is unrelated to the seller; a login that changes
 * hands is a sale of the account, under whatever name it is then registered.
 */
const ROUTES_OF_WAY: Readonly<Record<TransferWay, readonly [TransferRoute, ...TransferRoute[]]>> = {
  'platform-transfer': [
    'platform-transfer',
    'platform-transfer-us',
    'platform-transfer-th',
    'change-of-subject',
    'agreement-with-stranger',
  ],
  'company-transfer': ['legal-representative'],
  'equity-transfer': ['equity'],
  'real-name-change': ['account-sale', 'account-assignment'],
}

/** Those of a way that the platform's rules name; where they name none, the first, of which nothing is known then. */
function routesOfWay(set: TransferRuleSet, platform: PlatformId, way: TransferWay): readonly TransferRoute[] {
  const routes = ROUTES_OF_WAY[way]
  const named = routes.filter((route) => routesOf(set, { platform }).includes(route))
  return named.length === 0 ? routes.slice(0, 1) : named
}

interface ListedTransfer extends Omit<TransferFacts, 'route'> {
  readonly platform: PlatformId
  readonly way: TransferWay
}

/** The verdicts on a listing's way of transfer: one for each route that it may mean. */
export const listedTransfer = (set: TransferRuleSet, { way, ...facts }: ListedTransfer): readonly TransferAnswer[] =>
  routesOfWay(set, facts.platform, way).map((route) => decideTransfer(set, { ...facts, route }))
