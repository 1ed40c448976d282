import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePort } from '../../../tests/free-port.ts'
import { requireFreePort } from './port-check.ts'

it('tells of a port that is taken, and what to do', async () => {
  const port = await freePort()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(port, 'localhost', resolve))
  await expect(requireFreePort(port)).rejects.toThrow(
    `A porta ${port} já está em uso por outro programa neste computador.\n` +
      `  Encerre-o, ou abra o Esboça em outra porta: PORT=${port + 1} npm start`,
  )
  await new Promise((resolve) => other.close(resolve))
})

it('leaves a free port free', async () => {
  const port = await freePort()
  await requireFreePort(port)
  await expect(requireFreePort(port)).resolves.toBeUndefined()
})
