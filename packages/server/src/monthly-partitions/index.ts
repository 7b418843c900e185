export { inTurn } from './keep-by-month.ts'
export {
  endOf,
  isKeptByMonth,
  monthlyTable,
  monthOf,
  monthsBefore,
  partOther,
  partsOf,
  type MonthlyTable,
} from './monthly-table.ts'
export { beginMonths, keepTablesByMonth, monthsModule } from './months-module.ts'
