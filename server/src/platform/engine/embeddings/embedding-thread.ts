// A thread that embeds the texts it is started with, then ends, which releases all memory of the model.
import { parentPort, workerData } from 'node:worker_threads'
import { embedTexts } from './embed-texts.ts'

const embeddings = await embedTexts(workerData as string[])
parentPort?.postMessage(embeddings, [embeddings.buffer as ArrayBuffer])
