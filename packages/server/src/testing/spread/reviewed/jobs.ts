import type { Reviewed } from './reviewed.ts'

export const JOBS: Reviewed = {
  'account/account-module.ts': ['DELETE phone_proofs(expires_at)'],
  'account/verification/face-check-store.ts': ['DELETE face_checks(begun_at)'],
  'account/pictures/picture-use-store.ts': [
    'DELETE picture_bytes(blob_id) + picture_chunks(added_at, blob_id)',
    'DELETE picture_bytes(content_hash) + picture_sizes(content_hash)',
    'DELETE picture_bytes(content_hash, last_added_at) + pictures(content_hash)',
    'DELETE picture_uses(used_for)',
    'DELETE pictures(added_at, is_used)',
    'DELETE pictures(is_used, user_id)',
  ],
  'alerts/alert-store.ts': ['DELETE alert_matches(alert_id) + alerts', 'DELETE alerts(removed_at)'],
  'alerts/shop-event-store.ts': ['DELETE shop_events(id)', 'SELECT shop_events() FOR UPDATE'],
  'buyer-requests/match-store.ts': ['DELETE request_matches(request_id, shop_id)'],
  'buyer-requests/request-store.ts': ['UPDATE buyer_requests(state, valid_until)'],
  'calls/idempotency-store.ts': ['DELETE idempotency_keys(created_at)', 'DELETE idempotency_keys(created_at, key)'],
  'campaigns/reminders.ts': [
    'DELETE campaign_reminders(campaign, opens_at, user_id) + campaign_reminders(opens_at) FOR UPDATE',
  ],
  'catalog/catalog-module.ts': ['DELETE shop_view_days(day)'],
  'catalog/search/search-day-store.ts': [
    'DELETE search_days(day)',
    'INSERT search_days + search_days(day)',
    'SELECT search_days(day)',
  ],
  'contracts/flows/end-flows.ts': [
    'UPDATE contract_flows(contract_id, ended_at) + contracts(id, status)',
    'UPDATE contract_flows(contract_id, ended_at, paper_digest) + contract_papers(contract_id) + contracts(id, status)',
  ],
  'contracts/flows/flow-store.ts': [
    'SELECT contract_flows(next_cancel_at)',
    'UPDATE contract_flows(flow_id, next_cancel_at)',
  ],
  'contracts/flows/query-flows.ts': [
    'SELECT contract_flows(asked_at, contract_id, ended_at) + contracts(id, order_id, sign_held_since) + contracts(order_id) + orders(deposit_paid_at, id, seller_signed_at, status, terms_version, viewed_at)',
  ],
  'contracts/proofs/recognise-earlier.ts': ['SELECT unread_identities(user_id) + users(id) FOR UPDATE'],
  'contracts/sweep-contracts.ts': [
    'DELETE signing_links(valid_until)',
    'UPDATE contracts(order_id, status) + order_steps(event, order_id) + orders(id, status)',
  ],
  'guess-game/game-store.ts': ['DELETE guess_games(finished_at, started_at, user_id)'],
  'http/rates/request-count-store.ts': ['DELETE request_counts(begun_at)'],
  'inbox/announcement-store.ts': ['SELECT users(closed_at, created_at, id)'],
  'inbox/delivery/device-store.ts': ['DELETE push_devices + push_devices(token)', 'DELETE push_devices(token)'],
  'inbox/delivery/notice-store.ts': [
    'DELETE notices(channel, message_id, user_id) + notices(settled_at)',
    'SELECT notices(channel, claimed_at, state) FOR UPDATE',
    'SELECT notices(channel, due_at, state) FOR UPDATE',
  ],
  'inbox/drop-messages.ts': [
    'DELETE archived_messages(event, event_key) + inbox_told(event_key, user_id)',
    'DELETE archived_messages(id, user_id) + archived_messages(read_at) + inbox_told(event_key, user_id)',
    'DELETE inbox_messages(event, event_key) + inbox_told(event_key, user_id)',
    'DELETE inbox_messages(id, user_id) + inbox_messages(read_at) + inbox_told(event_key, user_id)',
  ],
  'lottery/device-store.ts': ['DELETE lotteries(closes_at) + lottery_devices(lottery_id)'],
  'orders/handovers/proof-files/proof-file-store.ts': [
    'DELETE proof_file_chunks + proof_files(closed_at, id) FOR UPDATE',
    'DELETE proof_file_chunks(file_id) + proof_files(id)',
    'DELETE proof_files(added_at, is_used)',
    'INSERT proof_file_chunks + proof_files(closed_at, id) FOR UPDATE',
  ],
  'orders/order-store.ts': [
    'SELECT contract_flows(asked_at, contract_id, ended_at) + contracts(id, order_id) + contracts(order_id) + contracts(order_id, sign_held_since) + order_steps(from_status, order_id, status) + orders(deposit_paid_at, id, seller_signed_at, status, terms_version, viewed_at)',
    'SELECT contracts(order_id) + order_steps(from_status, order_id, status) + orders(deposit_paid_at, id, status, viewed_at) + recharges(channel, created_at, order_id, order_part, pay_by, status, unpaid_at)',
    'SELECT contracts(order_id) + order_steps(from_status, order_id, status) + orders(hand_over_begun_at, handed_over_at, id, status)',
    'SELECT contracts(order_id) + order_steps(from_status, order_id, status) + orders(id, pay_by, status)',
    'SELECT contracts(order_id) + order_steps(from_status, order_id, status) + orders(id, status)',
  ],
  'selling/sell-draft-store.ts': ['DELETE sell_drafts(saved_at)'],
  'session/expiry-store.ts': [
    'DELETE captcha_puzzles(made_at)',
    'DELETE captcha_tickets(expires_at)',
    'DELETE code_budgets(day_begun_at)',
    'DELETE known_networks(used_at)',
    'DELETE login_failures(changed_at)',
    'DELETE sessions(expires_at)',
    'DELETE used_app_tokens(expires_at)',
    'DELETE verification_codes(sent_at)',
  ],
}
