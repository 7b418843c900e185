import type { Reviewed } from './reviewed.ts'

export const BY_NAME: Reviewed = {
  'audit/add-foreign-line.ts': ['SELECT audit_lines(at, network)', 'SELECT audit_lines(at, user_id)'],
  'contracts/flows/flow-store.ts': [
    'INSERT contract_flows() + contracts(number)',
    'SELECT contract_flows(flow_id)',
    'UPDATE contract_flows(ended_at, flow_id)',
    'UPDATE contract_flows(ended_at, flow_id, outcome)',
    'UPDATE contract_flows(flow_id)',
  ],
  'inbox/delivery/device-store.ts': [
    'DELETE push_devices(session_hash) + sessions(token_hash)',
    'INSERT push_devices moves',
    'SELECT push_devices + sessions(expires_at, token_hash, user_id)',
  ],
  'session/user-store.ts': [
    'SELECT users(closed_at, mobile)',
    'SELECT users(closed_at, username_key)',
    'SELECT users(username_key)',
  ],
  'wallet/recharges/bank-reference-store.ts': ['SELECT recharges(bank_reference, id)'],
  'wallet/recharges/own-account-store.ts': ['SELECT own_accounts(number)'],
  'wallet/recharges/receipt-store.ts': [
    'SELECT picture_bytes(content_hash) + pictures FOR UPDATE',
    'SELECT pictures(content_hash, id) + recharges(id, receipt_picture)',
    'SELECT recharges(receipt_hash, status)',
  ],
}
