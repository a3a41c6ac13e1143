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

test('each program’s models are found, with their context and whether they fit where it says so', async () => {
  const ports = {
    Ollama: await program({
      '/api/tags': {
        models: [
          { name: 'huge:405b', size: 10 ** 15 },
          { name: 'qwen3:4b', size: 2_500 },
          { name: 'llama3.1:8b', size: 4_900 },
          { name: 'nomic-embed-text:latest', size: 270 },
          { name: 'gpt-oss:120b-cloud', size: 384 },
        ],
      },
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
  expect(found.map(({ server, model, contextTokens, fits }) => [server, model, contextTokens, fits])).toEqual([
    ['Ollama', 'llama3.1:8b', 32_768, true],
    ['Ollama', 'qwen3:4b', null, true],
    ['Ollama', 'huge:405b', null, false],
    ['LM Studio', 'qwen2.5-7b-instruct', 8_192, null],
    ['llama.cpp', 'model.gguf', 16_384, null],
    ['vLLM', 'Qwen/Qwen2.5-7B-Instruct', 32_768, null],
  ])
  expect(found[0]).toMatchObject({ provider: 'ollama', baseUrl: `http://127.0.0.1:${ports.Ollama}`, bytes: 4_900 })
  expect(found.at(-1)).toMatchObject({ provider: 'openai-compatible', baseUrl: `http://127.0.0.1:${ports.vLLM}/v1` })
})

test('what is not there, is slow, or is something else is left out, within the time', async () => {
  const begun = performance.now()
  const found = await findLocalModels({
    ...nowhere,
    Ollama: await program({ '/api/tags': 'never' }),
    'LM Studio': await program({ '/v1/models': 'elsewhere' }),
    'llama.cpp': await program({ '/v1/models': '<html>' }, 'text/html'),
    vLLM: await program({ '/v1/models': list(...Array.from({ length: 5_000 }, (_, at) => `a-long-name-${at}`)) }),
  })
  expect(found).toEqual([])
  expect(performance.now() - begun).toBeLessThan(2_000)
})
