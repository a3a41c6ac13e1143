/**
 * Makes a MessagePort look like a network socket to node-postgres, which accepts such a stream instead of its own
 * connection (`new Pool({ stream: () => portStream(port) })`).
 */
import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'

export class PortStream extends Duplex {
  readonly #port: MessagePort

  constructor(port: MessagePort) {
    super()
    this.#port = port
    port.on('message', (bytes: Uint8Array) => this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
    port.on('close', () => {
      this.push(null)
      this.destroy()
    })
  }

  /** Like `net.Socket`: node-postgres connects first and sends on 'connect'. */
  connect(): this {
    queueMicrotask(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    this.#port.ref()
    return this
  }

  unref(): this {
    this.#port.unref()
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#post(chunk)
    done()
  }

  /** The messages of one statement arrive corked together, so they are posted together. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#post(Buffer.concat(chunks.map(({ chunk }) => chunk)))
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close()
    done(error)
  }

  /** Copies the bytes, because node-postgres reuses its write buffer, and transfers the copy. */
  #post(bytes: Uint8Array): void {
    const copy = new Uint8Array(bytes)
    this.#port.postMessage(copy, [copy.buffer])
  }
}
