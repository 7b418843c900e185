/** What rows are spread by; tables of one group that have the same value stand on one machine, and are joined there. */
export type Group =
  | 'person'
  | 'order'
  | 'contract'
  | 'shop'
  | 'account'
  | 'invoice'
  | 'request'
  | 'service request'
  | 'alert'
  | 'lottery'
  | 'picture'
  | 'itself'

interface Spread {
  readonly about: string
  /** The column of the key, and why where it is not plain. */
  readonly tables: Readonly<Record<string, string | { readonly column: string; readonly why: string }>>
}

export const SPREAD: Readonly<Record<Group, Spread>> = {
  person: {
    about: 'what one person has, does and is told',
    tables: {
      users: 'id',
      addresses: 'user_id',
      alerts: 'user_id',
      archived_message_keys: 'user_id',
      archived_messages: 'user_id',
      bank_cards: 'user_id',
      campaign_reminders: 'user_id',
      coin_balances: 'user_id',
      coin_entries: 'user_id',
      coin_exchanges: 'user_id',
      coin_sign_ins: 'user_id',
      coupon_claims: 'user_id',
      coupons: 'user_id',
      drawn_signatures: 'user_id',
      face_checks: 'user_id',
      favourites: 'user_id',
      idempotency_keys: { column: 'user_id', why: 'a key belongs to who sends it' },
      inbox_messages: 'user_id',
      inbox_switched_off: 'user_id',
      inbox_told: { column: 'user_id', why: 'a trigger writes it beside the message' },
      known_identities: 'user_id',
      known_networks: 'user_id',
      lottery_people: { column: 'user_id', why: 'the tries that a person has left' },
      notices: 'user_id',
      own_accounts: 'user_id',
      payout_holds: 'user_id',
      phone_changes: 'user_id',
      proposals: 'user_id',
      push_devices: 'user_id',
      recharges: 'user_id',
      seller_debts: { column: 'seller_id', why: 'taken from what the seller earns next' },
      sell_drafts: 'user_id',
      unread_identities: 'user_id',
      valuation_records: 'user_id',
      verifications: 'user_id',
      view_history: 'user_id',
      withdrawals: 'user_id',
      won_prizes: 'user_id',
    },
  },
  order: {
    about: 'one deal with its two sides, who read it both',
    tables: {
      orders: 'id',
      contracts: { column: 'order_id', why: 'every reading of an order asks after it' },
      agreed_terms: 'order_id',
      handover_entries: 'order_id',
      order_handovers: 'order_id',
      order_listings: 'order_id',
      order_nudges: 'order_id',
      order_reviews: 'order_id',
      order_steps: 'order_id',
      order_viewings: 'order_id',
      proof_files: 'order_id',
      refunds: 'order_id',
    },
  },
  contract: {
    about: 'the papers and signatures of a contract; once it takes the id of its order, they stand beside it',
    tables: {
      contract_evidence: 'contract_id',
      contract_flows: 'contract_id',
      contract_journal: 'contract_id',
      contract_papers: 'contract_id',
      contract_parties: 'contract_id',
      contract_signatures: 'contract_id',
      identity_attempts: 'contract_id',
      signing_paper_steps: 'contract_id',
      signing_papers: 'contract_id',
    },
  },
  shop: {
    about: 'one shop for sale, and what is said of it',
    tables: {
      shops: 'id',
      inspection_files: 'shop_id',
      past_sales: 'shop_id',
      price_changes: 'shop_id',
      price_offers: { column: 'shop_id', why: 'bargains of a shop exclude each other' },
      sale_steps: 'shop_id',
      sales: 'shop_id',
      shop_details: 'shop_id',
      shop_events: 'shop_id',
      shop_owner_steps: 'shop_id',
      shop_owners: 'shop_id',
      shop_reports: 'shop_id',
      shop_view_days: 'shop_id',
      shop_views: 'shop_id',
    },
  },
  account: {
    about: 'a balance and its lines: a statement is read, and a balance checked, on one machine',
    tables: { accounts: 'id', entries: 'account_id', sealed_balances: 'account_id', archived_balances: 'account_id' },
  },
  invoice: {
    about: 'an invoice with its orders, steps and file',
    tables: { invoices: 'id', invoice_files: 'invoice_id', invoice_orders: 'invoice_id', invoice_steps: 'invoice_id' },
  },
  request: {
    about: 'what a buyer looks for, what fits it and what is offered',
    tables: { buyer_requests: 'id', request_matches: 'request_id', shop_offers: 'request_id' },
  },
  'service request': {
    about: 'a request for a service with its steps',
    tables: { service_requests: 'id', service_request_steps: 'request_id' },
  },
  alert: {
    about: 'what an alert has found and not yet told',
    tables: { alert_matches: 'alert_id' },
  },
  lottery: {
    about: 'draws of one lottery have one order, so they stand in one place',
    tables: { lotteries: 'id', lottery_draws: 'lottery_id', lottery_devices: 'lottery_id' },
  },
  picture: {
    about: 'a picture by its content; an object store takes them over first',
    tables: {
      picture_bytes: 'content_hash',
      picture_sizes: 'content_hash',
    },
  },
  itself: {
    about: 'rows that are found by their own name and belong to nothing else',
    tables: {
      audit_lines: 'id',
      captcha_puzzles: 'id',
      captcha_tickets: 'ticket_hash',
      card_readings: 'card_id',
      code_budgets: 'name',
      guess_games: { column: 'id', why: 'visitors play too' },
      coin_gift_stock: { column: 'gift_id', why: 'one counter for each gift' },
      coupon_offers: { column: 'id', why: 'one counter for each offer' },
      login_failures: 'name_key',
      paper_readings: 'verification_id',
      phone_proofs: 'proof_hash',
      picture_chunks: 'blob_id',
      picture_uses: 'picture_id',
      pictures: 'id',
      postings: { column: 'id', why: 'the head of a posting; its lines stand with their accounts' },
      price_offer_steps: 'offer_id',
      proof_file_chunks: 'file_id',
      request_counts: { column: 'name', why: 'limits of requests, one row for each that is counted' },
      request_steps: { column: 'request_id', why: 'steps of a top-up or a withdrawal' },
      search_days: 'word',
      sessions: { column: 'token_hash', why: 'asked with every request, by the token alone' },
      signing_links: 'secret_hash',
      used_app_tokens: 'token_hash',
      verification_codes: 'mobile',
    },
  },
}

