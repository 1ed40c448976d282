import { BrowserRouter } from 'react-router-dom'
import { Layout } from './layout'
import { Providers } from './providers'
import { AppRoutes } from './router'

export function App() {
  return (
    <BrowserRouter>
      <Providers>
        <Layout>
          <AppRoutes />
        </Layout>
      </Providers>
    </BrowserRouter>
  )
}
