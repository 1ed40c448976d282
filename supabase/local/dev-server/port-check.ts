import { createServer } from 'node:net'

/** Another program listens on the port. The message is for the person at the terminal. */
class PortInUseError extends Error {
  override name = 'PortInUseError'

  constructor(port: number) {
    super(
      `A porta ${port} já está em uso por outro programa neste computador.\n` +
        `  Encerre-o, ou abra o Esboça em outra porta: PORT=${port + 1} npm start`,
    )
  }
}

/** Rejects with `PortInUseError`, before anything is opened that would have to be closed again. */
export function requireFreePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port) : error)
    })
    probe.listen(port, 'localhost', () => probe.close(() => resolve()))
  })
}
