import { maxPriceWithin } from '@diandu/core/orders'
import type { PageModule } from '../../../../router/page.ts'
import { returningMessages } from '../../../../messages/catalog/returning.messages.ts'
import { moneyText } from '../../money-text.ts'
import { budgetFen, budgetPath } from './budget-address.ts'
import { shopsWithinQuery } from './budget-query.ts'

export { Page } from './budget-screen.tsx'

const queryOf = ({ ports, parameters }: Parameters<NonNullable<PageModule['prefetch']>>[0]) =>
  shopsWithinQuery(ports, maxPriceWithin(budgetFen(parameters['yuan'])))

export const prefetch: NonNullable<PageModule['prefetch']> = (visit) => visit.queries.prefetchQuery(queryOf(visit))

export const main: NonNullable<PageModule['main']> = (visit) => queryOf(visit).queryKey

export const describe: NonNullable<PageModule['describe']> = ({ parameters, locale }) => {
  const fen = budgetFen(parameters['yuan'])
  return { title: returningMessages[locale].budget.title(moneyText(fen, locale)), canonicalPath: budgetPath(fen) }
}
