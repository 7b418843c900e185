import { bringRefusals } from '@diandu/core/messages'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Console } from './app/frame/console.tsx'
import { browserPorts, browserStore } from './composition/browser-ports.ts'
import { englishRefusals } from './messages/refusals.messages.ts'
import './styles.css'

bringRefusals('en', englishRefusals)

const root = document.getElementById('root')
if (root === null) throw new Error('The document has no place for the console')

const ports = browserPorts()

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Console
        ports={ports}
        store={browserStore()}
        clock={ports.clock}
        prefersDark={window.matchMedia('(prefers-color-scheme: dark)').matches}
        prefersLessMotion={window.matchMedia('(prefers-reduced-motion: reduce)').matches}
        nonce={document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''}
      />
    </BrowserRouter>
  </StrictMode>,
)
