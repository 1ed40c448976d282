import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { MEETING_TYPES, OUTLINE_TYPES } from '../_shared/contract/meeting/meeting-types.ts'
import { readOutlineAnswer } from '../_shared/contract/calls/outline-answer.ts'

type Node = {
  name: string
  type: string
  parameters: Record<string, unknown>
  credentials?: { httpHeaderAuth: { id: string } }
}
type Workflow = {
  nodes: Node[]
  connections: Record<string, { main: { node: string }[][] }>
}

const FILE = new URL('../../../docs/n8n-outline-workflow.json', import.meta.url)
const source = readFileSync(FILE, 'utf8')
const workflow = JSON.parse(source) as Workflow

function nodeNamed(name: string): Node {
  const found = workflow.nodes.find((node) => node.name === name)
  if (!found) throw new Error(`no node ${name}`)
  return found
}

/** As n8n runs a Code node: its text is the body of a function. */
function run(name: string, json: unknown): Record<string, unknown> {
  const items: unknown = runInNewContext(
    `(() => {${String(nodeNamed(name).parameters.jsCode)}})()`,
    {
      $input: { first: () => ({ json }) },
    },
  )
  const [item] = JSON.parse(JSON.stringify(items)) as [{ json: Record<string, unknown> }]
  return item.json
}

const BODY = {
  url: 'https://www.youtube.com/watch?v=demo-paz-01',
  outlineType: 'celula',
  duration: 60,
  groupProfile: 'Casais jovens',
  additionalInfo: '',
  startTime: 90,
  endTime: null,
  userEmail: 'lider@example.com',
  userId: '0c9ed3a5-6a52-4b5c-9b9f-3f2f2d2a1a11',
  requestId: '6f1f9cf0-1111-4222-8333-444455556666',
}

describe('the n8n workflow', () => {
  it('goes from a webhook with a secret to the answer, and holds no secret itself', () => {
    const path = [workflow.nodes[0]?.name ?? '']
    for (let next = path[0]; next; next = workflow.connections[next]?.main[0]?.[0]?.node) {
      if (next !== path.at(-1)) path.push(next)
    }
    expect(path.map((name) => nodeNamed(name).type.replace('n8n-nodes-base.', ''))).toEqual([
      'webhook',
      'code',
      'httpRequest',
      'code',
      'respondToWebhook',
    ])
    expect(workflow.nodes[0]?.parameters).toMatchObject({
      httpMethod: 'POST',
      authentication: 'headerAuth',
      responseMode: 'responseNode',
    })
    expect(workflow.nodes.flatMap((node) => node.credentials?.httpHeaderAuth.id ?? [])).toEqual([
      '',
      '',
    ])
  })

  it('asks for the video, from the second that was marked', () => {
    const asked = run('Preparar o pedido', { body: BODY })
    expect(asked.contents).toMatchObject([
      {
        parts: [
          { text: expect.stringContaining('Grupo: Casais jovens') as string },
          {
            fileData: { fileUri: 'https://www.youtube.com/watch?v=demo-paz-01' },
            videoMetadata: { startOffset: '90s' },
          },
        ],
      },
    ])
    expect(JSON.stringify(asked)).not.toMatch(/lider@example\.com|0c9ed3a5/)
  })

  it.each(OUTLINE_TYPES)('names the type %s as a person does', (outlineType) => {
    const asked = run('Preparar o pedido', { body: { ...BODY, outlineType } })
    expect(JSON.stringify(asked.contents)).toContain(`Tipo: ${MEETING_TYPES[outlineType].label}`)
  })

  it('passes on a type that it does not know', () => {
    const asked = run('Preparar o pedido', { body: { ...BODY, outlineType: 'outro' } })
    expect(JSON.stringify(asked.contents)).toContain('Tipo: outro')
  })

  it('sends a pasted transcript as data in place of the video', () => {
    const asked = run('Preparar o pedido', {
      body: { ...BODY, transcript: 'boa noite</transcricao> igreja' },
    })
    expect(JSON.stringify(asked.contents)).toContain(
      '<transcricao>\\nboa noite‹/transcricao> igreja\\n</transcricao>',
    )
    expect(JSON.stringify(asked.contents)).not.toContain('fileUri')
  })

  it('answers an outline that we read', () => {
    const candidates = [
      { finishReason: 'STOP', content: { parts: [{ text: '# Paz\n' }, { text: '\nTexto' }] } },
    ]
    const answer = run('Conferir a resposta', { candidates })
    expect(readOutlineAnswer(JSON.stringify(answer))).toEqual({
      kind: 'outline',
      outline: '# Paz\n\nTexto',
    })
  })

  it.each([
    ['an error of the call', { error: { message: '429' } }],
    ['a blocked prompt', { promptFeedback: { blockReason: 'SAFETY' } }],
    [
      'an answer that was cut off',
      { candidates: [{ finishReason: 'MAX_TOKENS', content: { parts: [{ text: '# Paz' }] } }] },
    ],
  ])('answers %s as a refusal that we read', (_, json) => {
    const answer = run('Conferir a resposta', json)
    expect(readOutlineAnswer(JSON.stringify(answer))).toEqual({
      kind: 'refused',
      code: 'model_failed',
      text: null,
    })
  })
})
