import { fail, type Result } from '@diandu/core/kernel'
import type { CashierMethod } from '@diandu/core/wallet'
import type { ChargeRef, PaymentProvider } from './payments.ts'

const NO_PROVIDER = fail({ kind: 'http', status: 502 } as const)

/** Several providers as one: each charge goes to the provider of its method, and no method may have two. */
export function providersByMethod(providers: readonly PaymentProvider[]): PaymentProvider {
  const providerOf = new Map<CashierMethod, PaymentProvider>()
  for (const provider of providers)
    for (const method of provider.methods) {
      if (providerOf.has(method)) throw new Error(`Two payment providers take ${method}.`)
      providerOf.set(method, provider)
    }
  const at = async <T>({ method }: ChargeRef, act: (provider: PaymentProvider) => Promise<Result<T>>) => {
    const provider = providerOf.get(method)
    return provider === undefined ? NO_PROVIDER : act(provider)
  }
  return {
    methods: [...providerOf.keys()],
    receivers: providers.flatMap(({ receivers }) => receivers),
    // Sheets are WeChat's own, and one provider has them at most.
    sheets: providers.find(({ sheets }) => sheets !== null)?.sheets ?? null,
    open: (charge) => at(charge, (provider) => provider.open(charge)),
    query: (charge) => at(charge, (provider) => provider.query(charge)),
    close: (charge) => at(charge, (provider) => provider.close(charge)),
  }
}
