import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { toRechargeStatus, type RechargeView } from '@diandu/core/wallet'

/** The order that a payment is for, once it has paid it: the buyer is led to the order's receipt. */
export function usePaidOrder(recharge: Pick<RechargeView, 'purpose' | 'status'> | undefined): boolean {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const isPaid =
    recharge !== undefined &&
    toRechargeStatus(recharge.status).outcome === 'success' &&
    recharge.purpose !== null &&
    recharge.purpose.outcome !== 'kept'
  const orderId = isPaid ? recharge.purpose?.orderId : undefined
  useEffect(() => {
    if (orderId === undefined) return
    // The cached order is from before the payment.
    queries.removeQueries({ queryKey: ['order', orderId] })
    void queries.invalidateQueries()
    void navigate(`/paysuccess?order=${orderId}`, { replace: true })
  }, [orderId, queries, navigate])
  return orderId !== undefined
}
