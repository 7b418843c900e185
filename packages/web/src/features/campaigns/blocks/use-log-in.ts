import { useLocation, useNavigate } from 'react-router-dom'
import { usePorts } from '../../../app/queries/ports-context.ts'

/** Leads to the login, and back to where the visit stands, or to another place. */
export function useLogIn(): (to?: string) => Promise<void> {
  const ports = usePorts()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return async (to = pathname + search) => {
    const { returnPath } = await ports()
    returnPath.save(to)
    await navigate('/login')
  }
}