/** Small, read everywhere and seldom changed: every machine has all of it. */
export const REFERENCE: Readonly<Record<string, string>> = {
  announcements: 'some a week',
  article_questions: 'some thousands, read with their article',
  articles: 'some hundreds',
  campaign_applications: 'some hundreds for each campaign',
  campaign_versions: 'some for each campaign',
  let_through_alone: 'a line for each large top-up that one reviewer let through alone',
  lone_reviewers: 'a row for each reviewer',
  sealing_keys: 'some keys',
  search_words: 'the words that search suggests',
  settings: 'some rows',
  signing_authorities: 'one row',
}

/** On the first machine alone, never joined with what is spread. */
export const LOCAL: Readonly<Record<string, string>> = {
  disk_probes: 'tries whether the disk takes what is written',
  archives: 'a row for each month that lies in a file',
  archive_blocks: 'where in such a file which keys are, written with its row',
  book_seals: 'a row for each hour that is closed, written by one job',
  jobs: 'a row for each job, leased from one place',
  sandbox_charges: 'demonstration',
  sandbox_chat_messages: 'demonstration',
  sandbox_keys: 'demonstration',
  sandbox_messages: 'demonstration',
  sandbox_notices: 'demonstration',
  sandbox_pushes: 'demonstration',
  sandbox_visits: 'demonstration',
  sandbox_wechat_codes: 'demonstration',
  servers: 'a row for each server that stands, a few, read when an old version ends',
  schema_migrations: 'which migrations were applied',
}

export type TableKey =
  | { readonly kind: 'spread'; readonly group: Group; readonly column: string }
  | { readonly kind: 'reference' | 'local' }

export const TABLE_KEYS: ReadonlyMap<string, TableKey> = new Map<string, TableKey>([
  ...(Object.entries(SPREAD) as readonly (readonly [Group, Spread])[]).flatMap(([group, { tables }]) =>
    Object.entries(tables).map(([table, key]): [string, TableKey] => [
      table,
      { kind: 'spread', group, column: typeof key === 'string' ? key : key.column },
    ]),
  ),
  ...Object.keys(REFERENCE).map((table): [string, TableKey] => [table, { kind: 'reference' }]),
  ...Object.keys(LOCAL).map((table): [string, TableKey] => [table, { kind: 'local' }]),
])
