export type { Ports, ShareData } from '@diandu/adapters/compose'
