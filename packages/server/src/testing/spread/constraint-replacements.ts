/*
 * A constraint of a spread table is kept by each machine for its own rows. One that leaves out the distribution key
 * would have to see all machines; here stands what takes its place.
 */

const CHANCE = 'becomes PRIMARY KEY (key, id); an id is 20 characters of chance, so that two are never alike'
const COUNTED =
  'becomes PRIMARY KEY (key, number); each machine counts its own, and the order is only asked within a key'

/** By the name of the constraint. */
export const CONSTRAINT_REPLACEMENTS: Readonly<Record<string, string>> = {
  alerts_pkey: CHANCE,
  bank_cards_pkey: CHANCE,
  coin_exchanges_pkey: CHANCE,
  contract_evidence_pkey: CHANCE,
  contracts_pkey: 'the contract takes the id of its order',
  guess_games_one_reward_a_day:
    'the entry of the coins is unique in the person, the kind and the day (coin_entries), and is written in the same transaction',
  phone_changes_pkey: CHANCE,
  price_offers_pkey: CHANCE,
  proof_files_pkey: CHANCE,
  proposals_pkey: CHANCE,
  recharges_pkey: CHANCE,
  shop_offers_pkey: CHANCE,
  shop_reports_pkey: CHANCE,
  signing_papers_id_key: CHANCE,
  verification_codes_pkey: CHANCE,
  verifications_pkey: CHANCE,
  withdrawals_pkey: CHANCE,
  won_prizes_by_id: CHANCE,
  picture_bytes_blob_id_key: CHANCE,
  contract_audit_pkey: COUNTED,
  paper_readings_pkey: COUNTED,
  shop_events_pkey: COUNTED,
  shop_owner_steps_pkey: COUNTED,
  signing_paper_steps_pkey: COUNTED,
  entries_pkey:
    'becomes PRIMARY KEY (account_id, posting_id, line); a posting is written by one statement, under an id of chance',
  seller_debts_pkey: 'becomes PRIMARY KEY (seller_id, order_id); an order has one seller',
  push_devices_pkey:
    'becomes PRIMARY KEY (user_id, token), and a table of tokens (token → user_id), spread by the token: a phone that changes hands leaves its last owner by it',
  contract_flows_pkey:
    'becomes PRIMARY KEY (contract_id, flow_id); a table of flows (flow_id → contract_id) answers the provider that knows the flow alone',
  contracts_number_key: 'a table of numbers (number → contract_id), spread by the number, written first',
  orders_number:
    'a table of numbers (number → order_id), spread by the number, written first; a number that is taken is drawn anew, as now',
  service_requests_number_key: 'a table of numbers (number → request_id), spread by the number, written first',
  orders_one_buyer:
    'a row for the shop (shop_id → order_id) beside the shop, written in the transaction of the deposit, which locks the shop first as it does now',
  orders_one_unpaid:
    'a row beside the shop (shop_id, buyer_id → order_id), in the transaction that places the order under the lock of the shop',
  coupons_one_for_an_order:
    'the order names its coupon (orders.coupon_id), one at most; the coupon is taken by an update of its own row',
  invoice_orders_once:
    'a column of the order says that an invoice is open for it; asking for one sets it where it was not set',
  lottery_people_by_number: 'numbers are given out by a row of the lottery, which stands in one place',
  won_prizes_of_draw:
    'the draw itself is unique, in the place of its lottery; the prize of a person follows from it by one message',
  own_accounts_number_key:
    'a table of numbers (number → user_id), spread by the number: the bank tells the number alone',
  postings_once:
    'the id of such a posting follows from its kind and subject, so that the primary key keeps the promise',
  postings_order_ends_once: 'the id of a posting that ends an order follows from the order, whatever its kind',
  postings_withdrawal_ended:
    'the id of a posting that ends a withdrawal follows from the withdrawal, whatever its kind',
  recharges_bank_reference: 'a table of references (reference → recharge), spread by the reference, written first',
  recharges_receipt_hash:
    'a table of receipts (digest → recharge), spread by the digest, written first and deleted when the top-up is refused',
  users_mobile:
    'a table of numbers (mobile → user_id), spread by the number, written first; login asks it and then the person',
  users_username_key:
    'a table of names (name → user_id), spread by the name, written first; login asks it and then the person',
}
