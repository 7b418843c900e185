export { inTurn } from './keep-by-month.ts'
export {
  endOf,
  isKeptByMonth,
  MONTHLY_TABLES,
  monthOf,
  monthsBefore,
  partsOf,
  type MonthlyTable,
} from './monthly-table.ts'
export { beginMonths, keepTablesByMonth, monthsModule } from './months-module.ts'
