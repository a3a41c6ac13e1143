// A stand-in for the S3 calls that file storage uses, by their documentation: one bucket, with its name in the path.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type S3Server = Awaited<ReturnType<typeof startS3Server>>

export async function startS3Server(bucket: string) {
  const objects = new Map<string, Buffer>()
  const requests: { method: string; path: string; authorization: string; acl: string | undefined }[] = []
  const state = {
    fault: null as null | { status: number; code: string },
    /** Accepts this many more requests and never answers them. */
    silences: 0,
    /** Sends half of each object, then stalls. */
    stalls: false,
    /** Sends each object byte by byte, with this pause in between. */
    dripMs: 0,
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', headers } = request
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname)
    const acl = headers['x-amz-acl'] as string | undefined
    requests.push({ method, path, authorization: headers.authorization ?? '', acl })
    if (state.silences > 0) {
      state.silences--
      return
    }
    const refuse = (status: number, code: string) => {
      response.writeHead(status, { 'content-type': 'application/xml' })
      response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>as told</Message></Error>`)
    }
    if (state.fault) return refuse(state.fault.status, state.fault.code)
    if (!path.startsWith(`/${bucket}/`)) return refuse(404, 'NoSuchBucket')
    const key = path.slice(bucket.length + 2)
    if (method === 'PUT') {
      objects.set(key, Buffer.concat(chunks))
      response.writeHead(200, { etag: '"made"' }).end()
    } else if (method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else {
      const bytes = objects.get(key)
      if (!bytes) return refuse(404, 'NoSuchKey')
      response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': bytes.length })
      if (state.dripMs > 0) await drip(response, bytes)
      else if (state.stalls) response.write(bytes.subarray(0, bytes.length / 2))
      else response.end(bytes)
    }
  }

  async function drip(response: ServerResponse, bytes: Buffer) {
    for (const byte of bytes) {
      if (response.destroyed) return
      response.write(Uint8Array.of(byte))
      await new Promise((resolve) => setTimeout(resolve, state.dripMs))
    }
    response.end()
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    state,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
