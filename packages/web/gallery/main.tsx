import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import '../src/styles/tokens.css'
import '../src/styles/base.css'
import '../src/styles/utilities/index.ts'
import { CheckoutScreen } from './checkout-screen.tsx'
import { LoginScreen } from './login-screen.tsx'
import { MarketScreen } from './market-screen.tsx'
import { OrderScreen } from './order-screen.tsx'
import { PiecesScreen } from './pieces-screen.tsx'
import { ShopScreen } from './shop-screen.tsx'
import { StatesScreen } from './states-screen.tsx'

const SCREENS: Readonly<Record<string, () => ReactNode>> = {
  market: MarketScreen,
  shop: ShopScreen,
  checkout: CheckoutScreen,
  order: OrderScreen,
  login: LoginScreen,
  pieces: PiecesScreen,
  states: StatesScreen,
}

const requested = new URLSearchParams(location.search)
const theme = requested.get('theme')
const size = requested.get('size')
if (theme) document.documentElement.dataset['theme'] = theme
if (size) document.documentElement.dataset['size'] = size
const Screen = SCREENS[requested.get('screen') ?? 'market'] ?? MarketScreen
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  )
