import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { findLocalModels } from './local-models.ts'

const running: Server[] = []
afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

type Answers = Record<string, unknown>

/** A program on this machine; a function answers by itself. */
async function program(answers: Answers, contentType = 'application/json'): Promise<number> {
  const server = createServer((request, reply) => {
    const answer = answers[request.url ?? '']
    if (answer === undefined) return reply.writeHead(404).end()
    if (answer === 'never') return
    if (answer === 'elsewhere') return reply.writeHead(302, { location: 'http://127.0.0.1:9/v1/models' }).end()
    reply
      .writeHead(200, { 'content-type': contentType })
      .end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  running.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const list = (...ids: string[]) => ({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) })
/** Nothing listens there. */
const nowhere = { Ollama: 9, 'LM Studio': 9, 'llama.cpp': 9, vLLM: 9 }

test('each program’s models are found, with the room they have where it says so', async () => {
  const ports = {
    Ollama: await program({
      '/v1/models': list('qwen3:4b', 'llama3.1:8b', 'nomic-embed-text:latest', 'gpt-oss:120b-cloud'),
      '/api/ps': { models: [{ name: 'llama3.1:8b', context_length: 32_768 }] },
    }),
    'LM Studio': await program({
      '/v1/models': list('qwen2.5-7b-instruct', 'text-thing'),
      '/api/v0/models': {
        data: [
          { id: 'qwen2.5-7b-instruct', type: 'llm', loaded_context_length: 8_192 },
          { id: 'text-thing', type: 'embeddings' },
        ],
      },
    }),
    'llama.cpp': await program({
      '/v1/models': list('model.gguf'),
      '/props': { default_generation_settings: { n_ctx: 16_384 } },
    }),
    vLLM: await program({ '/v1/models': { data: [{ id: 'Qwen/Qwen2.5-7B-Instruct', max_model_len: 32_768 }] } }),
  }
  const found = await findLocalModels(ports, 5_000)
  expect(found.map(({ server, model, contextTokens }) => [server, model, contextTokens])).toEqual([
    ['Ollama', 'llama3.1:8b', 32_768],
    ['Ollama', 'qwen3:4b', null],
    ['LM Studio', 'qwen2.5-7b-instruct', 8_192],
    ['llama.cpp', 'model.gguf', 16_384],
    ['vLLM', 'Qwen/Qwen2.5-7B-Instruct', 32_768],
  ])
  expect(found[0]?.baseUrl).toBe(`http://127.0.0.1:${ports.Ollama}/v1`)
})

test('what is not there, is slow, or is something else is left out, within the time', async () => {
  const begun = performance.now()
  const found = await findLocalModels({
    ...nowhere,
    Ollama: await program({ '/v1/models': 'never' }),
    'LM Studio': await program({ '/v1/models': 'elsewhere' }),
    'llama.cpp': await program({ '/v1/models': '<html>' }, 'text/html'),
    vLLM: await program({ '/v1/models': list(...Array.from({ length: 5_000 }, (_, at) => `a-long-name-${at}`)) }),
  })
  expect(found).toEqual([])
  expect(performance.now() - begun).toBeLessThan(2_000)
})
