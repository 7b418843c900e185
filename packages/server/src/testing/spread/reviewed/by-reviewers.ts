import type { Reviewed } from './reviewed.ts'

export const BY_REVIEWERS: Reviewed = {
  'account/phone-change-store.ts': [
    'SELECT phone_changes(id, user_id) + users(id) FOR UPDATE',
    'SELECT phone_changes(status, user_id) + users(id)',
    'UPDATE phone_changes(id)',
  ],
  'account/proposal-store.ts': ['SELECT proposals(user_id) + users(id)'],
  'account/verification/verification-store.ts': [
    'SELECT users(id) + verifications(id, user_id)',
    'SELECT users(id) + verifications(status, user_id)',
    'SELECT verifications(id)',
    'UPDATE verifications(id, status)',
  ],
  'articles/question-store.ts': ['SELECT users(id)'],
  'audit/audit-store.ts': ['DELETE audit_lines(at)', 'SELECT audit_lines(at)', 'SELECT audit_lines()'],
  'bills/invoice-store.ts': [
    'SELECT invoice_files + invoice_orders + invoice_steps + invoices + users(id)',
    'SELECT invoice_files(invoice_id) + invoice_orders(invoice_id) + invoice_steps(invoice_id) + invoices(asked_at, id, user_id) + users',
    'SELECT invoice_files(invoice_id) + invoice_orders(invoice_id) + invoice_steps(invoice_id) + invoices(id, status, user_id) + users(id)',
  ],
  'coins/exchange-store.ts': [
    'SELECT coin_exchanges + coin_gift_stock(gift_id, month)',
    'SELECT coin_exchanges(id) FOR UPDATE',
    'SELECT coin_exchanges(status, user_id) + users()',
    'UPDATE coin_exchanges(id)',
  ],
  'coins/move-parcel.ts': ['SELECT coin_exchanges(id)'],
  'contracts/flows/flow-list-store.ts': [
    'SELECT contract_flows(closed_at, contract_id, ended_at, ended_why, outcome) + contract_signatures(contract_id) + contracts(id)',
    'UPDATE contract_flows(closed_at, contract_id, ended_why, flow_id, outcome) + contract_signatures(contract_id)',
  ],
  'contracts/shop-owner/shop-owner-step-store.ts': [
    'SELECT shop_owner_steps(id) + shop_owner_steps(shop_id, what) + shop_owners(shop_id) + shops(id)',
  ],
  'contracts/supporting-documents/signing-days-store.ts': ['UPDATE contracts(id)'],
  'contracts/supporting-documents/supporting-document-store.ts': [
    'SELECT contract_signatures(contract_id, party) + contracts(id, order_id, sign_held_since, status) + contracts(order_id) + orders(deposit_paid_at, id, seller_signed_at, status, terms_version, viewed_at) + signing_papers(contract_id, party, standing)',
    'SELECT signing_papers(id)',
    'UPDATE signing_papers(digest, id, standing)',
  ],
  'inbox/delivery/notice-list-store.ts': ['SELECT notices()', 'SELECT notices(due_at, state)', 'SELECT notices(state)'],
  'lottery/won-prize-store.ts': [
    'SELECT users(closed_at) + won_prizes(state, user_id)',
    'SELECT won_prizes()',
    'SELECT won_prizes(id, user_id) FOR UPDATE',
    'UPDATE won_prizes(id, state)',
  ],
  'reports/report-store.ts': [
    'SELECT shop_reports(id, shop_id, user_id) + shops(id) + users(id)',
    'SELECT shop_reports(shop_id, status, user_id) + shops(id) + users(id)',
    'SELECT shop_reports(shop_id, user_id) + shops(id) + users(id)',
    'SELECT shop_reports(id, shop_id, user_id) + shops(id) + users(id) FOR UPDATE',
    'UPDATE shop_reports(id, status)',
  ],
  'services/request-store.ts': ['SELECT service_requests(id, number) FOR UPDATE'],
  'services/reviewed-request-store.ts': ['SELECT service_requests(id, number, user_id) + users(id)'],
  'wallet/bank-card-store.ts': ['SELECT bank_cards(id)'],
  'wallet/recharges/recharge-store.ts': [
    'SELECT recharges(credited_by, paid_late_at, status, user_id) + users(id)',
    'SELECT recharges(id, user_id) + users(id)',
    'SELECT recharges(next_ask_at, user_id) + users(id)',
    'SELECT recharges(order_id, order_part, user_id) + users(id)',
    'SELECT recharges(user_id) + users(id)',
  ],
  'wallet/withdrawals/withdrawal-store.ts': [
    'SELECT bank_cards(id) + users + withdrawals',
    'SELECT bank_cards(id) + users(id) + withdrawals(card_id, id, user_id)',
    'SELECT bank_cards(id) + users(id) + withdrawals(card_id, status, user_id)',
    'SELECT bank_cards(id) + users(id) + withdrawals(card_id, user_id)',
    'SELECT withdrawals(id) FOR UPDATE',
    'UPDATE withdrawals(id, status)',
  ],
  'selling/remove-listing.ts': ['SELECT shops(id, seller_id, status)'],
  'wallet/withdrawals/payout-hold-store.ts': ['SELECT payout_holds(released_at, user_id) + users(id)'],
}
