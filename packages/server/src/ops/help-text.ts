import { formatYuan } from '@diandu/core/format'
import { ORDER_STATUSES } from '@diandu/core/orders'
import { INVOICE_CODES, RECHARGE_CODES, toInvoiceStatus, toRechargeStatus, toWithdrawStatus, TWO_REVIEWERS_FROM_FEN, TWO_REVIEWERS_IN_ALL_FROM_FEN, WITHDRAW_CODES } from '@diandu/core/wallet'
import { statusText } from './money-texts.ts'

const statusesText = (codes: readonly number[], read: Parameters<typeof statusText>[1]): string => codes.map((code) => statusText(code, read)).join(', ')

export const HELP_TEXT = `What reviewers do, until there is a page for it.

  recharges list [--which open|all] [--most 20]
  recharges show ID --by WHO                with the receipt and every step
  recharges move ID --to STATUS --by WHO --why "the receipt fits" [--reference BANKREF]
                                            along the map; credited at 3, with the bank's reference for the movement
  recharges credit-late ID --by WHO --why "seen at the provider" [--second WHO] [--reference BANKREF]
                                            money that came after the recharge had failed, once; the list says which
  recharge credit --user NAME|MOBILE --yuan 50000 --by WHO --why "bank slip 77" [--second WHO] [--reference BANKREF]
                                            money has arrived: it becomes the person's, once for each reference
  recharge arrive --account NUMBER --yuan 50000 --reference BANKREF --by WHO [--second WHO]
                                            money on an account made for one person, once for each reference
                                            From ${formatYuan(TWO_REVIEWERS_FROM_FEN, { grouped: true })} yuan on each of these needs --second, another
                                            reviewer who looked at it, and --reference; so does what reaches that sum with
                                            what you credited the same person alone in the last 24 hours, or
                                            ${formatYuan(TWO_REVIEWERS_IN_ALL_FROM_FEN, { grouped: true })} yuan with what you credited anybody
  withdrawals list [--which open|all] [--most 20]
  withdrawals show ID --by WHO              with the card's whole number and every step
  withdrawals move ID --to STATUS --by WHO --why "bank slip 77"
                                            along the map; paid out at 3, given back at 4 and 6
  audit list [--most 20]                    requests about money that were refused, newest first
  orders list [--status N] [--user NAME|MOBILE] [--most 20]
  order show ID|NUMBER                      one order, its course and its money
  refunds list [--most 20]                  orders under review, and those whose buyer is silent for 72 hours; the longest waiting first
  refunds show ID|NUMBER                    what was reported, with addresses of its pictures
  refunds move ID|NUMBER --to agreed|refused|seller-failed|completed --by WHO --why "figures untrue"
                                            agreed: all back to the buyer; refused: on with the hand-over; seller-failed: all back,
                                            and the seller owes damages; completed: the buyer was silent for 72 hours. Both read why
  phones list [--which open|all] [--most 20]
  phones agree|refuse ID --by WHO --why "seen the ID card"
                                            another phone for somebody who lost theirs; they read why
  papers list [--which open|all] [--most 20]
  papers show ID --by WHO                   what was handed in, with addresses of its pictures
  papers agree|refuse ID --by WHO --why "the photo is blurred"
  contracts list [--most 20]                papers that wait to be looked at, the most urgent first; then contracts that wait for a
                                            signature: who signs, for whom, and by whose leave
  contracts show NUMBER --by WHO            one contract: who has shown what, its papers with addresses of their pictures, who
                                            said what of them, and what is kept
  contracts accept|refuse PAPER --by WHO --why "no date on it"
                                            a consent or a proof of equity, before which nobody signs; about this very paper, and
                                            whoever handed it in reads why it was refused
  flows list [--which open|all] [--most 20] signing at the provider that has ended here: not cancelled there yet, or signed by all nevertheless
  flows close FLOW --by WHO --why "released with both parties"
                                            one that should not have been signed, or was lost, has been seen to
  owners list [--most 20]                   shops that stand in another name than their seller's
  owners show SHOP --by WHO                 in whose name a shop stands, and who said so or looked
  owners set SHOP --person NAME --resident-id NUMBER --by WHO --why "seen at the platform"
  owners set SHOP --company NAME --legal-person NAME --resident-id NUMBER --by WHO --why "the licence"
                                            the contract names that owner, and the seller needs a consent paper to sign
  owners clear SHOP --by WHO --why "transferred"
                                            it stands in its seller's own name
  proposals list [--most 20]                what people would like to be better, newest first
  invoices list [--which open|all] [--most 20]
  invoices show ID                          one invoice with every step
  invoices move ID --to STATUS --by WHO --why "made out" [--file invoice.pdf]
                                            along the map; the person reads why. Without a file a specimen is printed
  coupons list [--most 20]                  what was given out, newest first
  coupons offer --title TEXT --yuan 50 [--least 500] --stock 100 [--each 1] [--days 30] [--claim-days 30] --by WHO --why "anniversary"
  books --day 2026-11-20                    every class of accounts on that day; exit code 1 where they do not balance
  books check                               whether the ledger is right
  data reseal                               after DATA_KEY was changed: what an earlier key sealed is sealed anew
  help                                      this page

States of an order: ${Object.entries(ORDER_STATUSES).map(([code, { name }]) => `${code} ${name.en.toLowerCase()}`).join(', ')}.

Statuses of an invoice: ${statusesText(INVOICE_CODES, toInvoiceStatus)}.

Statuses of a recharge: ${statusesText(RECHARGE_CODES, toRechargeStatus)}.
Statuses of a withdrawal: ${statusesText(WITHDRAW_CODES, toWithdrawStatus)}.

With DATABASE_URL the commands go to that database. Otherwise they go to the server that runs on DATA_DIR, or, when
none runs, to the database in that folder.
Exit codes: 0 done, 1 refused or not possible, 2 not understood.`
