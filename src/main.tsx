import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '@/app/app'
import { captureAuthLink } from '@/lib/auth-link'
import '@/styles/index.css'

captureAuthLink()

// React writes its own title beside one that is already there
for (const element of document.querySelectorAll('[data-shell]')) element.remove()

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
