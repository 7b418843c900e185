export type { Ports } from '@diandu/adapters/compose'
